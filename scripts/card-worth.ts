import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { dominionPlayers, StudyTable } from '@kartentisch/bots'
import { dominionKit } from '@kartentisch/dominion'
import type { StudyResult } from '@kartentisch/kernel'

/**
 * What each card is worth over many kingdoms: `node scripts/card-worth.ts [--kingdoms 100] [--workers N] [--file FILE]`. In each of them the
 * best plan that is found with a card plays against the best that is found without it. So many kingdoms more are added to those
 * that are in the file already; which they are follows from its seed and their number.
 */
const SHIPPED = fileURLToPath(new URL('../packages/web/src/encyclopedia/worths/dominion.json', import.meta.url))
const SELECTION = 'at most 2 events'
const SEED = 'worth 1'
/** After so many the file is written. */
const CHUNK = 20

/** What a kingdom says of a thing: the share its best plan wins against the best without, and whether the best of all has it. */
interface Judged {
  readonly id: string
  readonly share: number
  readonly wanted: boolean
}

interface Found {
  readonly games: number
  readonly things: readonly Judged[]
}

/** Sums over kingdoms: how many, of their shares, of the squares, and in how many the best plan wants it. */
type Sums = readonly [kingdoms: number, shares: number, squares: number, wanted: number]

interface File {
  readonly made: string
  readonly seed: string
  readonly selection: string
  readonly kingdoms: number
  readonly games: number
  readonly things: Readonly<Record<string, Sums>>
}

function inKingdom(number: number): Found {
  const seed = `${SEED}/${number}`
  const setup = dominionKit.setup({ players: 2, selection: SELECTION, seed })
  const studying = dominionPlayers.study?.(dominionKit.game.prepare(setup), seed)
  if (studying === undefined) throw new Error('Kingdoms can be studied.')
  const table = new StudyTable(dominionKit, dominionPlayers, setup)
  let results: readonly StudyResult[] = []
  for (;;) {
    const trials = studying.next(results)
    const { things, openings, plans, games } = studying.found
    // What comes after all things have been judged isn't wanted here.
    if (openings.length > 0)
      return {
        games,
        things: things.map(({ id, won, games: n }) => ({
          id,
          share: won / n,
          wanted: plans[0]?.uses.includes(id) === true,
        })),
      }
    results = trials.flatMap(trial => table.play(trial, () => true) ?? [])
  }
}

const rounded = (n: number): number => Math.round(1e4 * n) / 1e4

function added(file: File, found: readonly Found[]): File {
  const things: Record<string, Sums> = { ...file.things }
  for (const { id, share, wanted } of found.flatMap(one => one.things)) {
    const [n, shares, squares, often] = things[id] ?? [0, 0, 0, 0]
    things[id] = [n + 1, rounded(shares + share), rounded(squares + share * share), often + (wanted ? 1 : 0)]
  }
  return {
    ...file,
    made: new Date().toISOString().slice(0, 10),
    kingdoms: file.kingdoms + found.length,
    games: file.games + found.reduce((sum, { games }) => sum + games, 0),
    things: Object.fromEntries(Object.entries(things).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

const EMPTY: File = { made: '', seed: SEED, selection: SELECTION, kingdoms: 0, games: 0, things: {} }

/** A line for each thing, so that a change can be read. */
function written({ things, ...head }: File): string {
  const lines = Object.entries(things).map(([id, sums]) => `    ${JSON.stringify(id)}: [${sums.join(', ')}]`)
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  return `{\n${fields.join('')}  "things": {\n${lines.join(',\n')}\n  }\n}\n`
}

async function main(path: string, more: number, workers: number): Promise<void> {
  let file: File = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : EMPTY
  const hands = Array.from({ length: workers }, () => new Worker(new URL(import.meta.url)))
  const end = file.kingdoms + more
  while (file.kingdoms < end) {
    const first = file.kingdoms
    const found: Found[] = []
    let next = first
    const size = Math.min(CHUNK, end - first)
    await Promise.all(
      hands.map(async hand => {
        while (next < first + size) {
          const number = next++
          hand.postMessage(number)
          const [answer] = await once(hand, 'message')
          found[number - first] = answer
        }
      }),
    )
    file = added(file, found)
    writeFileSync(path, written(file))
    console.log(`${file.kingdoms} kingdoms, ${file.games} games`)
  }
  await Promise.all(hands.map(hand => hand.terminate()))
}

if (isMainThread) {
  const { values } = parseArgs({
    options: { kingdoms: { type: 'string' }, workers: { type: 'string' }, file: { type: 'string' } },
  })
  await main(values.file ?? SHIPPED, Number(values.kingdoms ?? 100), Number(values.workers ?? availableParallelism()))
} else parentPort?.on('message', (number: number) => parentPort?.postMessage(inKingdom(number)))
