import { isLent, type Keeper, Mistake } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import { called, timer } from '@kartentisch/protocol'
import { z } from 'zod'
import type { Store } from '../store/contract.ts'
import { type StoredTournament, TOURNAMENT_STATUSES, type TournamentResult } from '../store/tournaments.ts'
import { type Person, seatOfPerson, type TableRecord } from '../tables/table/record.ts'
import { say } from '../words/people.ts'
import { type Apart, FORMATS, nextRound, type Pair, type Round, roundsOf } from './pairing.ts'
import { dayAndTime } from './times.ts'

const pair = z.object({ first: z.string(), second: z.string().nullable() })

/** All that is known of a tournament besides what its games came to. */
export const tournamentRecord = z.object({
  id: z.string(),
  revision: z.int(),
  status: z.enum(TOURNAMENT_STATUSES),
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
  /** When it begins by itself; nothing where whoever holds it begins it. */
  beginsAt: z.number().nullable().default(null),
  /** Who has said shortly before that they are there. */
  ready: z.array(z.string()).default([]),
  /** Whether those who take part were told to say so. */
  called: z.boolean().default(false),
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

/** Whom a tournament calls: to say that they are there, or to their game. */
export const call = called.extend({ player: z.string() })

export type Call = z.infer<typeof call>

export const MOST_ENTRANTS = 64

/** Whoever was not there at the end of so many games is out. */
const MISSED = 2

/** So long before the beginning one says that one is there. */
const CHECK_IN_MS = 15 * 60_000

/** From when on one says that one is there; nothing where nobody has to. */
export const checkInFrom = ({ beginsAt }: Pick<TournamentRecord, 'beginsAt'>): number | null =>
  beginsAt === null ? null : beginsAt - CHECK_IN_MS

/** Whether those who take part have to say now that they are there. */
export function isCheckIn(record: TournamentRecord, now: number): boolean {
  const from = checkInFrom(record)
  return record.status === 'open' && from !== null && now >= from
}

const mustBeOpen = ({ status }: TournamentRecord): void => {
  if (status === 'cancelled') throw new Mistake(say('tournamentCancelled'))
  if (status !== 'open') throw new Mistake(say('tournamentBegun'))
}

export const takesPart = ({ entrants }: TournamentRecord, player: string): boolean =>
  entrants.some(one => one.player === player)

/** Whether somebody has to say now that they are there. */
export const isCalled = (record: TournamentRecord, player: string, now: number): boolean =>
  isCheckIn(record, now) && takesPart(record, player) && !record.ready.includes(player)

/** Takes part. Nothing changes for who does already. Who comes that late is there. */
export function enter(record: TournamentRecord, person: Pick<Person, 'id' | 'name'>, now: number): TournamentRecord {
  if (takesPart(record, person.id)) return record
  mustBeOpen(record)
  if (record.entrants.length >= MOST_ENTRANTS) throw new Mistake(say('tournamentFull', { most: MOST_ENTRANTS }))
  return {
    ...record,
    entrants: [...record.entrants, { player: person.id, name: person.name, level: null }],
    ready: isCheckIn(record, now) ? [...record.ready, person.id] : record.ready,
  }
}

/** Says that one is there. */
export function checkIn(record: TournamentRecord, player: string, now: number): TournamentRecord {
  mustBeOpen(record)
  if (!takesPart(record, player)) throw new Mistake(say('notEntered'))
  if (record.ready.includes(player)) return record
  const from = checkInFrom(record)
  if (from === null) throw new Mistake(say('noCheckIn'))
  if (now < from) throw new Mistake(say('checkInLater', { from: dayAndTime(from) }))
  return { ...record, ready: [...record.ready, player] }
}

/** Takes part no more: before it begins as if one had never entered, afterwards without further games. */
export function withdraw(record: TournamentRecord, player: string): TournamentRecord {
  if (isEnded(record) || !takesPart(record, player)) return record
  if (record.status === 'open')
    return {
      ...record,
      entrants: record.entrants.filter(one => one.player !== player),
      ready: record.ready.filter(one => one !== player),
    }
  return record.left.includes(player) ? record : { ...record, left: [...record.left, player] }
}

const isEnded = ({ status }: TournamentRecord): boolean => status === 'over' || status === 'cancelled'

/** Calls it off. Games under way are played on, for nothing. */
export function cancel(record: TournamentRecord, player: string): TournamentRecord {
  if (record.host !== player) throw new Mistake(say('tournamentHostCancels'))
  if (record.status === 'over') throw new Mistake(say('tournamentOver'))
  return record.status === 'cancelled' ? record : { ...record, status: 'cancelled' }
}

/** Whoever holds it begins it, unless it has a time at which it begins. */
export function beginTournament(record: TournamentRecord, player: string, areApart?: Apart): TournamentRecord {
  if (record.status === 'running' || record.status === 'over') return record
  mustBeOpen(record)
  if (record.host !== player) throw new Mistake(say('tournamentHost'))
  if (record.beginsAt !== null) throw new Mistake(say('tournamentHasTime', { at: dayAndTime(record.beginsAt) }))
  if (record.entrants.length < 2) throw new Mistake(say('tournamentAlone'))
  return begun(record, areApart)
}

/** The first round is paired. */
const begun = (record: TournamentRecord, areApart?: Apart): TournamentRecord => ({
  ...record,
  status: 'running',
  paired: [nextRound(record.format, idsIn(record), [], undefined, areApart)],
})

/**
 * A tournament whose time has come: it begins with those who are there. Without them it is as if they had never entered,
 * and alone nobody plays.
 */
export function begunInTime(record: TournamentRecord, now: number, areApart?: Apart): TournamentRecord {
  if (record.status !== 'open' || record.beginsAt === null || record.beginsAt > now) return record
  const there = record.entrants.filter(({ player, level }) => level !== null || record.ready.includes(player))
  const left = { ...record, entrants: there }
  return there.length < 2 ? { ...left, status: 'cancelled' } : begun(left, areApart)
}

const idsIn = ({ entrants }: TournamentRecord): string[] => entrants.map(({ player }) => player)

/** How many rounds there will be. */
export const roundsIn = ({ format, entrants, rounds }: TournamentRecord): number =>
  roundsOf(format, entrants.length, rounds)

const sameGame = (a: Pair, b: Pick<TournamentResult, 'first' | 'second'>): boolean =>
  a.first === b.first && a.second === b.second

/** What a game came to: the points of who began, or nothing where neither came. */
export const pointsOf = ({ points, absent }: Pick<TournamentResult, 'points' | 'absent'>): number | null =>
  absent.length > 1 ? null : points

/** The games of each round of which it is known what they came to. A bye is a point. */
export const gamesOver = (record: TournamentRecord, results: readonly TournamentResult[]): Round[] =>
  record.paired.map((pairs, i) =>
    pairs.flatMap(one => {
      const result = results.find(({ round, ...game }) => round === i && sameGame(one, game))
      if (one.second === null) return [{ ...one, points: 1 }]
      return result === undefined ? [] : [{ ...one, points: pointsOf(result) }]
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
export function goneOn(
  record: TournamentRecord,
  results: readonly TournamentResult[],
  areApart?: Apart,
): TournamentRecord {
  const rounds = roundsOver(record, results)
  if (record.status !== 'running' || rounds.length < record.paired.length) return record
  const next =
    rounds.length < roundsIn(record)
      ? nextRound(record.format, idsIn(record), rounds, goneFrom(record, results), areApart)
      : []
  if (next.length === 0) return { ...record, status: 'over' }
  // A round in which nobody meets anybody is over at once.
  return goneOn({ ...record, paired: [...record.paired, next] }, results, areApart)
}

/** A table of a tournament to which somebody has come whose place is there. It is known of each once. */
export function withComer(record: TableRecord, person: Person): TableRecord {
  const { tournament, status } = record
  const seat = seatOfPerson(record, person)
  if (tournament?.came === undefined || status !== 'running' || seat < 0 || tournament.came.includes(seat))
    return record
  return { ...record, tournament: { ...tournament, came: [...tournament.came, seat] } }
}

/**
 * What a game of a tournament came to; nothing at other tables. Whoever is not there at the end has lost; where the other
 * never came either, both were absent, and nobody has won. `isSpent` says whether the time of a seat has run out.
 */
export function tournamentResultOf(
  record: TableRecord,
  keepers: readonly Keeper[],
  isSpent: (seat: number) => boolean,
): TournamentResult | undefined {
  const { tournament, result } = record
  if (tournament === null || result === null) return undefined
  const { id, round, entrants, came } = tournament
  const [first = '', second = ''] = entrants
  const gone = keepers.map(({ person, level, resigned }) => (person && level !== null) || resigned)
  const [one, other] = [result.winners.some(winner => winner === 0), result.winners.some(winner => winner === 1)]
  // Whoever gives up a game against a bot has lost it; against somebody who isn't there nobody has to play on.
  const isAgainstBot = keepers.some(({ person }) => !person)
  const stayed =
    result.reason === 'abandoned' && isAgainstBot ? keepers.map(({ person }) => !person) : gone.map(left => !left)
  const points = stayed[0] === stayed[1] ? (one === other ? 0.5 : Number(one)) : Number(stayed[0])
  // Who resigns was there, unless the clock did it for them.
  const isGone = (i: number) => isLent(keepers[i]) || (keepers[i]?.resigned === true && isSpent(i))
  const hasCome = (i: number) => keepers[i]?.person === false || came === undefined || came.includes(i)
  const absent = entrants.filter((_, i) => isGone(i) || (isGone(1 - i) && !hasCome(i)))
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
  for (const status of TOURNAMENT_STATUSES)
    for (const stored of await store.tournaments.list(status, ALL)) {
      const record = withdraw(readTournament(stored), player)
      if (!record.entrants.some(one => one.player === player)) continue
      const entrants = record.entrants.map(one => (one.player === player ? { ...one, name } : one))
      const changed = { ...record, entrants, revision: stored.revision + 1 }
      await store.tournaments.keep(storedTournament(changed, stored.changedAt))
    }
}
