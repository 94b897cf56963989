import { z } from 'zod'

/** Goes up when a program written for the last version would no longer understand. */
export const PROTOCOL = 1

/** As many games as fit into memory, and no number that was mistyped. */
const MOST_GAMES = 65_536

const id = z.union([z.int(), z.string()]).optional().describe('Comes back with the answer.')
const game = z.int().min(0).describe('The place of a game, from 0.')
const games = z.array(game).optional().describe('Which games; all of them if nothing is said.')
const seed = z.union([z.string(), z.int()])

const open = z
  .strictObject({
    type: z.literal('open'),
    id,
    game: z.string().optional().describe('A game by its id; the first there is if nothing is said.'),
    selection: z.string().optional().describe('What it is played with, as for --kingdom.'),
    setup: z.unknown().optional().describe('A whole set-up instead of a selection.'),
    seats: z
      .array(z.union([z.string(), z.null()]))
      .optional()
      .describe('Who sits where: a player by its name, or null for the client, who has all seats if nothing is said.'),
    games: z.int().min(1).max(MOST_GAMES).default(1).describe('How many games at once.'),
    seed: seed.default('1'),
    autoReset: z.boolean().default(false).describe('Whether a game that has ended is followed by the next at once.'),
    mostAnswers: z.int().min(1).optional().describe('A game without an end is cut off after so many answers.'),
  })
  .describe('Says what is to be played. Whatever was open before is closed.')

const reset = z
  .strictObject({ type: z.literal('reset'), id, games, seeds: z.array(seed).optional() })
  .describe('Deals games anew, by one seed for each or by those they had first.')

const step = z
  .strictObject({ type: z.literal('step'), id, games, actions: z.array(z.int()).describe('One for each game.') })
  .describe('Takes one legal action in each game.')

const undo = z
  .strictObject({ type: z.literal('undo'), id, games, steps: z.int().min(0).default(1) })
  .describe('Takes back the last steps in each game, and what others did since.')

const clone = z
  .strictObject({ type: z.literal('clone'), id, from: z.array(game), to: z.array(game) })
  .describe('Puts copies of games in the place of others, or behind the last.')

const look = z
  .strictObject({ type: z.literal('look'), id, game, seat: z.int().min(0).optional() })
  .describe('Tells what a seat may look at, in words of the game.')

const close = z.strictObject({ type: z.literal('close'), id }).describe('Ends the conversation.')

export const request = z.discriminatedUnion('type', [open, reset, step, undo, clone, look, close])
export type Request = z.infer<typeof request>

const rows = (of: z.ZodType) => z.array(z.array(of))
const bit = z.union([z.literal(0), z.literal(1)])

const opened = z.strictObject({
  type: z.literal('opened'),
  id,
  protocol: z.literal(PROTOCOL),
  game: z.string(),
  version: z.string().describe('Of the rules.'),
  setup: z.unknown(),
  seats: z.array(z.union([z.string(), z.null()])),
  games: z.int(),
  actions: z.array(z.string()).describe('What each action does; the first one takes nothing more.'),
  features: z
    .array(z.strictObject({ name: z.string(), of: z.array(z.string()).optional() }))
    .describe('What each number of an observation is; one with "of" numbers these things, and -1 is none of them.'),
})

const positions = z.strictObject({
  type: z.literal('positions'),
  id,
  games: z.array(game),
  seats: z.array(z.int()).describe('Who is asked in each game; -1 where it is over.'),
  observations: rows(z.int()),
  masks: rows(bit).describe('1 for each legal action.'),
  rewards: rows(z.number()).describe('For each seat its share of the victory, in the step that ends a game.'),
  ended: z.array(z.union([bit, z.literal(2)])).describe('1 where a game ended in this step, 2 where it was cut off.'),
  results: z.array(
    z.strictObject({
      game,
      seed: z.string(),
      steps: z.int(),
      scores: z.array(z.number()),
      winners: z.array(z.int()),
    }),
  ),
})

const looked = z.strictObject({
  type: z.literal('looked'),
  id,
  view: z.unknown(),
  prompt: z.union([z.string(), z.null()]),
  actions: z.array(z.strictObject({ action: z.int(), name: z.string() })),
})

const refused = z
  .strictObject({ type: z.literal('refused'), id, why: z.string() })
  .describe("What was asked for can't be done, and nothing has changed.")

export const reply = z.discriminatedUnion('type', [
  opened,
  positions,
  looked,
  refused,
  z.strictObject({ type: z.literal('closed'), id }),
])

/** Every message as JSON Schema. */
export const envSchema = () =>
  z.toJSONSchema(z.object({ request, reply }).describe('Messages of "kartentisch env", a line of JSON each.'))
