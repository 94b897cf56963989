import { createHash } from 'node:crypto'
import { type Keeper, Mistake } from '@kartentisch/kernel'
import type { StoredResult } from '../store/results.ts'
import type { Person, SeatRecord, TableRecord } from '../tables/table/record.ts'
import { say } from '../words/tables.ts'

/** What is rated together: a game with so many players. */
export const ladderOf = (game: string, players: number): string => `${game}-${players}`

/** Where somebody comes from, as far as a table has to know it: whether two come from the same place. */
export function originOf({ address }: Person, invitation: string): string | null {
  if (address === undefined || isThisMachine(address)) return null
  return createHash('sha256').update(`${invitation} ${address}`).digest('base64url').slice(0, 16)
}

/** Behind a proxy that doesn't tell who calls, everybody comes from here. */
const isThisMachine = (address: string): boolean => address.startsWith('127.') || address === '0:0:0:0::/64'

/** Refuses a rated table that can't be one. */
export function mayBeRated(seats: readonly Pick<SeatRecord, 'kind'>[]): void {
  if (seats.length < 2 || seats.some(({ kind }) => kind === 'bot')) throw new Mistake(say('ratedSeats'))
}

/** Refuses who can't be rated: guests, and programs, which would play for somebody's rating. */
export function mustBeRatable({ guest, bot = false }: Person): void {
  if (guest || bot) throw new Mistake(say('accountsOnly'))
}

/** Refuses a seat at a rated table to who can't be rated, or would play against themselves. */
export function maySitRated({ rated, seats, invitation }: TableRecord, person: Person): void {
  if (!rated) return
  mustBeRatable(person)
  const origin = originOf(person, invitation)
  if (origin !== null && seats.some(seat => seat.origin === origin)) throw new Mistake(say('sameAddress'))
}

/**
 * What a rated game came to; nothing if it isn't rated. Whoever is not there at the end has lost: resigned, or out of time
 * and not come back. Among the others winners come first, then points decide.
 */
export function resultOf(record: TableRecord, keepers: readonly Keeper[]): StoredResult | undefined {
  const { rated, result, seats, game, finishedAt } = record
  if (!rated || result === null || seats.some(({ player }) => player === null)) return undefined
  const players = seats.map(({ player }, i) => {
    const keeper = keepers[i]
    const left = keeper === undefined || keeper.level !== null || keeper.resigned
    const won = result.winners.some(winner => winner === i)
    // Greater is better: there at the end, then victory, then points.
    return { player: player ?? '', left, rank: left ? [0] : [1, won ? 1 : 0, won ? 0 : (result.scores?.[i] ?? 0)] }
  })
  const places = players.map(({ player, left, rank }) => ({
    player,
    left,
    place: 1 + players.filter(other => isBetter(other.rank, rank)).length,
  }))
  return { ladder: ladderOf(game, seats.length), at: finishedAt, places }
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((n, k) => n !== b[k])
  return i >= 0 && (a[i] ?? 0) > (b[i] ?? 0)
}
