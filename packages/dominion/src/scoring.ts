import { at, type Seat, seat } from '@kartentisch/kernel'
import { asCard, type Card, type TypeBits } from './card.ts'
import type { Counter } from './counter.ts'
import type { Owned } from './face.ts'
import type { PlayerState, State } from './state.ts'
import type { Tables } from './tables.ts'

/** Every card a player owns, wherever it lies. */
export function* ownCards(player: PlayerState): Generator<Card> {
  yield* player.deck
  yield* player.hand
  yield* player.discard
  yield* player.play
  yield* player.aside
  yield* player.looked
  yield* player.returning
  for (const later of player.later) yield* later.cards
}

function tally(counts: number[], cards: readonly Card[]): number {
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return cards.length
}

/** Counts every card a player owns by card; answers how many there are. */
export function countOwn(player: PlayerState, counts: number[]): number {
  counts.fill(0)
  let total = tally(counts, player.deck) + tally(counts, player.hand) + tally(counts, player.discard)
  total += tally(counts, player.play) + tally(counts, player.aside) + tally(counts, player.looked)
  total += tally(counts, player.returning)
  for (const later of player.later) total += tally(counts, later.cards)
  return total
}

/** Counts what a player owns. */
class Counted implements Owned {
  readonly tables: Tables
  readonly state: State
  readonly seat: Seat
  readonly total: number
  readonly #counts: number[]

  /** `more` are copies of a card owned besides. */
  constructor(tables: Tables, state: State, seat: Seat, more?: { readonly card: Card; readonly copies: number }) {
    this.tables = tables
    this.state = state
    this.seat = seat
    this.#counts = tables.faces.map(() => 0)
    const total = countOwn(at(state.players, seat), this.#counts)
    this.total = total + (more?.copies ?? 0)
    if (more !== undefined) this.#counts[more.card] = at(this.#counts, more.card) + more.copies
  }

  of(card: Card): number {
    return at(this.#counts, card)
  }

  different(types?: TypeBits): Card[] {
    const found: Card[] = []
    for (let i = 0; i < this.#counts.length; i++) {
      const card = asCard(i)
      if ((this.#counts[i] ?? 0) > 0 && (types === undefined || this.tables.is(card, types))) found.push(card)
    }
    return found
  }

  count(fits: (card: Card) => boolean): number {
    return this.different().reduce((sum, card) => (fits(card) ? sum + this.of(card) : sum), 0)
  }

  ofType(types: TypeBits): number {
    return this.different(types).reduce((sum, card) => sum + this.of(card), 0)
  }

  is(card: Card, types: TypeBits): boolean {
    return this.tables.is(card, types)
  }

  pileOf(card: Card): number {
    return at(this.tables.pileOf, card)
  }

  counted(counter: Counter): number {
    const { counters, turn } = this.state
    return at(counter.lasts === 'turn' ? turn.counters : counters, this.tables.counterIndex(counter))
  }

  others(): Owned[] {
    return this.state.players.flatMap((_, i) =>
      i === this.seat ? [] : [new Counted(this.tables, this.state, seat(i))],
    )
  }
}

/** A line of the final account: points for copies of a card, for tokens, or for a landmark. */
export interface ScoreLine {
  readonly id: string
  readonly count: number
  readonly points: number
}

/** All points of a player, if the game ended now, line by line. */
export const account = (tables: Tables, state: State, seat: Seat): ScoreLine[] =>
  lines(new Counted(tables, state, seat), true)

/**
 * The same as far as the player may know it before the end: what is compared with others' cards is left out.
 */
export const ownAccount = (tables: Tables, state: State, seat: Seat): ScoreLine[] =>
  lines(new Counted(tables, state, seat), false)

function lines(owned: Counted, compared: boolean): ScoreLine[] {
  const { tables, state, seat } = owned
  const lines: ScoreLine[] = []
  for (const card of owned.different()) {
    const { id, vp } = at(tables.faces, card)
    if (vp === undefined) continue
    const count = owned.of(card)
    lines.push({ id, count, points: count * (typeof vp === 'number' ? vp : vp(owned)) })
  }
  const { vp: tokens } = at(state.players, seat)
  if (tokens > 0) lines.push({ id: 'tokens', count: tokens, points: tokens })
  for (const { id, score, compares } of tables.landmarks) {
    if (score !== undefined && (compared || compares !== true)) lines.push({ id, count: 1, points: score(owned) })
  }
  return lines
}

export const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

export const score = (tables: Tables, state: State, seat: Seat): number => total(account(tables, state, seat))

/** What a player can tell of its own points before the end: others' cards are hidden. */
class Foreseen extends Counted {
  override others(): Owned[] {
    return []
  }
}

/** So many copies count together with each other, and piles with no more left as empty. */
const FEW = 3

/** The points one more copy of a card would bring, or each of a few more if that is better: some count only together. */
export function pointsOfMore(tables: Tables, state: State, seat: Seat, card: Card): number {
  const late = { ...state, piles: state.piles.map(left => (left <= FEW ? 0 : left)) }
  const points = (copies: number) => total(lines(new Foreseen(tables, late, seat, { card, copies }), true))
  const now = points(0)
  return Math.max(points(1) - now, (points(FEW) - now) / FEW)
}

/** Most points win; in a tie fewer turns; still tied, they share the victory. */
export function winners(tables: Tables, state: State): Seat[] {
  const seats = state.players.map((_, i) => seat(i))
  const scores = seats.map(s => score(tables, state, s))
  const most = Math.max(...scores)
  const best = seats.filter(s => scores[s] === most)
  const fewest = Math.min(...best.map(s => at(state.players, s).turns))
  return best.filter(s => at(state.players, s).turns === fewest)
}
