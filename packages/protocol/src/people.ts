import { z } from 'zod'

/** What is asked for by HTTP about people; the page reads it by the same schemas the server writes it by. */

/** Somebody's rating, as people read it; `provisional` while it is not sure. */
export const ratingShown = z.object({ rating: z.int(), games: z.int(), provisional: z.boolean() })

/** What is rated together: a game with so many players. */
export const ladderName = z.string().regex(/^[a-z][a-z0-9-]{0,38}-\d$/, 'A ladder is a game and a number of players.')

/** `GET /api/ladders` */
export const ladders = z.array(z.object({ ladder: ladderName, game: z.string(), players: z.int(), games: z.int() }))

/** `GET /api/ladders/LADDER` */
export const ladder = z.object({
  leaders: z.array(ratingShown.extend({ player: z.string(), name: z.string() })),
  /** How many have a rating from here up to the next. */
  distribution: z.array(z.object({ from: z.int(), count: z.int() })),
  /** One's own rating and how it went; nothing for who has none. */
  own: ratingShown.extend({ curve: z.array(z.object({ at: z.number(), rating: z.int() })) }).nullable(),
})

export type Ladder = z.infer<typeof ladder>
export type RatingShown = z.infer<typeof ratingShown>
