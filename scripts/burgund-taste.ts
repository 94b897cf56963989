import { parseArgs } from 'node:util'
import { steadyBy, TASTE, type Taste } from '@kartentisch/bots'
import { BurgundRules, parseSetup } from '@kartentisch/burgund'
import { at, bits, type Random, seat, seeded, simulate } from '@kartentisch/kernel'

/**
 * Looks for a taste that wins more, by evolution: CMA-ES that learns a spread for each part of the taste. Prints the middle
 * of each fifth generation, to be copied to packages/bots/src/burgund/taste.ts. Against the taste of today, or Egon.
 */

const { values } = parseArgs({
  options: {
    solo: { type: 'boolean', default: false },
    games: { type: 'string', default: '100' },
    generations: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'taste' },
  },
})
const games = Number(values.games)
const rules = new BurgundRules(parseSetup({ players: values.solo ? 1 : 2 }))
const today = steadyBy(TASTE)
const random = seeded(values.seed)

type Part = keyof Taste & string
const isPart = (key: string): key is Part => key in TASTE
const parts = Object.keys(TASTE).filter(isPart)
const count = parts.length
/** How much a part may change at first. */
const SCALES: Partial<Record<Part, number>> = { late: 2, purchase: 1, silver: 0.15, worker: 0.15, waiting: 0.15 }
const scale = (part: Part): number => SCALES[part] ?? 0.25
const tasteAt = (point: readonly number[]): Taste => {
  const taste: Record<Part, number> = { ...TASTE }
  for (const [i, one] of parts.entries()) taste[one] = Math.max(one === 'late' ? 1 : 0, at(point, i) * scale(one))
  return taste
}

/** Points ahead of another, or of Egon: what is won clearly counts more, and what is lost nothing. */
function fitness(point: readonly number[], generation: number): number {
  const player = steadyBy(tasteAt(point))
  let sum = 0
  for (let game = 0; game < games; game++) {
    if (values.solo) {
      const end = simulate(rules, [player], `${values.seed} ${generation} ${game}`)
      const lead = at(rules.scores(end), 0) - rules.sight(end, seat(0)).egonScore
      sum += lead < 0 ? 0 : 1 + Math.tanh(lead / 6)
    } else {
      const first = game % 2 === 0
      const players = first ? [player, today] : [today, player]
      const scores = rules.scores(simulate(rules, players, `${values.seed} ${generation} ${game >> 1}`))
      sum += (at(scores, 0) - at(scores, 1)) * (first ? 1 : -1)
    }
  }
  return sum / games
}

const part = (of: Random): number => (bits(of) + 1) / 2 ** 32
const normal = (): number => Math.sqrt(-2 * Math.log(part(random))) * Math.cos(2 * Math.PI * part(random))
const zeros = (): number[] => new Array<number>(count).fill(0)
const length = (vector: readonly number[]): number => Math.hypot(...vector)

const CHILDREN = 14
const PARENTS = CHILDREN / 2
const raw = Array.from({ length: PARENTS }, (_, i) => Math.log(PARENTS + 0.5) - Math.log(i + 1))
const shares = raw.map(share => share / raw.reduce((a, b) => a + b))
const effective = 1 / shares.reduce((sum, share) => sum + share * share, 0)
const pathRate = (4 + effective / count) / (count + 4 + (2 * effective) / count)
const stepRate = (effective + 2) / (count + effective + 5)
const damping = 1 + 2 * Math.max(0, Math.sqrt((effective - 1) / (count + 1)) - 1) + stepRate
/** Spreads of single parts can be learnt faster than how all of them go together. */
const faster = (count + 2) / 6
const oneRate = (2 / ((count + 1.3) ** 2 + effective)) * faster
const allRate = Math.min(1 - oneRate, ((2 * (effective - 2 + 1 / effective)) / ((count + 2) ** 2 + effective)) * faster)
const expected = Math.sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count * count))

let middle = parts.map(one => TASTE[one] / scale(one))
let step = 0.25
let spreads = parts.map(() => 1)
let path = zeros()
let stepPath = zeros()
for (let generation = 0; generation < Number(values.generations); generation++) {
  const children = Array.from({ length: CHILDREN }, () => {
    const chance = parts.map(normal)
    const way = chance.map((z, i) => z * Math.sqrt(at(spreads, i)))
    return {
      chance,
      way,
      fitness: fitness(
        way.map((y, i) => at(middle, i) + step * y),
        generation,
      ),
    }
  }).sort((a, b) => b.fitness - a.fitness)
  const best = children.slice(0, PARENTS)
  const mean = (of: (child: (typeof children)[number]) => readonly number[], power = 1) =>
    parts.map((_, i) => best.reduce((sum, child, k) => sum + at(shares, k) * at(of(child), i) ** power, 0))
  const way = mean(child => child.way)
  const chance = mean(child => child.chance)
  const wayOf = mean(child => child.way, 2)
  middle = middle.map((x, i) => x + step * at(way, i))
  stepPath = stepPath.map(
    (x, i) => (1 - stepRate) * x + Math.sqrt(stepRate * (2 - stepRate) * effective) * at(chance, i),
  )
  const isShort =
    length(stepPath) / Math.sqrt(1 - (1 - stepRate) ** (2 * generation + 2)) < (1.4 + 2 / (count + 1)) * expected
  path = path.map(
    (x, i) => (1 - pathRate) * x + (isShort ? Math.sqrt(pathRate * (2 - pathRate) * effective) * at(way, i) : 0),
  )
  spreads = spreads.map((x, i) => (1 - oneRate - allRate) * x + oneRate * at(path, i) ** 2 + allRate * at(wayOf, i))
  step = Math.max(0.05, step * Math.exp((stepRate / damping) * (length(stepPath) / expected - 1)))
  if (generation % 5 === 0) {
    const told = Object.entries(tasteAt(middle)).map(([key, value]) => `${key}: ${Number(value.toFixed(2))}`)
    const mid = children.reduce((sum, child) => sum + child.fitness, 0) / CHILDREN
    console.log(`${generation}: ${mid.toFixed(2)}\n{ ${told.join(', ')} }`)
  }
}
