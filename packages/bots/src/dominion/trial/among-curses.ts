import {
  ACTION,
  asCard,
  type Card,
  COPPER,
  CURSE,
  type DominionRules,
  ESTATE,
  moveNumber,
  optionNumber,
  rulesWith,
  type State,
  type Tables,
  TYPES,
} from '@kartentisch/dominion'
import { type Answer, at, type Driver, isMove, type Question, type Seat, seat, seeded } from '@kartentisch/kernel'
import { NO_TRAITS, type OptionTraits, type Traits, type Trashed } from './traits.ts'

const YES = optionNumber('yes')
const NO = optionNumber('no')
const HAND = 5
const SMALL_HAND = 3
const DECK = 15
/** So many Actions are hardly ever played before another. */
const MOST_BEFORE = 5

/** How something is tried: as little as possible is done with it, but for this. */
interface Way {
  /** Taken where it is offered. */
  readonly option?: number
  /** Held, and trashed where it may be. */
  readonly trash?: Card
  readonly hand?: number
  /** Other Actions of the turn before it. */
  readonly before?: number
}

/** Plays one card, takes the dearest card where one is gained, and else does no more than it must. */
class Trial implements Driver {
  readonly hears = false
  /** What its player could choose from, and as what the card could be played. */
  offered: Answer = []
  playedAs: Answer = []
  mayAgree = false
  readonly gains: { readonly card: number; readonly choices: Answer }[] = []
  readonly #move: number
  readonly #cost: (card: number) => number
  readonly #way: Way
  readonly #seat: Seat

  constructor(move: number, seat: Seat, cost: (card: number) => number, way: Way) {
    this.#move = move
    this.#seat = seat
    this.#cost = cost
    this.#way = way
  }

  ask(question: Question): Answer {
    if (isMove(question)) return [this.#move]
    const { choices, min, step, of, from, whose } = question
    if (whose === this.#seat) {
      if (of === 'option') return this.#choose(question)
      if (step === 'trash' && from === 'hand') return this.#trash(question)
      if (step === 'play' && from === 'supply') this.playedAs = choices
      if (step === 'gain' && of === 'card') return this.#gain(choices)
    }
    if (of === 'option' && choices.includes(NO)) return [NO]
    // What is to be trashed isn't given away before.
    const { trash } = this.#way
    return choices.toSorted((a, b) => Number(a === trash) - Number(b === trash)).slice(0, min)
  }

  #choose({ choices, min, step }: Question): Answer {
    const { option } = this.#way
    if (choices.includes(NO)) {
      this.mayAgree = true
      return [option === YES ? YES : NO]
    }
    if (step !== 'choose' || min !== 1) return choices.slice(0, min)
    this.offered = choices
    return option === undefined || !choices.includes(option) ? choices.slice(0, 1) : [option]
  }

  #trash({ choices, min }: Question): Answer {
    const { trash } = this.#way
    if (trash === undefined || !choices.includes(trash)) return choices.slice(0, min)
    const others = [...choices]
    others.splice(others.indexOf(trash), 1)
    return [trash, ...others.slice(0, min - 1)]
  }

  #gain(choices: Answer): Answer {
    const card = choices.reduce((best, other) => (this.#cost(other) > this.#cost(best) ? other : best))
    this.gains.push({ card, choices })
    return [card]
  }

  tell(): void {}
}

/** What came of trying something once. */
interface Outcome {
  readonly traits: Traits
  readonly trial: Trial
  readonly gained: readonly Card[]
  readonly trashed: readonly Card[]
}

const curses = (n: number): Card[] => Array.from({ length: n }, () => CURSE)

/**
 * Tries things out with nothing but Curses around: those do nothing themselves, so that what comes of it is the thing's
 * own.
 */
export class AmongCurses {
  readonly #rules: DominionRules

  constructor(tables: Tables) {
    this.#rules = rulesWith(tables)
  }

