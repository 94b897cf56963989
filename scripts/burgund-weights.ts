import { parseArgs } from 'node:util'
import { againstEgon, FEATURES, features, ranked, stageOf, steady } from '@kartentisch/bots'
import { BurgundRules, parseSetup, type Sight, type State } from '@kartentisch/burgund'
import { type Answer, at, below, oneOf, type Question, type Random, seat, seeded } from '@kartentisch/kernel'

/**
 * Prints packages/bots/src/burgund/weights.ts: what each of a player's prospects has brought by the end of a game, by
 * least squares over games of steady players who now and then take their second or third choice, and what they have
 * told about victories over Egon. The latter goes by the prospects as they stand: after a change, run it twice.
 */

const { values } = parseArgs({ options: { games: { type: 'string', default: '12000' } } })
const games = Number(values.games)
const STAGES = 10
/** One answer in so many isn't the steady one. */
const STRAY = 8
/** Keeps weights small where there is little to learn from. */
const RIDGE = 20
const STEPS = 12

/** What could be seen at some moment, and what came of it: points gained on the other by the end, or a victory. */
interface Example {
  readonly stage: number
  readonly seen: readonly number[]
  readonly came: number
}

/** Plays a game, and calls for a look at the beginning of each cycle. */
function playGame(rules: BurgundRules, seed: string, random: Random, look: (sights: readonly Sight[]) => void): State {
  const state = rules.deal(seed)
  const sights = Array.from({ length: rules.seats }, (_, i) => rules.sight(state, seat(i)))
  const choose = (question: Question, sight: Sight): Answer =>
    below(random, STRAY) > 0 ? steady.answer(question, sight) : [oneOf(random, ranked(question, sight).slice(0, 3))]
  const ask = (question: Question) => choose(question, at(sights, question.seat))
  const play = rules.play(state, { hears: false, tell() {}, ask })
  let seen = ''
  while (!rules.over(state)) {
    const cycle = `${state.round} ${state.cycle}`
    if (state.phase === 'start-of-turn' && cycle !== seen) {
      seen = cycle
      look(sights)
    }
    play.step()
  }
  return state
}

/** Games of two: the difference of their prospects, and of the points they got from then on. */
function ofTwo(random: Random): Example[] {
  const rules = new BurgundRules(parseSetup({ players: 2 }))
  const lead = (scores: readonly number[]) => at(scores, 0) - at(scores, 1)
  return Array.from({ length: games }, (_, game) => {
    const moments: Example[] = []
    const end = playGame(rules, `two ${game}`, random, sights => {
      const [one, other] = [at(sights, 0), at(sights, 1)]
      const others = features(other)
      const seen = features(one).map((n, i) => n - at(others, i))
      moments.push({ stage: stageOf(one), seen, came: -lead([one.score(), other.score()]) })
    })
    return moments.map(moment => ({ ...moment, came: moment.came + lead(rules.scores(end)) }))
  }).flat()
}

/** Games against Egon: what tells about victories, and whether it was one. */
function againstHim(random: Random): Example[] {
  const rules = new BurgundRules(parseSetup({ players: 1 }))
  return Array.from({ length: games }, (_, game) => {
    const moments: Omit<Example, 'came'>[] = []
    const end = playGame(rules, `solo ${game}`, random, ([sight]) => {
      if (sight !== undefined) moments.push({ stage: stageOf(sight), seen: againstEgon(sight) })
    })
    const came = rules.winners(end).length
    return moments.map(moment => ({ ...moment, came }))
  }).flat()
}

/** Solves `rows * weights = sides` by elimination; the matrix is symmetric and positive. */
function solve(rows: number[][], sides: number[]): number[] {
  for (const [i, row] of rows.entries()) {
    for (const [j, below] of rows.entries()) {
      const factor = i === j ? 0 : at(below, i) / at(row, i)
      if (factor === 0) continue
      for (let k = i; k < row.length; k++) below[k] = at(below, k) - factor * at(row, k)
      sides[j] = at(sides, j) - factor * at(sides, i)
    }
  }
  return sides.map((side, i) => side / at(at(rows, i), i))
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, n, i) => sum + n * at(b, i), 0)

/** Least squares, each example with a weight of its own: what the sides should be is told by the example. */
function fitted(
  size: number,
  ridge: number,
  examples: readonly Example[],
  pull: (example: Example) => { readonly side: number; readonly weight: number },
): number[] {
  const rows = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? ridge : 0)))
  const sides = new Array<number>(size).fill(0)
  for (const example of examples) {
    const { side, weight } = pull(example)
    for (const [i, n] of example.seen.entries()) {
      if (n === 0) continue
      sides[i] = at(sides, i) + n * side
      const row = at(rows, i)
      for (const [j, m] of example.seen.entries()) row[j] = at(row, j) + n * m * weight
    }
  }
  return solve(rows, sides)
}

/** Logistic regression by Newton's steps. */
function logits(examples: readonly Example[]): number[] {
  let weights = at(examples, 0).seen.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const move = fitted(weights.length, 1, examples, ({ seen, came }) => {
      const likely = 1 / (1 + Math.exp(-dot(seen, weights)))
      return { side: came - likely, weight: likely * (1 - likely) }
    })
    weights = weights.map((weight, i) => weight + at(move, i))
  }
  return weights
}

const byStage = <Result>(examples: readonly Example[], of: (some: readonly Example[]) => Result): Result[] =>
  Array.from({ length: STAGES }, (_, stage) => of(examples.filter(example => example.stage === stage)))

const random = seeded('weights')
const two = ofTwo(random)
const weights = byStage(two, some => fitted(FEATURES.length, RIDGE, some, ({ came }) => ({ side: came, weight: 1 })))
const spreads = byStage(two, some =>
  Math.sqrt(
    some.reduce((sum, { stage, seen, came }) => sum + (came - dot(seen, at(weights, stage))) ** 2, 0) / some.length,
  ),
)
const egon = byStage(againstHim(random), logits)
const row = (numbers: readonly number[], digits = 2) => `[${numbers.map(n => Number(n.toFixed(digits))).join(', ')}]`
console.log(`/**
 * What each of a player's prospects is worth in points, in the order of \`FEATURES\`, for the first and the second half of
 * each round. Made by scripts/burgund-weights.ts from ${games} games of two and as many against Egon.
 */
export const WEIGHTS: readonly (readonly number[])[] = [
${weights.map(stage => `  ${row(stage)},`).join('\n')}
]

/** How far the lead at the end is from what these say, as a standard deviation. */
export const SPREADS: readonly number[] = ${row(spreads)}

/** What the standing beside Egon's points, his sets of one and of two cards, and the game itself tell about victory. */
export const EGON: readonly (readonly number[])[] = [
${egon.map(stage => `  ${row(stage, 3)},`).join('\n')}
]`)
