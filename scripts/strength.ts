import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { at, didYouMean, Mistake, seeded, shuffle } from '@kartentisch/kernel'
import { type Cluster, Crew, type Outcome, percent, type Share, Shelf, score, shareOver } from '@kartentisch/lab'
import { Interrupt, read, wholeNumber } from 'kartentisch'
import { jobIn, ROUND } from './strength/jobs.ts'
import { KeptGames, playersVersion, staleIn } from './strength/kept-games.ts'
import { PAIRINGS, type Pairing, type Place, placesOf, SEED } from './strength/pairings.ts'

/** How strong the players are that people meet: the pairings that must hold, on kingdoms and deals that stay the same. */

/** Where the figures stand. */
const DOCS = join(import.meta.dirname, '../docs/strength.md')

const NO_GAMES: Cluster = { games: 0, score: 0 }

const HELP = `npm run strength -- [--games N] [--only a,b] [--at "c; d"] [--kept FILE] [--places] [--workers N] [--json]
npm run strength -- --stale

Plays the pairings that must hold, each in some dozen kingdoms of all sets, which are the same each time, or in as many rows of
deals of Burgund, and prints each as soon as it is done: the share of the first player, ties counting half, and its 95 %
interval over the kingdoms, as games of one kingdom are alike. Masters are plans written by hand for a kingdom each; nobody
tunes players on the unseen ones. Every kingdom gets its next two games when all have had theirs, so that Ctrl-C stops with
a fair sample. Thinking is counted in simulations, not in seconds: a busy machine changes nothing.

  --games N      games of each pairing in each kingdom (20)
  --only a,b     only some: ${PAIRINGS.map(({ id }) => id).join(', ')}
  --at "c; d"    only in some places, by what --places calls them: the number of a kingdom or row, a master, a plan
  --kept FILE    games are kept in this file, and those of today's players that are there aren't played again
  --places       tell the share in each kingdom too, the lowest first
  --workers N    how many threads play (one for each core); the result doesn't depend on it
  --stale        tell which figures in the docs are of other players than today's, and play nothing
  --json         print a line {id, called, games, score, low, high, wanted, holds, version} for each`

interface Measured extends Share, Pairing {
  readonly games: number
  readonly holds: string
  readonly places: readonly { readonly name: string; readonly games: number; readonly score: number }[]
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
      throw new Mistake(`Unknown pairing "${id}".${didYouMean(id, ids).en} Pairings: ${ids.join(', ')}.`)
    return pairing
  })
}

/** The indices of the places to play in: all, or those that are named. */
function indicesOf(places: readonly Place[], { id }: Pairing, names: string | undefined): readonly number[] {
  if (names === undefined) return [...places.keys()]
  const known = places.map(({ name }) => name)
  const wanted = names.split(';').map(name => {
    const k = known.indexOf(name.trim())
    if (k < 0)
      throw new Mistake(`"${id}" isn't played at "${name}".${didYouMean(name, known).en} Places: ${known.join('; ')}.`)
    return k
  })
  return [...new Set(wanted)]
}

async function measure(
  places: readonly Place[],
  only: readonly number[],
  crew: Crew,
  pairing: Pairing,
  games: number,
  kept: KeptGames,
  signal: AbortSignal,
): Promise<Measured> {
  const clusters = places.map(({ name }) => ({ name, games: 0, score: 0 }))
  let played = 0
  const count = (k: number, cluster: Cluster) => {
    const sum = at(clusters, k)
    sum.games += cluster.games
    sum.score += cluster.score
    played += cluster.games
  }
  for (let round = 0; round * ROUND < games && !signal.aborted; round++) {
    const wanted = Math.min(ROUND, games - round * ROUND)
    const keyOf = (k: number) => `${pairing.id}/${at(places, k).name}/${round}`
    const isKept = (k: number) => kept.find(keyOf(k))?.games === wanted
    // In any order but that of their kinds: whoever stops early has met some of each.
    const order = [...places.keys()]
    shuffle(seeded(`${SEED}/order`), order)
    const open = order.filter(k => only.includes(k) && !isKept(k))
    for (const k of only) if (isKept(k)) count(k, kept.find(keyOf(k)) ?? NO_GAMES)
    const jobs = open.map(k => jobIn(at(places, k), k, round, wanted))
    const progress = (n: number) => showProgress(pairing, played + n, games * only.length)
    const clusterOf = ({ counts }: Outcome): Cluster => ({ games: counts.games, score: score(at(counts.players, 0)) })
    const done = (i: number, outcome: Outcome) => kept.keep(keyOf(at(open, i)), clusterOf(outcome))
    const outcomes = await crew.play(jobs, { signal, progress, done })
    for (const [i, outcome] of outcomes.entries()) count(at(open, i), clusterOf(outcome))
  }
  const share = shareOver(clusters)
  const holds = played === 0 ? '–' : verdict(share, pairing.wanted)
  return { ...pairing, ...share, games: played, holds, places: clusters }
}

