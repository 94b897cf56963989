import { readFileSync, writeFileSync } from 'node:fs'
import { Given, readPuzzle } from '@kartentisch/kernel'
import { ratingOf, Shelf, triesOf } from '@kartentisch/lab'

/**
 * Rates the puzzles of a file anew: `node scripts/rate-puzzles.ts FILE [MOST]`. All of them are tried by the same players as
 * often, so that they can be compared; those that were rated so already are left, and it goes on there another time.
 */
const [file = '', most = '1000'] = process.argv.slice(2)
const shelf = await Shelf.load()
const puzzles: Record<string, unknown>[] = JSON.parse(readFileSync(file, 'utf8'))
const write = () => writeFileSync(file, `[\n  ${puzzles.map(one => JSON.stringify(one)).join(',\n  ')}\n]\n`)
let done = 0
for (const one of puzzles) {
  const kit = shelf.kit(String(one.game))
  const puzzle = readPuzzle(kit.game.litmus, new Given(one))
  if (puzzle.missed?.of === triesOf(kit) || done >= Number(most)) continue
  one.missed = ratingOf(kit, puzzle)
  if (++done % 10 === 0) write()
}
write()
console.log(`${done} rated`)
