import { at, type Seat } from '@kartentisch/kernel'

/** How a game ended, by seats. */
export interface Result {
  /** A game that was left before its end has no winner and no loser. */
  readonly over: boolean
  readonly winners: readonly Seat[]
  readonly points: readonly number[]
  readonly turns: readonly number[]
}

/** How often a player won, shared the victory and lost. */
export interface Shares {
  wins: number
  ties: number
  losses: number
}

interface Line extends Shares {
  readonly name: string
  points: number
  turns: number
}

/** How games have ended, in whole numbers. */
export interface Counts {
  games: number
  unfinished: number
  readonly players: readonly Line[]
  /** By place in turn order, whoever sat there; first the starting player. */
  readonly places: readonly Shares[]
}

const nothing = (): Shares => ({ wins: 0, ties: 0, losses: 0 })

function count(shares: Shares, won: boolean, shared: boolean): void {
  if (shared) shares.ties++
  else if (won) shares.wins++
  else shares.losses++
}

export function addShares(to: Shares, { wins, ties, losses }: Shares): void {
  to.wins += wins
  to.ties += ties
  to.losses += losses
}

/** Games won, ties counting half. */
export const score = ({ wins, ties }: Shares): number => wins + ties / 2

/** Counts how games end. */
export class Tally {
  readonly counts: Counts

  constructor(names: readonly string[]) {
    const players = names.map(name => ({ name, ...nothing(), points: 0, turns: 0 }))
    this.counts = { games: 0, unfinished: 0, players, places: names.map(nothing) }
  }

  add(first: number, { over, winners, points, turns }: Result): void {
    const { counts } = this
    counts.games++
    if (!over) counts.unfinished++
    counts.players.forEach((line, i) => {
      const won = winners.some(winner => winner === i)
      const shared = !over || (won && winners.length > 1)
      count(line, won, shared)
      count(at(counts.places, (i - first + counts.places.length) % counts.places.length), won, shared)
      line.points += at(points, i)
      line.turns += at(turns, i)
    })
  }

  merge(more: Counts): void {
    const { counts } = this
    counts.games += more.games
    counts.unfinished += more.unfinished
    counts.places.forEach((place, i) => {
      addShares(place, at(more.places, i))
    })
    counts.players.forEach((line, i) => {
      const other = at(more.players, i)
      addShares(line, other)
      line.points += other.points
      line.turns += other.turns
    })
  }
}
