import { parseArgs } from 'node:util'
import { at, interval } from '@kartentisch/kernel'
import type { Job, Outcome } from '@kartentisch/lab'
import { Crew, percent, type Shares, Shelf, settingOf } from '@kartentisch/lab'

const shelf = await Shelf.load()

/**
 * Prints docs/burgund-figures.md: how Burgund goes when bots play it, so that anybody can see whether the rules and the
 * values of the cards lead to sensible games.
 */

const { values } = parseArgs({
  options: { games: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const games = Number(values.games)
const { seed } = values

const BOTS = ['random', 'greedy']
const TABLES = [2, 3, 4]
const PLACES = ['first', 'second', 'third', 'fourth']

const jobFor = (players: readonly string[]): Job => ({
  setting: settingOf(shelf, 'burgund', { players: players.length, seed }),
  players,
  seed,
  games,
  diary: true,
})

const alike = BOTS.flatMap(bot => TABLES.map(n => ({ bot, n })))
const jobs = [
  ...alike.map(({ bot, n }) => jobFor(new Array<string>(n).fill(bot))),
  ...BOTS.map(bot => jobFor([bot])),
  jobFor(['greedy', 'random']),
]

/** Everybody's points, the lowest first, each with how often it came up. */
function pointsOf({ diary }: Outcome): [number, number][] {
  const counts = new Map<number, number>()
  for (const { points } of diary?.players ?? [])
    for (const [value, n] of Object.entries(points)) counts.set(Number(value), (counts.get(Number(value)) ?? 0) + n)
  return [...counts].sort(([a], [b]) => a - b)
}

/** Mean, standard deviation, and between what nine of ten lie. */
function spread(points: readonly (readonly [number, number])[]): string[] {
  const total = points.reduce((sum, [, n]) => sum + n, 0)
  const mean = points.reduce((sum, [value, n]) => sum + value * n, 0) / total
  const variance = points.reduce((sum, [value, n]) => sum + (value - mean) ** 2 * n, 0) / total
  const quantile = (share: number): number => {
    let passed = 0
    for (const [value, n] of points) {
      passed += n
      if (passed >= share * total) return value
    }
    return Number.NaN
  }
  return [mean.toFixed(2), Math.sqrt(variance).toFixed(2), `${quantile(0.05)} to ${quantile(0.95)}`]
}

const share = (hits: number, n: number): string => {
  const [low, high] = interval(hits, n)
  return `${percent(hits / n)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`
}

const table = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...body.map(line)].join('\n')
}

const crew = new Crew(shelf)
const outcomes = await crew.play(jobs)
await crew.close()

const points = alike.map(({ bot, n }, i) => [bot, String(n), ...spread(pointsOf(at(outcomes, i)))])
const places = alike.map(({ bot, n }, i) => {
  const { counts } = at(outcomes, i)
  const won = ({ wins }: Shares) => share(wins, counts.games)
  const tied = counts.places.reduce((sum, { ties }) => sum + ties, 0) / counts.places.length
  const cells = PLACES.map((_, place) => (place < n ? won(at(counts.places, place)) : ''))
  return [bot, String(n), ...cells, percent(tied / counts.games)]
})
const solo = BOTS.map((bot, i) => {
  const outcome = at(outcomes, alike.length + i)
  const { wins, turns } = at(outcome.counts.players, 0)
  return [bot, share(wins, games), ...spread(pointsOf(outcome)), (turns / games).toFixed(2)]
})
const mixed = at(at(outcomes, alike.length + BOTS.length).counts.players, 0)

console.log(`# Burgund in figures

How games of Burgund go when bots play them: a sanity check of the rules and of the values of the cards, some of which are
assumed (\`kartentisch cards --game burgund\` says which). ${games.toLocaleString('en-US')} games for each row, seed ${seed};
95 % intervals in brackets. Made by \`node scripts/burgund-figures.ts\`; \`kartentisch sim burgund\` plays such games too.

## Points

All players at the table are alike.

${table([['bot', 'players', 'mean', 'standard deviation', 'nine of ten'], ...points])}

## Who starts

Games won by place in turn order of the first round. A tie that the tie-break doesn't decide is nobody's win; the last
column is the share of games in which a player shared the victory, on average.

${table([['bot', 'players', ...PLACES, 'ties'], ...places])}

## Against Egon

The game ends after any round in which Egon is ahead, so a lost game is often a short one.

${table([['bot', 'won', 'mean points', 'standard deviation', 'nine of ten', 'rounds'], ...solo])}

## Greed against chance

With two players \`greedy\` wins ${share(mixed.wins, games)} of its games against \`random\`.`)
