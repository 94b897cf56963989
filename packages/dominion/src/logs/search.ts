import {
  type Answer,
  at,
  type Driver,
  type Event,
  objection,
  type Question,
  type Random,
  type Seat,
  seat as seatOf,
  shuffle,
} from '@kartentisch/kernel'
import type { DominionRules } from '../rules.ts'
import type { State } from '../state.ts'
import { candidates } from './candidates.ts'
import { foreseen } from './foresight.ts'
import { follow, namedRest, type Place } from './place.ts'
import type { LogLine } from './read.ts'
import { isInner, isTold, saidOf, type Telling } from './said.ts'
import { PLACED, type Shuffles, type Slot, shuffleOf, slotOf } from './shuffles.ts'

/** What happens isn't what the log says. */
const UNFIT = Symbol('unfit')
/** Unseen cards have changed places: the step is begun anew. */
const CHANGED = Symbol('changed')
/** The log has come to its end in the midst of a step. */
const ENDED = Symbol('ended')

/** Where the shuffled cards of each player have come to lie, as far as it matters what they are. */
interface Whereabouts {
  /** From the bottom up. */
  readonly decks: Slot[][]
  /** In hand, never seen. */
  readonly hands: Slot[][]
  /** Discarded since the last shuffle, never seen. */
  readonly spent: Slot[][]
  /** Discarded before the last shuffle, never seen. */
  readonly past: Slot[][]
  readonly seen: Set<Slot>
}

const copied = ({ decks, hands, spent, past, seen }: Whereabouts): Whereabouts => ({
  decks: decks.map(deck => [...deck]),
  hands: hands.map(hand => [...hand]),
  spent: spent.map(pile => [...pile]),
  past: past.map(pile => [...pile]),
  seen: new Set(seen),
})

/** Cards that are looked at are told from those in hand only while something is done. */
const isHeld = (zone: string): boolean => zone === 'hand' || zone === 'looked'

interface Branch {
  readonly ways: readonly Answer[]
  index: number
}

/** A quiet point on the way through a log, and the ways that lead on from it. */
interface Frame {
  readonly state: State
  readonly place: Place
  readonly where: Whereabouts
  /** How many shuffles came before. */
  readonly shuffles: number
  readonly branches: Branch[]
  changes: number
}

/** One try at a step: gives answers, and compares what happens with the log. */
class Try implements Driver {
  readonly hears = true
  readonly #search: Search
  readonly #frame: Frame
  readonly #state: State
  readonly where: Whereabouts
  readonly answers: Answer[] = []
  place: Place
  shuffles: number
  #depth = 0
  /** Results of shuffles that haven't come into a deck yet, by player. */
  readonly #shuffled = new Map<number, Slot[]>()

  constructor(search: Search, frame: Frame, state: State) {
    this.#search = search
    this.#frame = frame
    this.#state = state
    this.where = copied(frame.where)
    this.place = frame.place
    this.shuffles = frame.shuffles
  }

