import { parseArgs } from 'node:util'
import { FEATURES, features, greedy, ranked } from '@kartentisch/bots'
import { BurgundRules, parseSetup, type Sight, type State } from '@kartentisch/burgund'
import { type Answer, at, below, oneOf, type Question, type Random, seat, seeded } from '@kartentisch/kernel'

/**
 * Prints packages/bots/src/burgund/weights.ts: what each of a player's prospects has brought by the end of a game, by
 * least squares over games of greedy players who now and then take their second or third choice.
 */

const { values } = parseArgs({ options: { games: { type: 'string', default: '12000' } } })
const games = Number(values.games)
const ROUNDS = 5
const HALF = 3
/** One answer in so many isn't the greedy one. */
const STRAY = 8
/** Keeps weights small where there is little to learn from. */
const RIDGE = 20

/** The difference of two players' prospects at some moment, and of the points they got from then on. */
interface Example {
  readonly stage: number
  readonly prospects: readonly number[]
  readonly points: number
}

const rules = new BurgundRules(parseSetup({ players: 2 }))
const [one, other] = [seat(0), seat(1)]
const lead = (state: State): number => at(rules.scores(state), one) - at(rules.scores(state), other)

function choose(random: Random, question: Question, sight: Sight): Answer {
  if (below(random, STRAY) > 0) return greedy.answer(question, sight)
  return [oneOf(random, ranked(question, sight).slice(0, 3))]
}

function playGame(seed: number, random: Random): Example[] {
  const state = rules.deal(seed)
  const sights = [rules.sight(state, one), rules.sight(state, other)]
  const ask = (question: Question) => choose(random, question, at(sights, question.seat))
  const play = rules.play(state, { hears: false, tell() {}, ask })
  const moments: Example[] = []
  let seen = ''
  while (!rules.over(state)) {
    const cycle = `${state.round} ${state.cycle}`
    if (state.phase === 'start-of-turn' && cycle !== seen) {
      seen = cycle
      const others = features(at(sights, other), other)
      const prospects = features(at(sights, one), one).map((n, i) => n - at(others, i))
      moments.push({ stage: 2 * state.round + (state.cycle > HALF ? 1 : 0), prospects, points: -lead(state) })
    }
    play.step()
  }
  return moments.map(moment => ({ ...moment, points: moment.points + lead(state) }))
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

function weightsOf(examples: readonly Example[]): number[] {
  const rows: number[][] = FEATURES.map((_, i) => FEATURES.map((_, j) => (i === j ? RIDGE : 0)))
  const sides = FEATURES.map(() => 0)
  for (const { prospects, points } of examples) {
    for (const [i, n] of prospects.entries()) {
      if (n === 0) continue
      sides[i] = at(sides, i) + n * points
      const row = at(rows, i)
      for (const [j, m] of prospects.entries()) row[j] = at(row, j) + n * m
    }
  }
  return solve(rows, sides)
}

const random = seeded('weights')
const examples: Example[] = []
for (let game = 0; game < games; game++) examples.push(...playGame(game, random))
const stages = Array.from({ length: 2 * ROUNDS }, (_, stage) =>
  weightsOf(examples.filter(example => example.stage === stage)),
)
console.log(`/**
 * What each of a player's prospects is worth in points, in the order of \`FEATURES\`, for the first and the second half of
 * each round. Made by scripts/burgund-weights.ts from ${games} games.
 */
export const WEIGHTS: readonly (readonly number[])[] = [
${stages.map(weights => `  [${weights.map(weight => Math.round(weight * 100) / 100).join(', ')}],`).join('\n')}
]`)
