import { isLent, type Keeper, Mistake } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import { timer } from '@kartentisch/protocol'
import { z } from 'zod'
import type { Store } from '../store/contract.ts'
import type { StoredTournament, TournamentResult } from '../store/tournaments.ts'
import type { Person, TableRecord } from '../tables/record.ts'
import { say } from '../words/people.ts'
import { FORMATS, nextRound, type Pair, type Round, roundsOf } from './pairing.ts'

const pair = z.object({ first: z.string(), second: z.string().nullable() })

/** All that is known of a tournament besides what its games came to. */
export const tournamentRecord = z.object({
  id: z.string(),
  revision: z.int(),
  status: z.enum(['open', 'running', 'over']),
  name: z.string(),
  host: z.string(),
  game: z.string(),
  format: z.enum(FORMATS),
  /** How many rounds a Swiss tournament is to have. */
  rounds: z.int(),
  timer,
  /** What is drawn for each round, the same for all its tables; nothing where there is nothing to draw. */
  selection: z.string().nullable(),
  /** In the order in which they entered; a bot has a level. */
  entrants: z.array(z.object({ player: z.string(), name: z.string(), level: z.string().nullable() })),
  /** Who has left for good. */
  left: z.array(z.string()),
  /** The games of each round that has begun. */
  paired: z.array(z.array(pair)),
  createdAt: z.number(),
})

export type TournamentRecord = z.infer<typeof tournamentRecord>

export const readTournament = ({ body }: Pick<StoredTournament, 'body'>): TournamentRecord =>
  tournamentRecord.parse(JSON.parse(body))

export const storedTournament = (record: TournamentRecord, now: number): StoredTournament => ({
  id: record.id,
  revision: record.revision,
  status: record.status,
  changedAt: now,
  body: JSON.stringify(record),
})

export const MOST_ENTRANTS = 64

/** Whoever was not there at the end of so many games is out. */
const MISSED = 2

const mustBeOpen = ({ status }: TournamentRecord): void => {
  if (status !== 'open') throw new Mistake(say('tournamentBegun'))
}

/** Takes part. Nothing changes for who does already. */
export function enter(record: TournamentRecord, person: Pick<Person, 'id' | 'name'>): TournamentRecord {
  if (record.entrants.some(({ player }) => player === person.id)) return record
  mustBeOpen(record)
  if (record.entrants.length >= MOST_ENTRANTS) throw new Mistake(say('tournamentFull', { most: MOST_ENTRANTS }))
  return { ...record, entrants: [...record.entrants, { player: person.id, name: person.name, level: null }] }
}

/** Takes part no more: before it begins as if one had never entered, afterwards without further games. */
export function withdraw(record: TournamentRecord, player: string): TournamentRecord {
  if (record.status === 'over' || !record.entrants.some(one => one.player === player)) return record
  if (record.status === 'open') return { ...record, entrants: record.entrants.filter(one => one.player !== player) }
  return record.left.includes(player) ? record : { ...record, left: [...record.left, player] }
}

/** The first round is paired. */
export function beginTournament(record: TournamentRecord, player: string): TournamentRecord {
  if (record.status !== 'open') return record
  if (record.host !== player) throw new Mistake(say('tournamentHost'))
  if (record.entrants.length < 2) throw new Mistake(say('tournamentAlone'))
  return { ...record, status: 'running', paired: [nextRound(record.format, idsIn(record), [])] }
}

const idsIn = ({ entrants }: TournamentRecord): string[] => entrants.map(({ player }) => player)

/** How many rounds there will be. */
export const roundsIn = ({ format, entrants, rounds }: TournamentRecord): number =>
  roundsOf(format, entrants.length, rounds)

const sameGame = (a: Pair, b: Pick<TournamentResult, 'first' | 'second'>): boolean =>
  a.first === b.first && a.second === b.second