  ask(question: Question): Answer {
    const { branches } = this.#frame
    const known = branches[this.#depth]
    if (known === undefined) {
      this.#bringIntoHand(question)
      const { rules, lines } = this.#search
      const ways = candidates(rules.tables, lines, this.place, question)
      branches.push({ ways, index: 0 })
    }
    const branch = at(branches, this.#depth++)
    const answer = branch.ways[branch.index]
    if (answer === undefined || objection(question, answer) !== undefined) throw UNFIT
    this.answers.push(answer)
    return answer
  }

  shuffle(cards: number[]): boolean {
    if (cards.length < 2) return true
    const { players } = this.#state
    const whose = players.findIndex(({ discard, deck }) => discard === cards || deck === cards)
    const index = this.shuffles++
    const result = this.#search.shuffles.result(index, cards, () => this.#guess(whose, cards))
    cards.splice(0, cards.length, ...result)
    const slots = cards.map((_, i) => slotOf(index, i))
    const under = players[whose]?.deck === cards ? [] : (this.where.decks[whose] ?? [])
    this.#shuffled.set(whose, [...slots, ...under])
    this.where.past[whose] = this.where.spent[whose] ?? []
    this.where.spent[whose] = []
    return true
  }

  #guess(whose: number, cards: readonly number[]): number[] {
    const { rules, lines, random } = this.#search
    const player = this.#state.players[whose]
    if (player === undefined) {
      const guessed = [...cards]
      shuffle(random, guessed)
      return guessed
    }
    const deck = player.deck === cards ? [] : player.deck
    const shuffling = { seat: seatOf(whose), hand: player.hand, deck, cards, line: this.place.line }
    return foreseen(rules.tables, lines, shuffling, random)
  }

  tell(event: Event): void {
    const { seat } = event
    const lifted = this.#lift(seat, event)
    const { tables } = this.#search.rules
    const said = saidOf(tables, event)
    const { telling } = this.#search
    if (!isTold(said, telling)) {
      if (event.type === 'discard' || event.type === 'deck-to-discard') this.#spend(seat, event, lifted)
      return
    }
    const { lines } = this.#search
    const line = lines[this.place.line]
    if (line === undefined && said.optional !== true) throw ENDED
    const next = follow(lines, this.place, said, telling, isInner(tables, said.verb, event.about))
    if (next === undefined) {
      if (line?.verb === said.verb && line.seat === seat) this.#mend(event, lifted)
      throw UNFIT
    }
    const isNamed = line?.cards !== undefined && next !== this.place
    this.place = next
    this.#search.reached(next.line)
    this.#keepTrack(event, lifted, isNamed)
  }

  /** The slots that an event has taken off the deck, from the top down; the deck's slots follow its length. */
  #lift(seat: Seat, event: Event): Slot[] {
    for (const [whose, slots] of this.#shuffled) this.where.decks[whose] = slots
    this.#shuffled.clear()
    const { deck } = at(this.#state.players, seat)
    const slots = at(this.where.decks, seat)
    if (slots.length > deck.length) return slots.splice(deck.length).reverse()
    if (slots.length < deck.length) {
      const put = event.to === 'deck' ? this.#handSlots(seat, event.cards) : []
      while (slots.length < deck.length) slots.push(put.shift() ?? PLACED)
      return []
    }
    return event.from === 'deck' && event.to === '' ? slots.slice(-1) : []
  }

  /** Unseen slots in hand that hold these cards; PLACED for a card that has none. They leave the hand. */
  #handSlots(seat: Seat, cards: readonly number[]): Slot[] {
    const hand = at(this.where.hands, seat)
    return cards.map(card => {
      const i = hand.findIndex(slot => this.#search.shuffles.card(slot) === card)
      return i < 0 ? PLACED : at(hand.splice(i, 1), 0)
    })
  }

  #spend(seat: Seat, event: Event, lifted: readonly Slot[]): void {
    const spent = at(this.where.spent, seat)
    spent.push(...lifted.filter(slot => slot >= 0))
    if (isHeld(event.from)) spent.push(...this.#handSlots(seat, event.cards).filter(slot => slot >= 0))
  }

  #keepTrack(event: Event, lifted: readonly Slot[], isNamed: boolean): void {
    const { seat, from, to, type, cards } = event
    if (type === 'all-to-hand') {
      for (const slot of [...lifted, ...at(this.where.spent, seat)])
        if (slot >= 0) at(this.where.hands, seat).push(slot)
      this.where.spent[seat] = []
      return
    }
    if (isNamed) {
      for (const slot of lifted) if (slot >= 0) this.where.seen.add(slot)
      if (isHeld(from) && to !== 'deck' && type !== 'reveal')
        for (const slot of this.#handSlots(seat, cards)) if (slot >= 0) this.where.seen.add(slot)
      return
    }
    if (isHeld(to)) at(this.where.hands, seat).push(...lifted.filter(slot => slot >= 0))
    else this.#spend(seat, event, lifted)
  }

  /** Other cards should have come from the deck or the hand: lets unseen ones change places, if any can. */
  #mend(event: Event, lifted: readonly Slot[]): void {
    const { shuffles, rules, lines } = this.#search
    const wanted = namedRest(lines, this.place).map(id => rules.tables.number(id))
    const slots = lifted.length > 0 ? lifted : isHeld(event.from) ? at(this.where.hands, event.seat) : []
    const take = (card: number): boolean => {
      const i = wanted.indexOf(card)
      if (i >= 0) wanted.splice(i, 1)
      return i >= 0
    }
    const isFree = (slot: Slot) => slot >= 0 && !this.where.seen.has(slot)
    // What is known to lie there is accounted for first.
    for (const [i, slot] of lifted.entries()) if (!isFree(slot)) take(event.cards[i] ?? -1)
    const wrong = slots.filter(slot => isFree(slot) && !take(shuffles.card(slot)))
    for (const slot of wrong) for (const card of wanted) this.#exchange(event.seat, slot, card, slots)
  }

  /** Cards that a player shows from the hand must have been drawn, if nobody has seen what was. */
  #bringIntoHand({ whose, from, step }: Question): void {
    const { rules, lines, shuffles } = this.#search
    if (step !== 'move' && from !== 'hand') return
    const line = lines[this.place.line]
    const shows = ['play', 'discard', 'trash', 'reveal', 'put-on-deck', 'pass', 'set-aside']
    if (line?.seat !== whose || !shows.includes(line.verb) || line.again) return
    if (step === 'move' && line.verb !== 'play') return
    const spare: number[] = [...at(this.#state.players, whose).hand]
    const missing = namedRest(lines, this.place)
      .map(id => rules.tables.number(id))
      .filter(card => {
        const i = spare.indexOf(card)
        if (i >= 0) spare.splice(i, 1)
        return i < 0
      })
    if (missing.length === 0) return
    const needed = this.#neededSoon(whose)
    const isNeeded = (slot: Slot) => needed.has(shuffles.card(slot))
    const held = at(this.where.hands, whose)
    const unseen = held
      .filter(slot => !this.where.seen.has(slot) && spare.includes(shuffles.card(slot)))
      .toSorted((a, b) => Number(isNeeded(a)) - Number(isNeeded(b)))
    for (const card of missing) for (const slot of unseen) this.#exchange(whose, slot, card, held)
    // Or something else that is played comes into the hand, and what was meant takes its place after that.
    for (const slot of unseen) if (!isNeeded(slot)) for (const other of needed) this.#exchange(whose, slot, other, held)
  }

  /** The cards a player plays in the rest of the turn. */
  #neededSoon(seat: Seat): Set<number> {
    const { lines, rules } = this.#search
    const needed = new Set<number>()
    for (let i = this.place.line; i < lines.length; i++) {
      const line = at(lines, i)
      if (line.verb === 'turn') break
      if (line.seat === seat && line.verb === 'play')
        for (const id of line.cards ?? []) needed.add(rules.tables.number(id))
    }
    return needed
  }

  /** Brings the wanted card to an unseen place, in exchange for what lies there, if that can have been. */
  #exchange(seat: Seat, slot: Slot, card: number, besides: readonly Slot[]): void {
    const { decks, hands, spent, past, seen } = this.where
    const { shuffles } = this.#search
    const holds = (other: Slot) => other >= 0 && !seen.has(other) && shuffles.card(other) === card
    const having = [...at(decks, seat), ...at(spent, seat), ...at(hands, seat)].filter(
      other => holds(other) && !besides.includes(other),
    )
    const other = having.find(one => shuffleOf(one) === shuffleOf(slot))
    if (other !== undefined) {
      this.#put(seat, slot, other)
      shuffles.swap(slot, other)
      throw CHANGED
    }
    // A card of another shuffle, if one like it may have been discarded unseen between the two.
    const unseenBefore = (like: Slot, held: number) =>
      at(past, seat).find(
        one => shuffleOf(one) === shuffleOf(like) && !seen.has(one) && one !== like && shuffles.card(one) === held,
      )
    for (const one of having) {
      const [early, late] = shuffleOf(one) < shuffleOf(slot) ? [one, slot] : [slot, one]
      const before = unseenBefore(early, shuffles.card(late))
      if (before === undefined) continue
      this.#put(seat, slot, one)
      shuffles.replace(late, shuffles.card(early))
      shuffles.swap(early, before)
      throw CHANGED
    }
  }

