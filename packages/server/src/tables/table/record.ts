import { inEvery, type Keeper, type Seat, seat, type Wording } from '@kartentisch/kernel'
import { result, type SeatShown, seatShown, type TableShown, tableStatus, timer } from '@kartentisch/protocol'
import { z } from 'zod'
import type { StoredTable } from '../../store/contract.ts'
import { thingWord } from '../../store/searching.ts'
import { say } from '../../words/tables.ts'

const seatRecord = z.object({
  kind: seatShown.shape.kind,
  /** The id of the player there. */
  player: z.string().nullable(),
  name: z.string().nullable(),
  level: z.string().nullable(),
  /** Whether the player there has no account. */
  guest: z.boolean().default(true),
  /** Whether a program sits there in the player's name. */
  program: z.boolean().default(false),
  /** Where the player comes from: only good for seeing that two come from the same place. */
  origin: z.string().nullable().default(null),
})

export type SeatRecord = z.infer<typeof seatRecord>

/** All that is known of a table besides its log. Seed, invitation and players' ids never leave the server as they are. */
export const tableRecord = z.object({
  id: z.string(),
  revision: z.int(),
  status: tableStatus,
  name: z.string(),
  /** Whoever opened it, where nobody has named it. */
  openedBy: z.string().nullable().default(null),
  game: z.string(),
  /** The rules' version the game was dealt under. */
  version: z.string(),
  setup: z.unknown(),
  /** What the server drew the set-up from: the words, and what was settled beside them. */
  wish: z
    .object({ selection: z.string(), setup: z.record(z.string(), z.unknown()) })
    .nullable()
    .default(null),
  seats: z.array(seatRecord),
  host: z.string(),
  listed: z.boolean(),
  /** Whether it counts for the ratings of those who play. */
  rated: z.boolean().default(false),
  timer,
  /** The bot that plays on for whoever has no time left, resigns or is gone; tables of old were opened without. */
  standIn: z.string().optional(),
  invitation: z.string(),
  seed: z.string(),
  createdAt: z.number(),
  startedAt: z.number(),
  finishedAt: z.number(),
  result: result.nullable(),
  /** What was played with, by ids, once it is over: it is found by that. */
  things: z.array(z.string()).default([]),
  /** Who would like another game and who would not; an agreement is from some time. */
  rematch: z
    .object({
      anew: z.boolean(),
      agreed: z.array(z.object({ seat: z.int(), at: z.number() })),
      declined: z.array(z.int()),
    })
    .nullable()
    .default(null),
  /** Everybody who sits here has agreed to play: the game begins by itself. */
  agreed: z.boolean().default(false),
  /** The day whose game it is, where it is the one everybody plays that day. */
  day: z.string().nullable().default(null),
  /** The tournament it belongs to, its round from 0 on, and who takes part by seat, bots by the ids of their accounts. */
  tournament: z
    .object({
      id: z.string(),
      round: z.int(),
      entrants: z.array(z.string()),
      /** The seats of those who have come; not known of tables of old. */
      came: z.array(z.int()).optional(),
    })
    .nullable()
    .default(null),
  next: z.string().nullable(),
})

export type TableRecord = z.infer<typeof tableRecord>

/** The record in the words the store keeps of it. */
export const readRecordText = (body: string): TableRecord => tableRecord.parse(JSON.parse(body))

export const readRecord = (stored: StoredTable): TableRecord => readRecordText(stored.body)

const players = (record: TableRecord) => record.seats.flatMap(({ player }) => (player === null ? [] : [player]))

/** No name is taken for a thing. */
const withoutThings = (name: string): string => name.replaceAll(thingWord(''), ' ')

/** A record as the store keeps it. */
export function storedTable(record: TableRecord, now: number): StoredTable {
  const names = record.seats.flatMap(({ name }) => (name === null ? [] : [name]))
  return {
    id: record.id,
    revision: record.revision,
    status: record.status,
    game: record.game,
    listed: record.listed,
    players: players(record),
    search: [...[record.name, record.game, ...names].map(withoutThings), ...record.things.map(thingWord)]
      .join(' ')
      .toLowerCase(),
    changedAt: now,
    body: JSON.stringify(record),
  }
}

/** Somebody with their own credentials: a player and the guests whose games have moved into theirs. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly ids: readonly string[]
  /** Whether they have no account. */
  readonly guest: boolean
  /** Whether it is a program in their name. */
  readonly bot?: boolean
  /** Until when a moderator has muted them; 0 if none has. */
  readonly mutedUntil?: number
  /** Where they call from, where that is known. */
  readonly address?: string
}

export const seatOfPerson = (record: TableRecord, person: Person): Seat =>
  seat(record.seats.findIndex(({ player }) => player !== null && person.ids.includes(player)))

export const isHost = (record: TableRecord, person: Person): boolean => person.ids.includes(record.host)

/** Whether somebody hears and says what is said at a table: strangers only where it is listed. */
export const mayChat = (record: TableRecord, person: Person): boolean =>
  record.listed || isHost(record, person) || seatOfPerson(record, person) >= 0

/** Who sits where, as everybody may know it. */
export const seatsShown = (record: TableRecord, keepers?: readonly Keeper[]): SeatShown[] =>
  record.seats.map(({ kind, name, level, player, guest, program }, i) => ({
    kind,
    name,
    player: guest ? null : player,
    program,
    level: keepers?.[i]?.level ?? level,
    resigned: keepers?.[i]?.resigned ?? false,
  }))

const rematchShown = ({ anew, agreed, declined }: NonNullable<TableRecord['rematch']>) => ({
  anew,
  agreed: agreed.map(one => seat(one.seat)),
  declined: declined.map(seat),
})

/** What a table is called, in every language: as somebody has named it, or whose it is. */
export const nameOfTable = ({ name, openedBy }: Pick<TableRecord, 'name' | 'openedBy'>): Wording =>
  openedBy === null ? inEvery(() => name) : say('tableOf', { name: openedBy })

/** The table as a person may see it. */
export function tableFor(record: TableRecord, person: Person, keepers?: readonly Keeper[]): TableShown {
  const host = isHost(record, person)
  return {
    table: record.id,
    name: record.name,
    openedBy: record.openedBy,
    game: record.game,
    setup: record.setup,
    selection: record.wish?.selection ?? null,
    timer: record.timer,
    listed: record.listed,
    rated: record.rated,
    day: record.day,
    status: record.status,
    seats: seatsShown(record, keepers),
    seat: seatOfPerson(record, person),
    host,
    invitation: host && record.status === 'waiting' ? record.invitation : null,
    result: record.result,
    rematch: record.rematch === null ? null : rematchShown(record.rematch),
    next: record.next,
    createdAt: record.createdAt,
  }
}
