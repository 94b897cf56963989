import type { Event, Question, Result, Seat } from '@kartentisch/kernel'
import { z } from 'zod'

// A page whose policy forbids `eval` would report the attempt; the schemas are quick enough without (docs/protocol.md).
z.config({ jitless: true })

/** Longest message a server reads, in bytes. */
export const MAX_MESSAGE = 16_384

/** Words that any store can keep: no control characters but tabs and ends of lines, and whole characters. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, 'Control characters are not taken.')

/** A name a client gives a message, so that its acknowledgement can be told and a doubled one be known. */
export const messageId = text(40).min(1)

export const tableId = z.string().regex(/^[a-z0-9]{8,24}$/, 'A table is named by 8 to 24 letters and digits.')

/** The place of something in a table's feed. */
export const feedNumber = z.int().min(0).max(2_147_483_647)

/** Where the next page of a list of tables begins: what `more` said. */
export const pageMark = z.string().regex(/^\d{1,16}-[a-z0-9]{8,24}$/, 'A page is named by what "more" said.')

/** Checked, not copied: there are many of them, and nobody changes them. */
export const numbers = z.custom<readonly number[]>(
  value => Array.isArray(value) && value.every(Number.isSafeInteger),
  'These are no numbers.',
)

/** A seat; -1 is nobody's. */
export const seat = z.custom<Seat>(
  value => Number.isSafeInteger(value) && Number(value) >= -1,
  'A seat is a whole number from -1 up.',
)

const word = text(60)

/**
 * A set-up is read by its game; here only its size is bounded, so that nothing huge or deep reaches a game.
 */
export const givenSetup = z
  .record(word, z.union([z.number(), z.boolean(), word, z.array(word).max(400)]))
  .refine(fields => Object.keys(fields).length <= 20, 'A set-up has at most 20 fields.')

/** How long players may think. `move` and `days` count anew for each question, `game` adds up. */
export const timer = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('none') }),
  z.strictObject({ per: z.literal('move'), seconds: z.int().min(5).max(86_400) }),
  z.strictObject({ per: z.literal('game'), seconds: z.int().min(30).max(86_400) }),
  z.strictObject({ per: z.literal('days'), days: z.int().min(1).max(30) }),
])

/** How much time players have. */
export type Timer = z.infer<typeof timer>

/** A seat as the one who creates a table wants it. The first open seat is their own. */
export const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), level: word }),
])

/** Who shall sit at a seat. */
export type WantedSeat = z.infer<typeof wantedSeat>

/** Who is at a seat, as everybody may know it. */
export const seatShown = z.object({
  kind: z.enum(['open', 'invited', 'bot']),
  /** The name of the person there; nothing while the seat is free or a bot's. */
  name: z.string().nullable(),
  /** By what the person there is found, where they have an account. */
  player: z.string().nullable(),
  /** Whether a program plays there in that person's name. */
  program: z.boolean(),
  /** The bot's level, of a bot's seat or one handed over. */
  level: z.string().nullable(),
  resigned: z.boolean(),
})

/** A seat as everybody sees it. */
export type SeatShown = z.infer<typeof seatShown>

/** Reads whether a table waits, runs or is over. */
export const tableStatus = z.enum(['waiting', 'running', 'finished', 'abandoned'])

/** Whether a table waits, runs or is over. */
export type TableStatus = z.infer<typeof tableStatus>

/** Whether somebody is at a table: looks at it, has it open and looks elsewhere, or has no connection to it. */
export const presence = z.enum(['here', 'away', 'gone'])

/** Whether somebody is at the table. */
export type Presence = z.infer<typeof presence>

/** Where no clock runs, somebody who was awaited for so long may be taken for gone, in ms. Where it counts they have lost then. */
export const missingAfter = ({ rated }: { readonly rated: boolean }): number => (rated ? 300_000 : 120_000)

/** A day, as the calendar of the whole world has it. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written as 2026-01-31.')

/** How a game ended. */
export const result = z.object({
  winners: z.array(seat).readonly(),
  /** Nothing where the game did not come to its end. */
  scores: z.array(z.number()).readonly().nullable(),
  reason: z.enum(['played', 'resigned', 'abandoned']),
}) satisfies z.ZodType<Result>

/** A table as a list shows it. */
export const tableShown = z.object({
  table: tableId,
  /** The name it was given, or in English whose table it is. */
  name: z.string(),
  /** Whoever opened it, where nobody has named it: others say in their own language whose it is. */
  openedBy: z.string().nullable(),
  game: z.string(),
  setup: z.unknown(),
  /** The words from which the server has drawn, if it has. */
  selection: z.string().nullable(),
  timer,
  listed: z.boolean(),
  /** Whether it counts for the ratings of those who play. */
  rated: z.boolean(),
  /** The day whose game it is, where it is the one everybody plays that day. */
  day: day.nullable(),
  status: tableStatus,
  seats: z.array(seatShown).readonly(),
  /** The seat of whoever is told, or -1. */
  seat,
  /** Whether whoever is told may start and abandon it. */
  host: z.boolean(),
  /** For the host of a table that waits: what opens the invited seats. */
  invitation: z.string().nullable(),
  result: result.nullable(),
  /** Somebody would like another game: who agrees so far, and who has declined. It begins once all agree. */
  rematch: z
    .object({ anew: z.boolean(), agreed: z.array(seat).readonly(), declined: z.array(seat).readonly() })
    .nullable(),
  /** The table of the rematch, once there is one. */
  next: tableId.nullable(),
  createdAt: z.number(),
})

/** A table as everybody sees it. */
export type TableShown = z.infer<typeof tableShown>

/** The kernel's question, for whoever is asked. */
export const question = z.object({
  seat,
  whose: seat,
  concerns: seat.exactOptional(),
  about: z.string(),
  step: z.string(),
  of: z.string(),
  from: z.string(),
  choices: numbers,
  min: z.int(),
  max: z.int(),
  orNone: z.boolean(),
  ordered: z.boolean(),
  shown: numbers,
}) satisfies z.ZodType<Question>

export const event = z.object({
  type: z.string(),
  seat,
  cards: numbers,
  seenBy: z.int(),
  count: z.number(),
  about: z.string(),
  from: z.string(),
  to: z.string(),
}) satisfies z.ZodType<Event>
