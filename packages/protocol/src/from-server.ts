import type { News, Standing as SeatStanding, Step } from '@kartentisch/kernel'
import { z } from 'zod'
import {
  event,
  feedNumber,
  messageId,
  pageMark,
  presence,
  question,
  result,
  seat,
  seatShown,
  tableId,
  tableShown,
} from './parts.ts'
import { called, invited } from './people.ts'

/** The answer to `hello`. */
const welcome = z.object({
  type: z.literal('welcome'),
  id: messageId,
  version: z.int(),
  player: z.object({ id: z.string(), name: z.string(), guest: z.boolean() }),
})

/** Done and written down. `number` is its place in the feed, where it has one. */
const acknowledged = z.object({
  type: z.literal('acknowledged'),
  id: messageId,
  table: tableId.optional(),
  number: feedNumber.optional(),
})

/** Not done. `again` says that the same message may succeed later as it is. */
const refused = z.object({
  type: z.literal('refused'),
  id: messageId.optional(),
  reason: z.string(),
  /** The same in each language, where it is there in both. */
  wording: z.object({ de: z.string(), en: z.string() }).optional(),
  again: z.boolean().optional(),
})

const undoRequest = z.object({
  /** The number to name in `consent`. */
  number: feedNumber,
  seat,
  /** Who has yet to say yes. */
  waitingFor: z.array(seat).readonly(),
})

/** What a table looks like to whoever is told, after everything up to `number`. */
const standing = z.object({
  view: z.unknown(),
  /** Whose answer is awaited, or -1. */
  asked: seat,
  /** For whoever is asked; answered by its `number`. */
  question: question.extend({ number: feedNumber }).nullable(),
  /** Whether one may take back one's last answer: at once, if the others agree, or not. */
  mayUndo: z.enum(['free', 'consent', 'refused']),
  undo: undoRequest.nullable(),
  result: result.nullable(),
  seats: z.array(seatShown).readonly(),
  /** Milliseconds each seat has left, as of now; nothing where no clock runs. */
  left: z.array(z.number().nullable()).readonly().nullable(),
}) satisfies z.ZodType<SeatStanding>

/** How a table stands for a seat. */
export type Standing = z.infer<typeof standing>

/** One thing that happened at a table, in the order of the feed. */
const step = z.object({
  number: feedNumber,
  what: z.enum([
    'deal',
    'answer',
    'undo',
    'ask-undo',
    'agree',
    'decline',
    'resign',
    'hand-over',
    'take-back',
    'time-out',
    'abandon',
  ]),
  /** Whose doing, or -1. */
  seat,
  /** How many answers count after it: fewer than before where something was taken back. */
  answers: z.int().min(0),
  events: z.array(event).readonly(),
}) satisfies z.ZodType<Step>

/**
 * What happened, and how the table stands after it. `whole` says that what lies between the last number seen and this
 * one is not told step by step: the view alone counts, and the steps, for who wants them, are those from the beginning
 * that count.
 */
const feed = z.object({
  type: z.literal('feed'),
  table: tableId,
  number: feedNumber,
  whole: z.boolean(),
  steps: z.array(step).readonly(),
  standing,
}) satisfies z.ZodType<News>

/** What happened at a table, by its number. */
export type Feed = z.infer<typeof feed>

const chat = z.object({
  type: z.literal('chat'),
  table: tableId,
  number: feedNumber,
  seat,
  name: z.string(),
  text: z.string(),
  at: z.number(),
})

/** Reads a message of the server. */
export const fromServer = z.discriminatedUnion('type', [
  welcome,
  acknowledged,
  refused,
  feed,
  chat,
  /** A table has changed: somebody sat down or left, it was started or is over. */
  z.object({ type: z.literal('table'), table: tableShown }),
  /** Who of those who sit at a table is there; nothing for a bot's seat or a free one. */
  z.object({ type: z.literal('presence'), table: tableId, seats: z.array(presence.nullable()).readonly() }),
  /** One page of tables; `more` is what to name as `after` for the next, nothing on the last. */
  z.object({ type: z.literal('tables'), id: messageId, tables: z.array(tableShown), more: pageMark.nullable() }),
  /** It's the player's turn at a table, on this or another device. */
  tableShown.pick({ table: true, name: true, openedBy: true }).extend({ type: z.literal('your-turn') }),
  /** Somebody asks one to a table, whose invited seats `invitation` opens. */
  z.object({ type: z.literal('invited'), table: tableId, ...invited.shape }),
  /** Somebody with whom one has played at a table would like another game. */
  tableShown.pick({ table: true, name: true, openedBy: true }).extend({ type: z.literal('rematch'), from: z.string() }),
  /** A tournament calls one: to say that one is there, or to one's game at a table. */
  z.object({ type: z.literal('called'), ...called.shape }),
  /** Others were found who want to play the same: the game is at this table. */
  z.object({ type: z.literal('matched'), search: z.string(), table: tableId }),
  /** The server stops; come back in a moment. */
  z.object({ type: z.literal('closing'), reason: z.string() }),
])

/** A message of the server. */
export type FromServer = z.infer<typeof fromServer>
