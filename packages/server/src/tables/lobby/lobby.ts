import { createHash, randomBytes } from 'node:crypto'
import { Mistake, seeded } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import type { FromClient } from '@kartentisch/protocol'
import { isPlainName } from '../../people/names.ts'
import { mayBeRated, maySitRated, mustBeRatable, originOf } from '../../people/rated.ts'
import { say } from '../../words/tables.ts'
import { isHost, type Person, type SeatRecord, seatOfPerson, type TableRecord } from '../table/record.ts'
import { botNamed, type Drawn } from './kits.ts'

/** What people do at a table before a game and after it. Each takes a record and gives the next. */

export const secret = (): string => randomBytes(18).toString('base64url')

/** What decides all chance at a table: a key, so that nobody foresees a shuffle by those they have seen. */
export const newSeed = (): string => `chacha20:${randomBytes(32).toString('hex')}`

/** A table's name follows from what it is made by. */
function nameBy(...parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest()
  return digest.readBigUInt64BE(0).toString(36).padStart(13, '0') + digest.readUInt32BE(8).toString(36).padStart(7, '0')
}

/** The same message always makes the same table, so that a message sent twice makes one. */
export const newTableId = (person: Person, messageId: string): string => nameBy('create', person.id, messageId)

/** A table has one rematch, whoever asks for it; who doesn't know the invitation can't guess its name. */
export const rematchId = ({ id, invitation }: TableRecord): string => nameBy('rematch', id, invitation)

/** Who was found together by these searches plays at one table. */
export const matchId = (found: readonly { readonly player: string; readonly search: string }[]): string =>
  nameBy('match', ...found.map(({ player, search }) => `${player}/${search}`).sort())

/** Somebody's table of a day's game. */
export const dailyId = (secret: string): string => nameBy('daily', secret)

/** The table of a game in a round of a tournament: always the same, whoever opens it. */
export const tournamentTableId = (tournament: string, round: number, game: number): string =>
  nameBy('tournament', tournament, String(round), String(game))

/** What was settled and what was drawn, together; they have nothing in common. */
function together(settled: Drawn, drawn: Drawn): Drawn {
  const both = Object.keys(settled).find(field => field in drawn)
  if (both !== undefined) throw new Mistake(say('drawnAndGiven', { field: both }))
  return { ...settled, ...drawn }
}

const NOBODY_THERE = { player: null, name: null, guest: true, program: false, origin: null } as const

/** Somebody on a seat. */
export const sitting = (person: Person, invitation: string) => ({
  player: person.id,
  name: person.name,
  guest: person.guest,
  program: person.bot ?? false,
  origin: originOf(person, invitation),
})

/** A table that is new, or set up once more. */
const NOT_BEGUN = {
  seed: '',
  startedAt: 0,
  finishedAt: 0,
  result: null,
  things: [] as string[],
  rematch: null,
  day: null,
  tournament: null,
  next: null,
} as const

export function newTable(
  id: string,
  given: Extract<FromClient, { type: 'create' }>,
  person: Person,
  shelf: Shelf,
  now: number,
  drawn: Drawn = {},
): TableRecord {
  const { game: kit, players } = shelf.kit(given.game)
  const { game } = kit
  const { least, most } = kit.seats
  if (given.seats.length < least || given.seats.length > most)
    throw new Mistake(say('wrongSeats', { least, most, seats: given.seats.length }))
  if (given.name !== undefined && !isPlainName(given.name)) throw new Mistake(say('unclearName'))
  const { rated = false } = given
  if (rated) mayBeRated(given.seats)
  if (rated) mustBeRatable(person)
  const invitation = secret()
  const own = given.seats.findIndex(({ kind }) => kind !== 'bot')
  const seats = given.seats.map((wanted, i): SeatRecord => {
    const level = wanted.kind === 'bot' ? botNamed(shelf, given.game, wanted.level) : null
    return i === own
      ? { kind: 'open', ...sitting(person, invitation), level: null }
      : { kind: wanted.kind, ...NOBODY_THERE, level }
  })
  const setup = game.parseSetup({ ...together(given.setup, drawn), players: seats.length })
  // The rules are worked out once, so that a set-up that can't be dealt is refused here.
  game.prepare(setup)
  return {
    id,
    revision: 1,
    status: 'waiting',
    name: given.name || say('tableOf', { name: person.name }).en,
    openedBy: given.name ? null : person.name,
    game: game.id,
    version: game.version,
    setup,
    wish: given.selection === undefined ? null : { selection: given.selection, setup: given.setup },
    seats,
    host: person.id,
    listed: given.listed,
    rated,
    timer: given.timer,
    standIn: players.usual,
    invitation,
    createdAt: now,
    agreed: false,
    ...NOT_BEGUN,
  }
}

