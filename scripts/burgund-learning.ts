import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ASPECTS, LEARNT_INSTINCT, LEARNT_OUTLOOK, type Learnt, TRAITS, WORTH_ASPECT } from '@kartentisch/bots'
import { at, bits, type Random, seeded } from '@kartentisch/kernel'
import { wholeNumber } from 'kartentisch'
import { Apprentice, type Errors } from './burgund-learning/games.ts'
import { LearningNet } from './burgund-learning/learning-net.ts'

/**
 * Writes what Burgund's expert has learnt, packages/bots/src/burgund/instinct/learnt.ts and outlook/learnt.ts. It goes on from what
 * is written there, or with `--anew` from what the steady player thinks. `--seed` tells one run from the next.
 */

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { games: text, seed: text, anew: { type: 'boolean', default: false } } })
const games = wholeNumber(values.games, 'games', 60_000, 1)
const seed = values.seed ?? 'learning'

const FOLDER = join(import.meta.dirname, '../packages/bots/src/burgund')
const [INSTINCT_NEURONS, OUTLOOK_NEURONS] = [40, 32]
/** One game in so many is played to try options out, the others to learn how they end. */
const TRYING = 6
/** How far a step goes at first; at the end it goes this much of that. */
const [INSTINCT_RATE, OUTLOOK_RATE, LAST] = [0.002, 0.0005, 0.05]
/** An outlook that begins anew has further to go. */
const BEGINNERS_RATE = 0.003
/** The last games, in which the outlook hardly changes any more, tell how far it is from the truth. */
const TELLING = 0.2

function beginner(inputs: number, neurons: number, random: Random): Learnt {
  const some = (length: number, size: number) =>
    Float64Array.from({ length }, () => (bits(random) / 2 ** 32 - 0.5) * size)
  return {
    alone: new Float64Array(inputs),
    inputs: some((inputs + 1) * neurons, 0.4),
    outputs: some(neurons, 0.02),
  }
}

const random = seeded(seed)
const begun = values.anew
  ? { instinct: beginner(ASPECTS, INSTINCT_NEURONS, random), outlook: beginner(TRAITS, OUTLOOK_NEURONS, random) }
  : { instinct: LEARNT_INSTINCT, outlook: LEARNT_OUTLOOK }
if (values.anew) begun.instinct.alone[WORTH_ASPECT] = 10
const instinct = new LearningNet(begun.instinct)
const outlook = new LearningNet(begun.outlook)
const apprentice = new Apprentice(instinct, outlook, random)
const errors: Errors = { squares: [], counts: [] }
const unheard: Errors = { squares: [], counts: [] }
for (let game = 0; game < games; game++) {
  const left = LAST + (1 - LAST) * (1 - game / games)
  if (game % TRYING === 0) apprentice.tryOut(`${seed} ${game}`, INSTINCT_RATE * left)
  else
    apprentice.playThrough(
      `${seed} ${game}`,
      (values.anew ? BEGINNERS_RATE : OUTLOOK_RATE) * left,
      game < games * (1 - TELLING) ? unheard : errors,
    )
  if (process.stderr.isTTY && game % 100 === 0) process.stderr.write(`\r${game} of ${games} games\x1b[K`)
}

const thousandths = (numbers: Float64Array) =>
  `thousandths([${Array.from(numbers, n => Math.round(n * 1000) || 0).join(', ')}])`

/** Puts numbers in the place of those that stand in a file under their names. */
function write(file: string, fields: Readonly<Record<string, string>>): void {
  const path = join(FOLDER, file)
  let source = readFileSync(path, 'utf8')
  for (const [name, numbers] of Object.entries(fields))
    source = source.replace(new RegExp(`\\b${name}: [^\\]]*\\]\\)?`), `${name}: ${numbers}`)
  writeFileSync(path, source)
}

const written = ({ alone, inputs, outputs }: Learnt) => ({
  alone: thousandths(alone),
  inputs: thousandths(inputs),
  outputs: thousandths(outputs),
})

const spreads = errors.squares.map((sum, stage) => Math.sqrt(sum / at(errors.counts, stage)).toFixed(2)).join(', ')
write('instinct/learnt.ts', written(instinct.learnt))
write('outlook/learnt.ts', { ...written(outlook.learnt), spreads: `[${spreads}]` })
console.log(`Written. How far the outlook was from the end, by stage: ${spreads}.`)
