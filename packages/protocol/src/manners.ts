import { z } from 'zod'
import { feedNumber, tableId, text } from './parts.ts'

/** What is asked for by HTTP about manners: whom one doesn't want, whom one complains about, what moderators do. */

const player = text(40).min(1)

/** Whom something is about: somebody with an account, who sits at a table, or who has said a line there. */
export const whom = z.union([
  z.strictObject({ player }),
  z.strictObject({ table: tableId, seat: z.int().min(0).max(7) }),
  z.strictObject({ table: tableId, line: feedNumber }),
])

/** `muted`: one does not read them. `blocked`: nor plays with them, nor is invited by them. */
export const regard = z.enum(['muted', 'blocked'])

/** `PUT /api/regards` */
export const regardWish = z.strictObject({ whom, regard: regard.nullable() })

/** `GET /api/regards`: those one doesn't want; `DELETE /api/regards/ID` takes it back. */
export const regards = z.array(z.object({ id: z.string(), name: z.string(), regard, at: z.number() }))

/** What somebody is reported for. */
export const reportReason = z.enum(['insult', 'cheating', 'stalling', 'name', 'other'])

/** `POST /api/reports` */
export const reportWish = z.strictObject({ whom, reason: reportReason, words: text(500).trim() })

const act = z.enum(['mute', 'unmute', 'ban', 'unban', 'rename', 'free-name'])

/** What a moderator does to somebody: for so many days, or for good. */
export const moderatorAct = z.strictObject({
  player,
  act,
  days: z.int().min(1).max(3650).optional(),
  /** What they are called from now on, where it is that. */
  name: text(30).trim().optional(),
  /** Why, for the other moderators. */
  words: text(500).trim(),
})

/** `GET /api/reports`: for moderators, the oldest first. `POST /api/reports/ID/close` is done with one. */
export const reports = z.array(
  z.object({
    id: z.string(),
    at: z.number(),
    reporter: z.string(),
    reason: reportReason,
    words: z.string(),
    /** What was said, where it is about that, and where it was. */
    said: z.string().nullable(),
    table: z.string().nullable(),
    /** Whom it is about: what they are called now, and what is imposed on them until when. */
    about: z.object({
      player: z.string(),
      name: z.string(),
      muted: z.number().nullable(),
      banned: z.number().nullable(),
      /** What moderators have done to them, the last first. */
      acts: z.array(z.object({ at: z.number(), moderator: z.string(), act, words: z.string() })),
    }),
  }),
)

/** Whom something is about. */
export type Whom = z.infer<typeof whom>
/** How one wants nothing of somebody. */
export type Regard = z.infer<typeof regard>
/** What somebody is reported for. */
export type ReportReason = z.infer<typeof reportReason>
/** What a moderator does to somebody. */
export type ModeratorAct = z.infer<typeof moderatorAct>
/** A complaint, as moderators see it. */
export type Report = z.infer<typeof reports>[number]
