import { z } from 'zod'

const seat = z.int().min(0)
const at = z.number()

/** Everything that can happen to a game under way. A log of these, after the deal, is the whole truth about it. */
export const entry = z.discriminatedUnion('what', [
  /** `question` is the number in the log after which it was asked. */
  z.object({
    what: z.literal('answer'),
    seat,
    question: z.int(),
    answer: z.array(z.int()),
    bot: z.boolean(),
    at,
  }),
  /** Back to the first `to` answers. */
  z.object({ what: z.literal('undo'), seat, to: z.int(), at }),
  z.object({ what: z.literal('ask-undo'), seat, to: z.int(), at }),
  /** The last consent names where it leads, as an undo does. */
  z.object({ what: z.literal('agree'), seat, request: z.int(), to: z.int().nullable(), at }),
  z.object({ what: z.literal('decline'), seat, request: z.int(), at }),
  z.object({ what: z.literal('resign'), seat, level: z.string(), at }),
  z.object({ what: z.literal('hand-over'), seat, level: z.string(), at }),
  z.object({ what: z.literal('take-back'), seat, at }),
  /** Time has run out: a bot plays on. */
  z.object({ what: z.literal('time-out'), seat, level: z.string(), at }),
  z.object({ what: z.literal('abandon'), seat, at }),
])

export type Entry = z.infer<typeof entry>

export const readEntry = (body: string): Entry => entry.parse(JSON.parse(body))
