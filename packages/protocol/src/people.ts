import type { Glance } from '@kartentisch/kernel'
import { z } from 'zod'
import { day, pageMark, result, seat, seatShown, tableId, tableShown, text, timer } from './parts.ts'

/** What is asked for by HTTP about people; the page reads it by the same schemas the server writes it by. */

/** Somebody's rating, as people read it; `provisional` while it is not sure. */
export const ratingShown = z.object({ rating: z.int(), games: z.int(), provisional: z.boolean() })

/** What is rated together: a game with so many players. */
export const ladderName = z.string().regex(/^[a-z][a-z0-9-]{0,38}-\d$/, 'A ladder is a game and a number of players.')

/** `GET /api/ladders` */
export const ladders = z.array(z.object({ ladder: ladderName, game: z.string(), players: z.int(), games: z.int() }))

/** `GET /api/ladders/LADDER` */
export const ladder = z.object({
  leaders: z.array(
    ratingShown.extend({
      player: z.string(),
      name: z.string(),
      /** Of a bot, whose strength was measured and stays. */
      level: z.string().nullable(),
    }),
  ),
  /** How many have a rating from here up to the next. */
  distribution: z.array(z.object({ from: z.int(), count: z.int() })),
  /** One's own rating and how it went; nothing for who has none. */
  own: ratingShown.extend({ curve: z.array(z.object({ at: z.number(), rating: z.int() })) }).nullable(),
})

/** `GET /api/players/PLAYER` */
export const profile = z.object({
  player: z.string(),
  name: z.string(),
  /** Of a bot. */
  level: z.string().nullable(),
  /** Whether it is one's own. */
  own: z.boolean(),
  /** Whether whoever asks may follow them, and does. */
  mayFollow: z.boolean(),
  followed: z.boolean(),
  ratings: z.array(ratingShown.extend({ ladder: ladderName, game: z.string(), players: z.int() })),
})

/** `GET /api/players/PLAYER/games?after=` */
export const gamesPlayed = z.object({ tables: z.array(tableShown), more: pageMark.nullable() })

/** How often something was so, and how often one won then. */
const tally = z.object({ games: z.int(), won: z.int() })

/** `GET /api/me/statistics`: of the last games one has played. */
export const statistics = z.array(
  tally.extend({
    game: z.string(),
    players: z.array(tally.extend({ players: z.int() })),
    /** By name; a bot's is its level. */
    opponents: z.array(tally.extend({ name: z.string(), bot: z.boolean() })),
    /** Whether one began. */
    seats: z.array(tally.extend({ seat: z.int() })),
    /** With how many things of a choice it was played. */
    sizes: z.array(tally.extend({ size: z.int() })),
    /** What was played with. */
    things: z.array(tally.extend({ thing: z.string() })),
  }),
)

/** `GET /api/sessions` */
export const sessions = z.array(
  z.object({
    kind: z.enum(['session', 'guest', 'bot']),
    id: z.string(),
    name: z.string(),
    createdAt: z.number(),
    usedAt: z.number().optional(),
    program: z.string().optional(),
    own: z.boolean(),
  }),
)

/** `GET /api/accounts` */
export const accountsOffered = z.object({ mail: z.boolean() })

/** How somebody did in a day's game; nothing for points and turns of who gave up. */
const dailyResult = z.object({
  player: z.string(),
  name: z.string(),
  won: z.boolean(),
  points: z.number().nullable(),
  /** Points more than the bot's, or fewer. */
  margin: z.number().nullable(),
  turns: z.int().nullable(),
  /** Where it can be looked at again; nothing until one has played oneself. */
  table: z.string().nullable(),
})

/** `GET /api/daily/DAY` */
export const daily = z.object({
  day,
  /** Whether it can still be played. */
  today: z.boolean(),
  games: z.array(
    z.object({
      game: z.string(),
      /** One's own table, once one has begun. */
      table: z.string().nullable(),
      over: z.boolean(),
      /** The best first. */
      results: z.array(dailyResult),
    }),
  ),
})

/** `GET /api/daily`: today, and how one did on the days before. */
export const calendar = z.object({
  today: day,
  days: z.array(z.object({ day, game: z.string(), won: z.boolean(), points: z.number().nullable() })),
})

/** A table as a passer-by sees it. */
const passedBy = tableShown.pick({ table: true, name: true, openedBy: true, game: true, rated: true }).extend({
  seats: z.array(seatShown.pick({ kind: true, name: true, player: true, program: true, level: true })).readonly(),
})

/** What lies on a table at a glance. */
const glance = z.object({
  turn: z.int(),
  seat,
  points: z.array(z.number()).readonly().nullable(),
  played: z.array(z.string()).readonly(),
  supply: z.array(z.object({ id: z.string(), left: z.int() })).readonly(),
}) satisfies z.ZodType<Glance>