function mustWait(record: TableRecord): void {
  if (record.status !== 'waiting') throw new Mistake(say('hasBegun'))
}

const withSeat = (record: TableRecord, i: number, change: Partial<SeatRecord>): TableRecord => ({
  ...record,
  seats: record.seats.map((one, k) => (k === i ? { ...one, ...change } : one)),
})

/** Sits down. Nothing changes for who sits there already. */
export function join(record: TableRecord, person: Person, wanted?: number, invitation?: string): TableRecord {
  if (seatOfPerson(record, person) >= 0) return record
  mustWait(record)
  const invited = invitation === record.invitation
  if (invitation !== undefined && !invited) throw new Mistake(say('wrongInvitation'))
  const fits = ({ kind, player }: SeatRecord) =>
    player === null && (kind === 'open' ? record.listed || invited : kind === 'invited' && invited)
  const one = wanted === undefined ? undefined : record.seats[wanted]
  const i = wanted === undefined ? record.seats.findIndex(fits) : one !== undefined && fits(one) ? wanted : -1
  if (i < 0) throw new Mistake(say('noSeatFree'))
  maySitRated(record, person)
  return withSeat(record, i, sitting(person, record.invitation))
}

/** Gets up. The next person becomes the host; a table without persons is given up. */
export function leave(record: TableRecord, person: Person): TableRecord {
  const i = seatOfPerson(record, person)
  if (i < 0) return record
  mustWait(record)
  const left = { ...withSeat(record, i, NOBODY_THERE), agreed: false }
  if (!isHost(record, person)) return left
  const host = left.seats.find(({ player }) => player !== null)?.player
  return host == null ? { ...left, status: 'abandoned' } : { ...left, host }
}

export function start(record: TableRecord, person: Person, shelf: Shelf, now: number, seed: string): TableRecord {
  if (record.status === 'running') return record
  mustWait(record)
  if (!isHost(record, person)) throw new Mistake(say('hostStarts'))
  const free = freeSeat(record)
  if (free >= 0) throw new Mistake(say('seatFree', { seat: free + 1 }))
  return begun(record, shelf, now, seed)
}

/** The first seat nobody has, or -1. */
export const freeSeat = ({ seats }: TableRecord): number =>
  seats.findIndex(({ kind, player }) => kind !== 'bot' && player === null)

/** Whether the game begins without anybody's doing: all who sit there have agreed to it. */
export const beginsByItself = (record: TableRecord): boolean =>
  record.status === 'waiting' && record.agreed && freeSeat(record) < 0

/** The table with its game under way. */
export function begun(record: TableRecord, shelf: Shelf, now: number, seed: string): TableRecord {
  return {
    ...record,
    status: 'running',
    seed,
    version: shelf.kit(record.game).game.game.version,
    startedAt: now,
  }
}

/** Gives up a table that has not begun. */
export function giveUp(record: TableRecord, person: Person): TableRecord {
  if (record.status === 'abandoned') return record
  mustWait(record)
  if (!isHost(record, person)) throw new Mistake(say('hostGivesUp'))
  return { ...record, status: 'abandoned' }
}

/**
 * The same people once more; who begins is for the rulebook to say. What is played with is the same, unless it has been
 * drawn anew.
 */
export function rematch(record: TableRecord, host: string, shelf: Shelf, now: number, drawn?: Drawn): TableRecord {
  const { game, nextFirst, startingWith } = shelf.kit(record.game).game
  const players = record.seats.length
  const first = nextFirst(players, record.result?.winners ?? [], seeded(secret()))
  const given = drawn === undefined ? record.setup : { ...together(record.wish?.setup ?? {}, drawn), players }
  const setup = game.parseSetup(given)
  return {
    ...record,
    id: rematchId(record),
    revision: 1,
    status: 'waiting',
    version: game.version,
    setup: first === undefined ? setup : startingWith(setup, first),
    host,
    standIn: shelf.kit(record.game).players.usual,
    invitation: secret(),
    createdAt: now,
    agreed: true,
    ...NOT_BEGUN,
  }
}
