import { parseArgs } from 'node:util'
import { ASPECTS } from '@kartentisch/bots'
import { at, seeded, shuffle } from '@kartentisch/kernel'
import { wholeNumber } from 'kartentisch'
import { type Example, examplesOf, playItself } from './burgund-instinct/games.ts'
import { Learner } from './burgund-instinct/learner.ts'

/**
 * Prints packages/bots/src/burgund/instinct/learnt.ts: what has been learnt first from questions whose best options were
 * tried out, and then from games of the learner against itself.
 */

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { tried: text, games: text, rounds: text } })
const tried = wholeNumber(values.tried, 'tried', 200, 1)
const games = wholeNumber(values.games, 'games', 120_000, 0)
const rounds = wholeNumber(values.rounds, 'rounds', 25, 1)
const NEURONS = 24
/** Questions, and games, after which a step is made, and how far the first ones go. */
const QUESTIONS = 64
const GAMES = 96
const [RATE, LAST_RATE, OWN_RATE] = [0.004, 0.0002, 0.003]
/** A difference of worth that makes an option much likelier. */
const CLEAR = 0.25

const random = seeded('instinct')
const learner = new Learner(NEURONS, random)

/** Pulls towards the options that proved better, but not so far that all others are forgotten. */
function learnFrom(example: Example): void {
  learner.pull(example, chances => {
    const wishes = chances.map((chance, n) => at(example.worths, n) / CLEAR - Math.log(chance + 1e-9))
    const mean = chances.reduce((sum, chance, n) => sum + chance * at(wishes, n), 0)
    return chances.map((chance, n) => chance * (at(wishes, n) - mean))
  })
}

const examples: Example[] = []
for (let game = 0; game < tried; game++) examples.push(...examplesOf(`tried ${game}`, random))
for (let round = 0; round < rounds; round++) {
  shuffle(random, examples)
  const rate = RATE * (1 - round / rounds) + LAST_RATE
  for (let from = 0; from < examples.length; from += QUESTIONS) {
    const some = examples.slice(from, from + QUESTIONS)
    for (const example of some) learnFrom(example)
    learner.step(some.length, rate)
  }
}
for (let game = 0; game < games; game += GAMES) {
  let choices = 0
  for (let i = 0; i < GAMES; i++) choices += playItself(learner, `itself ${game + i}`, random)
  learner.step(choices, OWN_RATE * Math.max(0.05, 1 - game / games))
}

const row = (numbers: ArrayLike<number>) => Array.from(numbers, n => Math.round(n * 1000) || 0).join(', ')
const { alone, inputs, outputs } = learner.learnt
const rows = Array.from({ length: ASPECTS + 1 }, (_, i) => row(inputs.slice(i * NEURONS, (i + 1) * NEURONS)))
console.log(`import type { Learnt } from './instinct.ts'

const thousandths = (numbers: readonly number[]): Float64Array => Float64Array.from(numbers, n => n / 1000)

/** What has been learnt of games of two, as scripts/burgund-instinct.ts learns it. */
export const LEARNT: Learnt = {
  alone: thousandths([${row(alone)}]),
  inputs: thousandths([
${rows.map(one => `    ${one},`).join('\n')}
  ]),
  outputs: thousandths([${row(outputs)}]),
}`)