/** `GET /api/foyer`: what goes on here, the same for everybody. */
export const foyer = z.object({
  /** Listed games under way, the newest first. */
  playing: z.array(passedBy.extend({ timer, glance: glance.nullable() })),
  /** Who looks for others to play with, the longest first. */
  seeking: z.array(
    z.object({
      name: z.string(),
      rating: z.int(),
      program: z.boolean(),
      game: z.string(),
      players: z.int(),
      rated: z.boolean(),
      timer,
      pool: z.array(z.string()),
    }),
  ),
  /** How many are connected, and some of those with an account. */
  here: z.object({ count: z.int(), people: z.array(z.object({ player: z.string(), name: z.string() })) }),
  /** Listed games that are over, the last first. */
  finished: z.array(passedBy.extend({ result: result.nullable(), finishedAt: z.number() })),
  /** Today's games: how many have played them, and who did best. */
  daily: z.object({
    day,
    games: z.array(
      z.object({
        game: z.string(),
        played: z.int(),
        /** Of those who did not give up. */
        best: z.object({ name: z.string(), points: z.number() }).nullable(),
      }),
    ),
  }),
})

/** To which table one is asked, and by whom. */
export const invited = tableShown
  .pick({ name: true, openedBy: true, game: true })
  .extend({ from: z.string(), invitation: z.string() })

/** `GET /api/friends`: whom one follows, and to which tables one is asked. */
export const friends = z.object({
  friends: z.array(
    z.object({
      player: z.string(),
      name: z.string(),
      /** Whether they follow back. */
      mutual: z.boolean(),
      /** Whether they are connected. */
      here: z.boolean(),
      /** The listed table at which they play. */
      playing: tableShown.pick({ table: true, name: true, openedBy: true }).nullable(),
    }),
  ),
  invites: z.array(invited.extend({ table: z.string() })),
})

/** Which tournament calls somebody, and to which table if their game has begun there. */
export const called = z.object({ tournament: z.string(), name: z.string(), table: tableId.optional() })

const format = z.enum(['swiss', 'round-robin', 'knock-out'])

/** `POST /api/tournaments` */
export const newTournament = z.strictObject({
  name: text(40).trim().min(1),
  game: text(40),
  format,
  /** How many rounds of a Swiss tournament; others have as many as it takes. */
  rounds: z.int().min(1).max(12),
  timer: timer.refine(({ per }) => per !== 'none', 'In a tournament a clock runs.'),
  selection: text(400).trim().min(1).nullable(),
  /** The levels of bots that take part. */
  bots: z.array(text(40)).max(8),
  /** Whether whoever holds it takes part too. */
  enter: z.boolean(),
  /** When it begins by itself, in ms; nothing where whoever holds it begins it. */
  beginsAt: z.int().nullable(),
})

const tournamentListed = z.object({
  tournament: z.string(),
  name: z.string(),
  game: z.string(),
  format,
  status: z.enum(['open', 'running', 'over', 'cancelled']),
  timer,
  selection: z.string().nullable(),
  /** How many rounds there will be, and how many have begun. */
  rounds: z.int(),
  round: z.int(),
  entrants: z.int(),
  beginsAt: z.number().nullable(),
  /** Whether whoever asks takes part, and whether they have to say now that they are there. */
  entered: z.boolean(),
  called: z.boolean(),
})

/** `GET /api/tournaments`: those that wait for players, those under way, and the last that are over or were called off. */
export const tournaments = z.array(tournamentListed)

/** `GET /api/tournaments/ID` */
export const tournament = tournamentListed.extend({
  /** Whether whoever asks holds it. */
  host: z.boolean(),
  /** From when on who takes part has to say that they are there, where it begins at a time, and whether one has. */
  checkInFrom: z.number().nullable(),
  ready: z.boolean(),
  /** The best first. */
  standings: z.array(
    z.object({
      player: z.string(),
      name: z.string(),
      level: z.string().nullable(),
      points: z.number(),
      buchholz: z.number(),
      sonneborn: z.number(),
      /** Whether they have left, or were missing too often. */
      left: z.boolean(),
      /** Whether they have said that they are there; a bot always is. */
      ready: z.boolean(),
    }),
  ),
  /**
   * Round by round: who begins against whom, where, and what it came to for both, which is nothing while it is played and
   * no point for anybody if neither came; a bye has no second.
   */
  paired: z.array(
    z.array(
      z.object({
        first: z.string(),
        second: z.string().nullable(),
        table: z.string().nullable(),
        points: z.tuple([z.number(), z.number()]).nullable(),
      }),
    ),
  ),
})

/** `GET /api/notices`: how one is told that it is one's turn. */
export const noticesOffered = z.object({
  /** What a browser needs to be told by push. */
  publicKey: z.string(),
  hasMail: z.boolean(),
  mail: z.boolean(),
  /** On vacation until then, in ms. */
  awayUntil: z.number().nullable(),
  devices: z.array(z.string()),
})

/** Whom one follows, and to which tables one is asked. */
export type Friends = z.infer<typeof friends>
/** Tournaments as a list shows them. */
export type Tournaments = z.infer<typeof tournaments>
/** A tournament as it stands. */
export type Tournament = z.infer<typeof tournament>
/** What somebody wants who holds a tournament. */
export type NewTournament = z.infer<typeof newTournament>
/** What goes on in the house. */
export type Foyer = z.infer<typeof foyer>
/** The game of the day, and how everybody fared in it. */
export type Daily = z.infer<typeof daily>
/** What everybody may know of a player. */
export type Profile = z.infer<typeof profile>
/** How a player’s games went. */
export type Statistics = z.infer<typeof statistics>
/** Where somebody is signed in. */
export type Session = z.infer<typeof sessions>[number]
/** Who is rated how highly. */
export type Ladder = z.infer<typeof ladder>
/** A rating as it is shown. */
export type RatingShown = z.infer<typeof ratingShown>
