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
  const { length } = cards
  for (let i = 0; i < length; i++) {
    const card = cards[i] ?? 0
    counts[card] = (counts[card] ?? 0) + 1
  }
  return length
}

/**
 * Counts every card a player owns by card; answers how many there are. It is done after every gain, so that its loops go by
 * number: iterators and `fill` take their time.
 */
export function countOwn(player: PlayerState, counts: number[]): number {
  for (let card = 0; card < counts.length; card++) counts[card] = 0
  let total = tally(counts, player.deck) + tally(counts, player.hand) + tally(counts, player.discard)
  total += tally(counts, player.play) + tally(counts, player.aside) + tally(counts, player.looked)
  total += tally(counts, player.returning)
  for (const later of player.later) total += tally(counts, later.cards)
  return total
}

/** What a player owns, counted by card. */
class Counted implements Owned {
  readonly tables: Tables
  readonly state: State
  readonly seat: Seat
  readonly total: number
  readonly #counts: readonly number[]

  constructor(tables: Tables, state: State, seat: Seat, counts: readonly number[], total: number) {
    this.tables = tables
    this.state = state
    this.seat = seat
    this.#counts = counts
    this.total = total
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
    return this.state.players.flatMap((_, i) => (i === this.seat ? [] : [counted(this.tables, this.state, seat(i))]))
  }
}

function counted(tables: Tables, state: State, seat: Seat): Counted {
  const counts = tables.faces.map(() => 0)
  const total = countOwn(at(state.players, seat), counts)
  return new Counted(tables, state, seat, counts, total)
}

/** A line of the final account: points for copies of a card, for tokens, or for a landmark. */
export interface ScoreLine {
  readonly id: string
  readonly count: number
  readonly points: number
}

/** All points of a player, if the game ended now, line by line. */
export const account = (tables: Tables, state: State, seat: Seat): ScoreLine[] =>
  lines(counted(tables, state, seat), true)

/**
 * The same as far as the player may know it before the end: what is compared with others' cards is left out.
 */
export const ownAccount = (tables: Tables, state: State, seat: Seat): ScoreLine[] =>
  lines(counted(tables, state, seat), false)

/** Tells one after the other what scores of what somebody owns. */
function tell(owned: Counted, compared: boolean, hear: (id: string, count: number, points: number) => void): void {
  const { tables, state, seat } = owned
  for (const card of owned.different()) {
    const { id, vp } = at(tables.faces, card)
    if (vp === undefined) continue
    const count = owned.of(card)
    hear(id, count, count * (typeof vp === 'number' ? vp : vp(owned)))
  }
  const { vp: tokens } = at(state.players, seat)
  if (tokens > 0) hear('tokens', tokens, tokens)
  for (const { id, score, compares } of tables.landmarks) {
    if (score !== undefined && (compared || compares !== true)) hear(id, 1, score(owned))
  }
}

function lines(owned: Counted, compared: boolean): ScoreLine[] {
  const lines: ScoreLine[] = []
  tell(owned, compared, (id, count, points) => lines.push({ id, count, points }))
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

/**
 * The points one more copy of a card would bring whoever owns so many of each card, or each of a few more if that is better:
 * some count only together.
 */
export function pointsOfMore(
  tables: Tables,
  state: State,
  seat: Seat,
  owned: readonly number[],
  total: number,
  card: Card,
): number {
  const late = { ...state, piles: state.piles.map(left => (left <= FEW ? 0 : left)) }
  const counts = owned.slice()
  const pointsWith = (copies: number): number => {
    let sum = 0
    counts[card] = at(owned, card) + copies
    tell(new Foreseen(tables, late, seat, counts, total + copies), true, (_, __, points) => {
      sum += points
    })
    return sum
  }
  const now = pointsWith(0)
  return Math.max(pointsWith(1) - now, (pointsWith(FEW) - now) / FEW)
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