  /** What every card of the game gives when it is played once. */
  traits(): Traits[] {
    return this.#rules.tables.faces.map(({ play }, card) =>
      play === undefined ? NO_TRAITS : this.#everyWay(asCard(card)),
    )
  }

  /**
   * What comes of trashing each card with each card and event, by their numbers, where it depends on what is trashed;
   * nothing where it doesn't.
   */
  trashed(): (readonly (Trashed | undefined)[] | undefined)[] {
    const { tables } = this.#rules
    const action = tables.all.filter(card => tables.is(card, ACTION)).slice(0, 1)
    // What is another card whenever it is played trashes nothing of its own accord.
    const acts = tables.faces.map(({ play }, card) => play !== undefined && !tables.is(asCard(card), TYPES.command))
    return [...acts, ...tables.events.map(() => true)].map((tries, thing) => {
      const trashes = tries && [COPPER, ESTATE, ...action].some(card => this.#trashing(thing, card) !== undefined)
      if (!trashes) return undefined
      const found = tables.all.map(card => this.#trashing(thing, card))
      // Some cards do something by being trashed, whatever trashes them.
      const usual = found.filter((_, card) => tables.faces[card]?.onTrash === undefined)
      return new Set(usual.map(one => JSON.stringify(one))).size > 1 ? found : undefined
    })
  }

  /** What a card does, and what it does by each option where it offers some. */
  #everyWay(card: Card): Traits {
    const { traits, trial } = this.#try(card, {})
    const playedAs = trial.playedAs.map(asCard)
    // What is another card whenever it is played gives nothing of its own.
    if (this.#rules.tables.is(card, TYPES.command)) return { ...NO_TRAITS, playedAs }
    const options = trial.offered.map((option): OptionTraits => ({ option, ...this.#try(card, { option }).traits }))
    const agreed = trial.mayAgree ? this.#try(card, { option: YES }).traits : undefined
    const drawsTo = options.length === 0 && traits.cards > 0 ? this.#drawsTo(card, traits.cards) : undefined
    return { ...traits, options, agreed, playedAs, drawsTo, wakesAfter: this.#wakesAfter(card, traits) }
  }

  #wakesAfter(card: Card, first: Traits): number | undefined {
    if (!this.#rules.tables.is(card, ACTION)) return undefined
    const more = ({ actions, cards, coins }: Traits) =>
      actions > first.actions || cards > first.cards || coins > first.coins
    for (let before = 1; before < MOST_BEFORE; before++) if (more(this.#try(card, { before }).traits)) return before
    return undefined
  }

  #drawsTo(card: Card, cards: number): number | undefined {
    const more = this.#try(card, { hand: SMALL_HAND }).traits.cards
    return more === cards + HAND - SMALL_HAND ? cards + HAND - 1 : undefined
  }

  #trashing(thing: number, trash: Card): Trashed | undefined {
    const { traits, trial, gained, trashed } = this.#try(thing, { trash })
    if (!trashed.includes(trash)) return undefined
    const asked = [...trial.gains]
    const gains = gained.map(card => {
      const i = asked.findIndex(one => one.card === card)
      return i < 0 ? [card] : (asked.splice(i, 1)[0]?.choices.map(asCard) ?? [card])
    })
    return { traits: { ...traits, gains: 0 }, gains }
  }

  /** Plays a card, or buys an event. */
  #try(thing: number, way: Way): Outcome {
    const { tables } = this.#rules
    const cost = (card: number) => tables.coins[card] ?? 0
    const state = this.#rules.lay(seeded('trial'))
    for (const player of state.players) Object.assign(player, { hand: curses(HAND), deck: curses(DECK) })
    const { turn } = state
    const me = at(state.players, turn.seat)
    const isCard = thing < tables.faces.length
    const event = isCard ? undefined : tables.events[thing - tables.faces.length]
    const isAction = isCard && tables.is(asCard(thing), ACTION)
    turn.phase = isAction ? 'action' : 'buy'
    turn.actions = isAction ? 1 : 0
    turn.actionsPlayed = way.before ?? 0
    turn.coins = event?.cost.coins ?? 0
    const held = [...(isCard ? [asCard(thing)] : []), ...(way.trash === undefined ? [] : [way.trash])]
    const size = way.hand ?? HAND
    me.hand = [...held, ...curses(size - held.length)]
    me.coffers = 0
    const move = isCard ? moveNumber('play', asCard(thing)) : moveNumber('event', thing - tables.faces.length)
    const trial = new Trial(move, turn.seat, cost, way)
    this.#rules.play(state, trial).step()
    const trashed = way.option === undefined && way.trash === undefined ? 0 : state.trash.length
    const neighbour = at(state.players, (turn.seat + 1) % state.players.length)
    const traits = {
      ...NO_TRAITS,
      mustTrash: way.option === undefined ? 0 : trashed,
      cards: me.hand.length - (isCard ? size - 1 : size) + trashed,
      actions: turn.actions,
      buys: turn.buys - 1,
      coins: turn.coins,
      potions: turn.potions,
      coffers: me.coffers,
      vp: me.vp,
      gains: turn.gains.reduce((sum, gained) => sum + cost(gained), 0),
      curses: gainedBy(state, turn.seat + 1),
      handLoss: HAND - neighbour.hand.length,
    }
    return { traits, trial, gained: turn.gains, trashed: state.trash }
  }
}

/** How many cards a player has more than they began with. */
function gainedBy(state: State, n: number): number {
  const { deck, hand, discard, aside } = state.players[seat(n % state.players.length)] ?? {}
  const sizes = [deck, hand, discard, aside].map(zone => zone?.length ?? 0)
  return sizes.reduce((sum, size) => sum + size, 0) - HAND - DECK
}
