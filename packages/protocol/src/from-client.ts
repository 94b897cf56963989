import { z } from 'zod'
import { feedNumber, givenSetup, messageId, pageMark, tableId, text, timer, wantedSeat } from './parts.ts'

const at = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), id: messageId, table: tableId, ...shape })

/** The first message of a connection. A bot from outside names itself by its token, a browser by its cookie. */
export const hello = z.strictObject({
  type: z.literal('hello'),
  id: messageId,
  version: z.int(),
  token: text(200).min(10).optional(),
})

export const create = z.strictObject({
  type: z.literal('create'),
  id: messageId,
  name: text(60).trim().optional(),
  game: text(40),
  setup: givenSetup,
  /** What the server is to draw, in words: a kingdom's name, `random`, or a selection (docs/kingdoms.md). */
  selection: text(400).trim().min(1).optional(),
  seats: z.array(wantedSeat).min(1).max(8),
  listed: z.boolean(),
  /** Whether it counts for the ratings of those who play; they need accounts. */
  rated: z.boolean().optional(),
  timer,
})

/** Everything a client may say. */
export const fromClient = z.discriminatedUnion('type', [
  hello,
  create,
  /** Is anybody there? */
  z.strictObject({ type: z.literal('ping'), id: messageId }),
  /** Whether whoever is connected looks elsewhere just now. */
  z.strictObject({ type: z.literal('attention'), id: messageId, away: z.boolean() }),
  z.strictObject({
    type: z.literal('list'),
    id: messageId,
    which: z.enum(['open', 'running', 'mine']),
    after: pageMark.optional(),
  }),
  z.strictObject({
    type: z.literal('finished'),
    id: messageId,
    search: text(60).optional(),
    mine: z.boolean().optional(),
    after: pageMark.optional(),
  }),
  /** Looks for others who want to play the same; `search` names it, so that the same one can be asked for again. */
  z.strictObject({
    type: z.literal('seek'),
    id: messageId,
    search: messageId,
    game: text(40),
    players: z.int().min(2).max(8),
    rated: z.boolean(),
    timer,
    /** What one would play with, in words the server draws from: one of these that the others have too. */
    pool: z.array(text(400).trim().min(1)).max(16),
    /** Whether one would play with programs too. */
    programs: z.boolean().optional(),
  }),
  /** Plays today's game: the same deal for everybody, once; `again` once more for oneself, when that is over. */
  z.strictObject({ type: z.literal('daily'), id: messageId, game: text(40), again: z.boolean().optional() }),
  /** Looks for nobody any more. */
  z.strictObject({ type: z.literal('unseek'), id: messageId, search: messageId }),
  at('join', { seat: z.int().min(0).max(7).optional(), invitation: text(60).optional() }),
  at('leave', {}),
  /** Asks somebody whom one follows to a table that waits. */
  at('invite', { player: text(40) }),
  at('start', {}),
  /** Wants the feed from here on; `from` is the last number seen. A whole view can come with all that led to it. */
  at('watch', {
    from: feedNumber.optional(),
    chatFrom: feedNumber.optional(),
    muted: z.boolean().optional(),
    history: z.boolean().optional(),
  }),
  at('unwatch', {}),
  /** `number` is the one the question came with. */
  at('answer', { number: feedNumber, answer: z.array(z.int()).max(200) }),
  /** Takes back one's last answer, or asks the others whether one may. */
  at('undo', {}),
  /** `number` is that of the request in the feed. */
  at('consent', { number: feedNumber, agree: z.boolean() }),
  at('resign', {}),
  at('abandon', {}),
  /**
   * Asks for another game or agrees to it; `agree: false` declines. With the same set-up, or `anew`: drawn once more
   * from what was wished for.
   */
  at('rematch', { anew: z.boolean().optional(), agree: z.boolean().optional() }),
  /** Gives one's own seat, or that of someone who is missing, to a bot. */
  at('hand-over', { seat: z.int().min(0).max(7), level: text(40).optional() }),
  at('take-back', {}),
  at('chat', { text: text(500).trim().min(1) }),
  at('mute', { muted: z.boolean() }),
])

/** A message of a client. */
export type FromClient = z.infer<typeof fromClient>

/** A message to a table. */
export type AtTable = Extract<FromClient, { table: string }>

/** The kinds of messages a client sends. */
export type ClientType = FromClient['type']