function showProgress({ id }: Pairing, played: number, games: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${id}: ${played} of ${games} games\x1b[K`)
}

const WIDTHS = [28, 6, 7, 17, 7, 8]

/** A row of a table, which is a table in a page of the docs too. */
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(at(WIDTHS, i)) : cell.padStart(at(WIDTHS, i)))).join(' | ')} |`

const rule = `|${WIDTHS.map((width, i) => (i === 0 ? `${'-'.repeat(width + 2)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`

function told({ called, games, score: share, low, high, wanted, holds }: Measured): string {
  const measured = games === 0 ? ['–', '–'] : [percent(share), `${percent(low)} – ${percent(high)}`]
  return row([called, String(games), ...measured, percent(wanted, 0), holds])
}

/** Whose figures they are. */
const headings = (pairings: readonly Pairing[], versionOf: (game: string) => string): string =>
  [...new Set(pairings.map(({ game }) => game))].map(game => `Players of ${game} ${versionOf(game)}`).join('\n')

/** Where it goes worst comes first. */
const placesTold = ({ places }: Measured): string =>
  places
    .filter(({ games }) => games > 0)
    .map(({ name, games, score: won }) => ({ name, games, share: won / games }))
    .sort((a, b) => a.share - b.share)
    .map(({ name, games, share }) => `  ${percent(share, 0).padStart(5)} of ${games}  ${name}`)
    .join('\n')

async function strength(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    games: text,
    only: text,
    at: text,
    kept: text,
    places: flag,
    workers: text,
    json: flag,
    stale: flag,
    help: flag,
  }
  const { values } = read(args, options)
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const each = wholeNumber(values.games, 'games', 20, 1)
  const pairings = chosen(values.only)
  const shelf = await Shelf.load()
  const games = shelf.ids
  const versionOf = (game: string) => playersVersion(game, games)
  if (values.stale) {
    const stale = staleIn(readFileSync(DOCS, 'utf8'), versionOf)
    console.log(
      stale.length === 0
        ? 'The figures in the docs are of today’s players.'
        : stale.map(one => `Stale: ${one}`).join('\n'),
    )
    return stale.length === 0 ? 0 : 1
  }
  // Who has misspelt a place hears of it before anything is played.
  const asked = pairings.map(pairing => {
    const places = placesOf(shelf, pairing)
    return { pairing, places, only: indicesOf(places, pairing, values.at) }
  })
  const crew = new Crew(shelf, wholeNumber(values.workers, 'workers', availableParallelism(), 1))
  const interrupt = new Interrupt()
  if (!values.json)
    console.log(
      `${headings(pairings, versionOf)}\n\n${row(['', 'games', 'share', '95 %', 'wanted', 'holds'])}\n${rule}`,
    )
  try {
    for (const { pairing, places, only } of asked) {
      if (interrupt.signal.aborted) break
      const version = versionOf(pairing.game)
      const kept = new KeptGames(values.kept, version)
      const measured = await measure(places, only, crew, pairing, each, kept, interrupt.signal)
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
      const { id, called, score: share, low, high, wanted, holds } = measured
      const line = { id, called, games: measured.games, score: share, low, high, wanted, holds, version }
      console.log(values.json ? JSON.stringify(line) : told(measured))
      if (values.places) console.log(placesTold(measured))
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
