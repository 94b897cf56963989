import { availableParallelism } from 'node:os'
import { at, didYouMean, Mistake } from '@kartentisch/kernel'
import { Crew, type Job, percent, type Share, Shelf, score, settingOf, shareOver } from '@kartentisch/lab'
import { Interrupt, read, wholeNumber } from 'kartentisch'

/** How strong the players are that people meet: the pairings that must hold, on kingdoms and deals that stay the same. */

const KINGDOMS = 50
const SEED = 'strength'
/** Games in each kingdom before the next round through all of them: both begin equally often. */
const ROUND = 2

interface Pairing {
  readonly id: string
  readonly game: string
  /** One alone plays against Egon. */
  readonly players: readonly [string, string?]
  /** The share the first has to make. */
  readonly wanted: number
}

const PAIRINGS: readonly Pairing[] = [
  { id: 'easy', game: 'dominion', players: ['easy', 'random'], wanted: 0.95 },
  { id: 'medium', game: 'dominion', players: ['medium', 'easy'], wanted: 0.75 },
  { id: 'hard', game: 'dominion', players: ['hard', 'medium'], wanted: 0.65 },
  { id: 'expert', game: 'dominion', players: ['expert', 'hard'], wanted: 0.6 },
  { id: 'one-action', game: 'dominion', players: ['hard', 'one-action'], wanted: 0.65 },
  { id: 'burgund-medium', game: 'burgund', players: ['medium', 'greedy'], wanted: 0.75 },
  { id: 'burgund-hard', game: 'burgund', players: ['hard', 'medium'], wanted: 0.65 },
  { id: 'egon', game: 'burgund', players: ['hard'], wanted: 0.75 },
]

const HELP = `npm run strength -- [--games N] [--only a,b] [--workers N] [--json]

Plays the pairings that must hold in ${KINGDOMS} random kingdoms of all sets, which are the same each time, or in as many rows of
deals of Burgund, and prints each as soon as it is done: the share of the first player, ties counting half, and its 95 %
interval over the kingdoms, as games of one kingdom are alike. Every kingdom gets its next two games when all have had
theirs, so that Ctrl-C stops with a fair sample.

  --games N      games of each pairing in each kingdom (20)
  --only a,b     only some: ${PAIRINGS.map(({ id }) => id).join(', ')}
  --workers N    how many threads play (one for each core); the result doesn't depend on it
  --json         print a line {id, game, players, games, score, low, high, wanted, holds} for each`

interface Measured extends Share, Pairing {
  readonly games: number
  readonly holds: string
}

/** Whether a share is as wanted, and how sure that is. */
function verdict({ score: share, low, high }: Share, wanted: number): string {
  if (low >= wanted) return 'yes'
  if (high < wanted) return 'no'
  return share >= wanted ? 'likely' : 'unlikely'
}

function chosen(only: string | undefined): readonly Pairing[] {
  if (only === undefined) return PAIRINGS
  const ids = PAIRINGS.map(({ id }) => id)
  return only.split(',').map(id => {
    const pairing = PAIRINGS.find(one => one.id === id.trim())
    if (pairing === undefined)
      throw new Mistake(`Unknown pairing "${id}".${didYouMean(id, ids)} Pairings: ${ids.join(', ')}.`)
    return pairing
  })
}

async function measure(
  shelf: Shelf,
  crew: Crew,
  pairing: Pairing,
  games: number,
  signal: AbortSignal,
): Promise<Measured> {
  const { game, wanted } = pairing
  const players = pairing.players.filter(name => name !== undefined)
  const selection = shelf.kit(game).game.draw === undefined ? {} : { selection: 'random' }
  const settings = Array.from({ length: KINGDOMS }, (_, k) =>
    settingOf(shelf, game, { players: players.length, seed: `${SEED}/${k}`, ...selection }),
  )
  const clusters = settings.map(() => ({ games: 0, score: 0 }))
  let played = 0
  for (let round = 0; round * ROUND < games && !signal.aborted; round++) {
    const jobs = settings.map((setting, k): Job => {
      const left = Math.min(ROUND, games - round * ROUND)
      return { setting, players, seed: `${SEED}/${k}/${round}`, games: left, diary: false }
    })
    const outcomes = await crew.play(jobs, { signal, progress: n => showProgress(pairing, played + n, games) })
    for (const [k, { counts }] of outcomes.entries()) {
      const cluster = at(clusters, k)
      cluster.games += counts.games
      cluster.score += score(at(counts.players, 0))
      played += counts.games
    }
  }
  const share = shareOver(clusters)
  return { ...pairing, ...share, games: played, holds: played === 0 ? '–' : verdict(share, wanted) }
}

function showProgress({ id }: Pairing, played: number, games: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${id}: ${played} of ${games * KINGDOMS} games\x1b[K`)
}

const WIDTHS = [28, 6, 7, 17, 7, 8]

/** A row of a table, which is a table in a page of the docs too. */
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(at(WIDTHS, i)) : cell.padStart(at(WIDTHS, i)))).join(' | ')} |`

const rule = `|${WIDTHS.map((width, i) => (i === 0 ? `${'-'.repeat(width + 2)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`

function told({
  game,
  players: [one, other = 'Egon'],
  games,
  score: share,
  low,
  high,
  wanted,
  holds,
}: Measured): string {
  const who = `${game === 'burgund' ? 'Burgund: ' : ''}${one} over ${other}`
  const measured = games === 0 ? ['–', '–'] : [percent(share), `${percent(low)} – ${percent(high)}`]
  return row([who, String(games), ...measured, percent(wanted, 0), holds])
}

async function strength(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = read(args, { games: text, only: text, workers: text, json: flag, help: flag })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const games = wholeNumber(values.games, 'games', 20, 1)
  const pairings = chosen(values.only)
  const shelf = await Shelf.load()
  const crew = new Crew(shelf, wholeNumber(values.workers, 'workers', availableParallelism(), 1))
  const interrupt = new Interrupt()
  if (!values.json) console.log(`${row(['', 'games', 'share', '95 %', 'wanted', 'holds'])}\n${rule}`)
  try {
    for (const pairing of pairings) {
      if (interrupt.signal.aborted) break
      const measured = await measure(shelf, crew, pairing, games, interrupt.signal)
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
      console.log(values.json ? JSON.stringify(measured) : told(measured))
    }
    return interrupt.exitCode
  } finally {
    interrupt.done()
    await crew.close()
  }
}

try {
  process.exitCode = await strength(process.argv.slice(2))
} catch (fault) {
  if (!(fault instanceof Mistake)) throw fault
  console.error(`strength: ${fault.message}`)
  process.exitCode = 2
}
