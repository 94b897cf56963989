import { at, inEvery, interval, Mistake } from '@kartentisch/kernel'
import { z } from 'zod'
import type { Shelf } from '../shelf.ts'
import { inOrder } from '../sim/diary.ts'
import type { Job, Outcome } from '../sim/job.ts'
import { putTogether } from '../sim/outcome.ts'
import { score } from '../sim/tally.ts'
import { say } from '../words/say.ts'
import { anytimeInterval, gamesFor } from './sequence.ts'
import type { Simulated } from './sim.ts'
import { FORMAT, stampOf } from './stamp.ts'

const count = z.int().min(0)
const sums = z.record(z.string(), z.number())
const shares = z.strictObject({ wins: count, ties: count, losses: count })

const diary = z.strictObject({
  lengths: z.array(z.number()),
  players: z
    .array(
      z.strictObject({
        turns: z.array(z.strictObject({ games: count, points: z.number(), money: z.number() })),
        cards: z.record(z.string(), z.array(z.number())),
        points: sums,
      }),
    )
    .readonly(),
  ending: z.strictObject({ decks: z.array(sums).readonly(), left: sums, trash: sums }),
})

/** What was asked, so that it can be asked again, and what came of it: in means with their intervals, and in sums. */
const simResult = z.strictObject({
  kind: z.literal('sim'),
  format: z.literal(FORMAT),
  /** Of Kartentisch, and of the game's rules: with others, the same seed may lead elsewhere. */
  program: z.string(),
  game: z.string(),
  rules: z.string(),
  setup: z.unknown(),
  decks: z.array(z.array(z.string())).optional(),
  /** Where games began, as a rule test states it. */
  position: z.unknown().optional(),
  seed: z.union([z.string(), z.number()]),
  /** The numbers of the games, from the first of each range to its last; none where somebody stopped it. */
  ranges: z.array(z.tuple([z.int(), z.int()])),
  games: count,
  unfinished: count,
  players: z.array(
    z.strictObject({
      name: z.string(),
      ...shares.shape,
      score: z.number(),
      low: z.number(),
      high: z.number(),
      points: z.number(),
      turns: z.number(),
    }),
  ),
  first: shares,
  /** Stopped as soon as the score was known so well; the intervals hold although somebody looked at them. */
  until: z.number().optional(),
  /** How somebody else fared in the first player's place, in the same games. */
  instead: z
    .strictObject({
      player: z.string(),
      games: count,
      difference: z.number(),
      low: z.number(),
      high: z.number(),
      correlation: z.number(),
    })
    .optional(),
  /** What is needed to put parts together. */
  sums: z.strictObject({ points: z.array(z.number()), turns: z.array(z.number()), places: z.array(shares) }),
  /** By turn, and how things lay at the end, summed over games; where it was asked for. */
  diary: diary.optional(),
})

/** What was asked of a simulation and what came of it, as plain data with a version. */
export type SimResult = z.infer<typeof simResult>

type About = Pick<
  SimResult,
  'program' | 'game' | 'rules' | 'setup' | 'decks' | 'position' | 'seed' | 'ranges' | 'until' | 'instead'
>

function resultOf(about: About, { counts, diary }: Outcome): SimResult {
  const { games, unfinished, players, places } = counts
  // Stopped before the first game was over, there is nothing to divide.
  const n = Math.max(1, games)
  const { program, game, rules, setup, decks, position, seed, ranges, until, instead } = about
  return {
    kind: 'sim',
    format: FORMAT,
    program,
    game,
    rules,
    setup,
    ...(decks !== undefined && { decks }),
    ...(position !== undefined && { position }),
    seed,
    ranges,
    games,
    unfinished,
    players: players.map(({ name, wins, ties, losses, points, turns }) => {
      const won = score({ wins, ties, losses })
      const [low, high] = until === undefined ? interval(won, games) : anytimeInterval(won / n, games, gamesFor(until))
      return { name, wins, ties, losses, score: won / n, low, high, points: points / n, turns: turns / n }
    }),
    first: { ...at(places, 0) },
    ...(until !== undefined && { until }),
    ...(instead !== undefined && { instead }),
    sums: {
      points: players.map(({ points }) => points),
      turns: players.map(({ turns }) => turns),
      places: places.map(place => ({ ...place })),
    },
    ...(diary !== undefined && { diary: inOrder(diary) }),
  }
}

/** The result of an experiment as plain data. `seed` is told as it was given. */
export function simResultOf(
  shelf: Shelf,
  { job, outcome, whole, paired }: Simulated,
  seed: string | number,
  until?: number,
): SimResult {
  const { setting, from = 0, decks, position }: Job = job
  const { program, game, rules } = stampOf(shelf, 'sim', setting.game)
  const { games } = outcome.counts
  const about: About = {
    program,
    game,
    rules,
    setup: setting.setup,
    decks: decks?.map(deck => [...deck]),
    position,
    seed,
    ranges: games === 0 || !whole ? [] : [[from + 1, from + games]],
    until,
    instead: paired,
  }
  return resultOf(about, outcome)
}

/** Reads a result that was written down. */
export function readSimResult(given: unknown, file: string): SimResult {
  const { success, data, error } = simResult.safeParse(given)
  if (!success) throw new Mistake(say('noSimFile', { file, why: inEvery(() => z.prettifyError(error)) }))
  return data
}

/** The sums of a result once more. */
export function outcomeIn({ games, unfinished, players, sums, diary }: SimResult): Outcome {
  const lines = players.map(({ name, wins, ties, losses }, i) => ({
    name,
    wins,
    ties,
    losses,
    points: at(sums.points, i),
    turns: at(sums.turns, i),
  }))
  return { counts: { games, unfinished, players: lines, places: sums.places }, diary }
}

/** What must be alike in parts of one experiment. */
const ALIKE = ['program', 'game', 'rules', 'setup', 'decks', 'position', 'seed', 'names', 'diary'] as const

/** Puts parts of one experiment together: the same as if all their games had been played at once. */
export function mergeSimResults(parts: readonly SimResult[]): SimResult {
  const [first] = parts
  if (first === undefined) throw new Mistake(say('nothingToMerge'))
  const facets = (part: SimResult): Readonly<Record<(typeof ALIKE)[number], unknown>> => ({
    ...part,
    decks: part.decks ?? null,
    position: part.position ?? null,
    names: part.players.map(({ name }) => name),
    diary: part.diary !== undefined,
  })
  if (parts.some(({ ranges, games }) => ranges.length === 0 && games > 0)) throw new Mistake(say('stoppedPart'))
  for (const what of ALIKE)
    for (const part of parts)
      if (JSON.stringify(facets(part)[what]) !== JSON.stringify(facets(first)[what]))
        throw new Mistake(say('otherExperiment', { what }))
  const { until: _, instead: __, ...about } = first
  return resultOf(
    { ...about, ranges: joined(parts.flatMap(({ ranges }) => ranges)) },
    putTogether(
      first.players.map(({ name }) => name),
      parts.map(outcomeIn),
    ),
  )
}

type Range = readonly [number, number]

/** Ranges in their order, those that follow upon each other as one. */
function joined(ranges: readonly Range[]): [number, number][] {
  const all: [number, number][] = []
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = all.at(-1)
    if (before !== undefined && first <= before[1]) throw new Mistake(say('overlap', { game: first }))
    if (before !== undefined && first === before[1] + 1) before[1] = last
    else all.push([first, last])
  }
  return all
}
