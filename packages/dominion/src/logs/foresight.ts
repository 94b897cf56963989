import { at, below, last, type Random, type Seat, shuffle } from '@kartentisch/kernel'
import type { Tables } from '../tables.ts'
import type { LogLine } from './read.ts'
import { UNNAMED, type Verb } from './said.ts'

/** What shows cards that a player held, or had taken off the deck before. */
const SHOWS: readonly Verb[] = ['play', 'discard', 'trash', 'put-on-deck', 'pass', 'set-aside']
/** So many lines after the cards have gone round are looked at for what is needed next. */
const FAR = 120

/** A time during which a player has one hand: from clean-up to clean-up. */
interface Hand {
  /** Cards that it is known to hold. */
  readonly known: number[]
  /** Places in the shuffle, counted from the top, that come into it, and the line by which they do. */
  readonly places: { readonly place: number; readonly line: number }[]
  /** Cards it shows that weren't known, and where. */
  readonly needs: { readonly card: number; readonly line: number }[]
}

const newHand = (known: readonly number[] = []): Hand => ({ known: [...known], places: [], needs: [] })

/** A player whose discard pile is shuffled. */
export interface Shuffling {
  readonly seat: Seat
  readonly hand: readonly number[]
  /** What is left of the deck, from the bottom up. */
  readonly deck: readonly number[]
  readonly cards: readonly number[]
  /** The next line of the log. */
  readonly line: number
}

function takeFrom(pool: number[], card: number): boolean {
  const i = pool.indexOf(card)
  if (i >= 0) pool.splice(i, 1)
  return i >= 0
}

/** Whether a line is the drawing of a new hand: the last thing in a turn. */
function isCleanUp(lines: readonly LogLine[], i: number, active: Seat | undefined): boolean {
  const line = at(lines, i)
  if (line.verb !== 'draw' || line.seat !== active) return false
  const next = lines[i + 1]
  return next === undefined || next.verb === 'turn'
}

/** Reads ahead what comes off a shuffled deck, into which hands, and what these show. */
class Ahead {
  readonly hands: Hand[]
  /** Cards that lie at a place for sure, by their places from the top. */
  readonly named = new Map<number, number>()
  readonly #tables: Tables
  readonly #lines: readonly LogLine[]
  readonly #seat: Seat
  readonly #size: number
  readonly #deck: number[]
  #next = 0

  constructor(tables: Tables, lines: readonly LogLine[], { seat, hand, deck, cards, line }: Shuffling) {
    this.#tables = tables
    this.#lines = lines
    this.#seat = seat
    this.#size = cards.length
    this.#deck = [...deck]
    this.hands = [newHand(hand)]
    this.#read(line)
  }

  /** Reads on until the cards have gone round, and what the last hand with one of them shows. */
  #read(from: number): void {
    let active = this.#lines.slice(0, from).findLast(({ verb }) => verb === 'turn')?.seat
    for (let i = from; i < this.#lines.length; i++) {
      const line = at(this.#lines, i)
      if (line.verb === 'turn') active = line.seat
      if (line.seat !== this.#seat) continue
      if (isCleanUp(this.#lines, i, active)) {
        if (this.#next >= this.#size) return
        this.hands.push(newHand())
      }
      this.#take(line, i)
    }
  }

  #numbers = ({ cards = [] }: LogLine): number[] =>
    cards.filter(id => id !== UNNAMED).map(id => this.#tables.number(id))

  #take(line: LogLine, i: number): void {
    const hand = last(this.hands)
    const { verb, count, again } = line
    const numbers = this.#numbers(line)
    const isReaction = (id: string) => this.#tables.catalogue.cards.get(id)?.types.includes('reaction') === true
    const reacts = verb === 'reveal' && (line.cards ?? []).some(isReaction)
    if (verb === 'draw' || verb === 'look' || (verb === 'reveal' && !reacts)) this.#lift(hand, count, numbers, i)
    else if ((SHOWS.includes(verb) && again !== true) || reacts) {
      for (const card of numbers) if (!takeFrom(hand.known, card)) hand.needs.push({ card, line: i })
      if (verb === 'put-on-deck') this.#deck.push(...numbers)
      // A card that was shown for a reaction stays where it is.
      if (reacts) hand.known.push(...numbers)
    }
  }

  #lift(hand: Hand, count: number, numbers: readonly number[], line: number): void {
    const left = [...numbers]
    for (let n = 0; n < count; n++) {
      const known = this.#deck.pop()
      if (known !== undefined) {
        takeFrom(left, known)
        hand.known.push(known)
        continue
      }
      if (this.#next >= this.#size) return
      const place = this.#next++
      const card = left.shift()
      if (card === undefined) hand.places.push({ place, line })
      else {
        this.named.set(place, card)
        hand.known.push(card)
      }
    }
  }
}

/** How often each card is shown by a player in the lines that follow. */
export function shownLater(tables: Tables, lines: readonly LogLine[], from: number, seat: Seat): Map<number, number> {
  const counts = new Map<number, number>()
  for (const line of lines.slice(from, from + FAR)) {
    if (line.seat !== seat || !SHOWS.includes(line.verb) || line.again === true) continue
    for (const id of line.cards ?? []) {
      const card = tables.number(id)
      counts.set(card, (counts.get(card) ?? 0) + 1)
    }
  }
  return counts
}

/**
 * How a shuffle may have come out by what the log tells after it, from the bottom up: each hand holds what it shows. What
 * is last to come, with the first cards of the next shuffle, should be what isn't needed after that.
 */
export function foreseen(tables: Tables, lines: readonly LogLine[], shuffling: Shuffling, random: Random): number[] {
  const { cards, line, seat } = shuffling
  const ahead = new Ahead(tables, lines, shuffling)
  const pool = [...cards]
  shuffle(random, pool)
  const result: (number | undefined)[] = cards.map(() => undefined)
  for (const [place, card] of ahead.named) if (takeFrom(pool, card)) result[place] = card
  for (const { places, needs } of ahead.hands)
    for (const need of needs) {
      const free = places.find(({ place, line: drawn }) => drawn < need.line && result[place] === undefined)
      if (free !== undefined && takeFrom(pool, need.card)) result[free.place] = need.card
    }
  const later = shownLater(tables, lines, line, seat)
  const spare = (card: number) => cards.filter(one => one === card).length - (later.get(card) ?? 0)
  const leastNeeded = () => pool.reduce((best, card) => (spare(card) > spare(best) ? card : best), at(pool, 0))
  for (const { place } of last(ahead.hands).places) {
    if (result[place] !== undefined || pool.length === 0) continue
    const card = leastNeeded()
    takeFrom(pool, card)
    result[place] = card
  }
  return result.map(card => card ?? pool.splice(below(random, pool.length), 1)[0] ?? 0).toReversed()
}

/** How the deck of a Black Market may have lain, from the bottom up: what is shown of it first lies on top. */
export function foreseenMarket(tables: Tables, lines: readonly LogLine[], market: readonly number[]): number[] {
  const shown = lines.flatMap(({ verb, cards = [] }) => {
    const numbers = cards.map(id => tables.number(id))
    return verb === 'reveal' && numbers.every(card => market.includes(card)) ? numbers : []
  })
  return [...new Set([...shown, ...market])].reverse()
}