/** The games of each round of which it is known what they came to. A bye is a point. */
export const gamesOver = (record: TournamentRecord, results: readonly TournamentResult[]): Round[] =>
  record.paired.map((pairs, i) =>
    pairs.flatMap(one => {
      const result = results.find(({ round, ...game }) => round === i && sameGame(one, game))
      const points = one.second === null ? 1 : result?.points
      return points === undefined ? [] : [{ ...one, points }]
    }),
  )

/** The rounds that are over: those before the first in which a game is still played. */
export function roundsOver(record: TournamentRecord, results: readonly TournamentResult[]): Round[] {
  const games = gamesOver(record, results)
  const open = games.findIndex((round, i) => round.length < (record.paired[i]?.length ?? 0))
  return open < 0 ? games : games.slice(0, open)
}

/** Who meets nobody any more: who has left, and who was missing too often. */
export function goneFrom(record: TournamentRecord, results: readonly TournamentResult[]): Set<string> {
  const missed = (player: string) => results.filter(({ absent }) => absent.includes(player)).length
  return new Set([...record.left, ...idsIn(record).filter(player => missed(player) >= MISSED)])
}

/** The tournament once the round under way is over: the next one is paired, or it is at its end. */
export function goneOn(record: TournamentRecord, results: readonly TournamentResult[]): TournamentRecord {
  const rounds = roundsOver(record, results)
  if (record.status !== 'running' || rounds.length < record.paired.length) return record
  const next =
    rounds.length < roundsIn(record) ? nextRound(record.format, idsIn(record), rounds, goneFrom(record, results)) : []
  if (next.length === 0) return { ...record, status: 'over' }
  // A round in which nobody meets anybody is over at once.
  return goneOn({ ...record, paired: [...record.paired, next] }, results)
}

/** What a game of a tournament came to; nothing at other tables. Whoever is not there at the end has lost. */
export function tournamentResultOf(record: TableRecord, keepers: readonly Keeper[]): TournamentResult | undefined {
  const { tournament, result } = record
  if (tournament === null || result === null) return undefined
  const { id, round, entrants } = tournament
  const [first = '', second = ''] = entrants
  const gone = keepers.map(({ person, level, resigned }) => (person && level !== null) || resigned)
  const [one, other] = [result.winners.some(winner => winner === 0), result.winners.some(winner => winner === 1)]
  // Whoever gives up a game against a bot has lost it.
  const stayed = result.reason === 'abandoned' ? keepers.map(({ person }) => !person) : gone.map(left => !left)
  const points = stayed[0] === stayed[1] ? (one === other ? 0.5 : Number(one)) : Number(stayed[0])
  // Who resigns was there.
  const absent = entrants.filter((_, i) => isLent(keepers[i]))
  return { tournament: id, round, first, second, points, absent }
}

/** Refuses what can't be played. */
export function mayBeHeld(shelf: Shelf, game: string, selection: string | null): void {
  const { seats, draw } = shelf.kit(game).game
  if (seats.least > 2 || seats.most < 2) throw new Mistake(say('tournamentForTwo'))
  if (draw === undefined && selection !== null) throw new Mistake(say('noPool'))
  if (draw !== undefined && selection === null) throw new Mistake(say('emptyPool'))
}

const ALL = 100_000

/** Takes somebody whose account is gone out of tournaments: they are met no more, and their name is gone. */
export async function forgetEntrant(player: string, name: string, store: Store): Promise<void> {
  for (const status of ['open', 'running', 'over'] as const)
    for (const stored of await store.tournaments.list(status, ALL)) {
      const record = withdraw(readTournament(stored), player)
      if (!record.entrants.some(one => one.player === player)) continue
      const entrants = record.entrants.map(one => (one.player === player ? { ...one, name } : one))
      const changed = { ...record, entrants, revision: stored.revision + 1 }
      await store.tournaments.keep(storedTournament(changed, stored.changedAt))
    }
}
