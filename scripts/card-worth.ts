import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Crew, Shelf, settingOf, study } from '@kartentisch/lab'

/**
 * What cards are worth over many kingdoms, for their pages in the encyclopedia:
 * `node scripts/card-worth.ts [KINGDOMS] [SEED] [WORKERS] [FILE]`. It goes on where it stopped if the seed is the same.
 */
const SHIPPED = join(import.meta.dirname, '../packages/web/src/encyclopedia/dominion-worth.json')
/** Games in each kingdom: enough to judge everything in it once. */
const GAMES = 9_000

/** By the id of a card or event: kingdoms in which it was judged, the sum of its shares, and how often the best plan used it. */
type Worth = Record<string, [kingdoms: number, shares: number, used: number]>

interface Written {
  readonly seed: string
  kingdoms: number
  made: string
  worth: Worth
}

const rounded = (n: number): number => Math.round(1000 * n) / 1000

function begun(file: string, seed: string): Written {
  const blank: Written = { seed, kingdoms: 0, made: '', worth: {} }
  if (!existsSync(file)) return blank
  const known: Written = JSON.parse(readFileSync(file, 'utf8'))
  return known.seed === seed ? known : blank
}

async function main(kingdoms: number, seed: string, workers: number, file: string): Promise<void> {
  const shelf = await Shelf.load()
  const written = begun(file, seed)
  const crew = new Crew(shelf, workers)
  while (written.kingdoms < kingdoms) {
    const deal = `${seed} ${written.kingdoms}`
    const setting = settingOf(shelf, 'dominion', { players: 2, selection: 'random', seed: deal })
    const { things, plans } = await study(shelf, { setting, seed: deal, seconds: 0, games: GAMES, hands: crew })
    for (const { id, won, games } of things) {
      const [n, shares, used] = written.worth[id] ?? [0, 0, 0]
      const uses = plans[0]?.uses.includes(id) === true
      written.worth[id] = [n + 1, rounded(shares + won / games), used + (uses ? 1 : 0)]
    }
    written.kingdoms++
    written.made = new Date().toISOString().slice(0, 10)
    const worth = Object.fromEntries(Object.entries(written.worth).sort(([a], [b]) => a.localeCompare(b)))
    writeFileSync(file, `${JSON.stringify({ ...written, worth })}\n`)
  }
  await crew.close()
}

const [kingdoms = '200', seed = 'worth', workers = '2', file = SHIPPED] = process.argv.slice(2)
await main(Number(kingdoms), seed, Number(workers), file)