  /** Lets two cards change places on the table from which the step begins. */
  #put(seat: Seat, a: Slot, b: Slot): void {
    const { shuffles } = this.#search
    const { where, state } = this.#frame
    const player: Record<'deck' | 'hand' | 'discard', number[]> = at(state.players, seat)
    const put = (slot: Slot, was: number, is: number) => {
      const i = at(where.decks, seat).indexOf(slot)
      if (i >= 0) player.deck[i] = is
      else if (at(where.hands, seat).includes(slot)) player.hand[player.hand.indexOf(was)] = is
      else if (at(where.spent, seat).includes(slot)) player.discard[player.discard.indexOf(was)] = is
    }
    const [one, other] = [shuffles.card(a), shuffles.card(b)]
    put(a, one, other)
    put(b, other, one)
  }
}

/** Begun anew more often, a step goes round in circles. */
const MOST_CHANGES = 80

/** A way through a log. */
export interface Found {
  readonly found: true
  readonly answers: readonly Answer[]
  readonly shuffles: number
  /** Unless the log breaks off in the midst of a move, which isn't among the answers then. */
  readonly whole: boolean
}

type Outcome = Found | { readonly found: false; readonly line: number; readonly tired: boolean }

/** Goes through a log with the rules as judge, back and on again where it doesn't fit. */
export class Search {
  readonly rules: DominionRules
  readonly lines: readonly LogLine[]
  readonly shuffles: Shuffles
  readonly telling: Telling
  /** By which it is guessed how unseen cards lie. */
  readonly random: Random
  /** How many tries may lead no further than one has come already. */
  readonly #tries: number
  readonly #goOn: () => boolean
  #left: number
  #furthest = 0

  constructor(
    rules: DominionRules,
    lines: readonly LogLine[],
    shuffles: Shuffles,
    telling: Telling,
    tries: number,
    random: Random,
    goOn: () => boolean,
  ) {
    this.random = random
    this.#goOn = goOn
    this.rules = rules
    this.lines = lines
    this.shuffles = shuffles
    this.telling = telling
    this.#tries = tries
    this.#left = tries
  }

  reached(line: number): void {
    if (line <= this.#furthest) return
    this.#furthest = line
    this.#left = this.#tries
  }

  run(start: Omit<Frame, 'branches' | 'changes'>): Outcome {
    const frames: Frame[] = [{ ...start, branches: [], changes: 0 }]
    const answers: (readonly Answer[])[] = []
    const done = (whole: boolean): Outcome => {
      const shuffles = at(frames, frames.length - 1).shuffles
      return { found: true, answers: answers.flat(), shuffles, whole }
    }
    for (;;) {
      const frame = frames.at(-1)
      if (frame === undefined || this.#left-- <= 0 || !this.#goOn())
        return { found: false, line: this.#furthest, tired: frame !== undefined }
      if (frame.place.line >= this.lines.length) return done(true)
      const taken = this.rules.over(frame.state) ? UNFIT : this.#step(frame)
      if (taken === ENDED) return done(false)
      if (taken !== UNFIT && taken !== CHANGED) {
        frames.push(taken.frame)
        answers.push(taken.answers)
      } else if (taken === UNFIT) {
        // The way that was taken last is a wrong one, here or before.
        while (frames.length > 0 && !nextWay(at(frames, frames.length - 1))) {
          frames.pop()
          answers.pop()
        }
      } else if (frame.changes++ > MOST_CHANGES && !nextWay(frame)) {
        frames.pop()
        answers.pop()
      }
    }
  }

  #step(frame: Frame) {
    const state = this.rules.copy(frame.state)
    const attempt = new Try(this, frame, state)
    try {
      this.rules.play(state, attempt).step()
    } catch (signal) {
      if (signal === UNFIT || signal === CHANGED || signal === ENDED) return signal
      throw signal
    }
    const { place, where, shuffles, answers } = attempt
    const next: Frame = { state, place, where, shuffles, branches: [], changes: 0 }
    return { frame: next, answers }
  }
}

/** Takes the next way not gone yet; answers whether there is one. */
function nextWay({ branches }: Frame): boolean {
  for (;;) {
    const branch = branches.at(-1)
    if (branch === undefined) return false
    if (++branch.index < branch.ways.length) return true
    branches.pop()
  }
}
