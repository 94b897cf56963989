import { readFileSync, writeFileSync } from 'node:fs'
import { Given, lengthOf, readPuzzle } from '@kartentisch/kernel'
import { ratingOf, Shelf, triesOf } from '@kartentisch/lab'

/**
 * Rates the puzzles of a file anew: `node scripts/rate-puzzles.ts FILE [MOST]`. All of them are tried by the same players as
 * often, so that they can be compared; those that were rated so already are left, and it goes on there another time. Those
 * that don't say how short their shortest way is are told; where that can't be proved, it is said and the puzzle is dropped.
 */
const MOST_RUNS = 100_000
const [file = '', most = '1000'] = process.argv.slice(2)
const shelf = await Shelf.load()
const written: Record<string, unknown>[] = JSON.parse(readFileSync(file, 'utf8'))
const puzzles = written.flatMap(one => {
  const puzzle = readPuzzle(shelf.kit(String(one.game)).game.litmus, new Given(one))
  const length = puzzle.length ?? lengthOf(puzzle, MOST_RUNS)
  if (length === undefined) console.log(`${puzzle.name}: nobody can tell how short it is`)
  const { name, game, goal, ...others } = one
  return length === undefined ? [] : [{ name, game, goal, length, ...others }]
})
const write = () => writeFileSync(file, `[\n  ${puzzles.map(one => JSON.stringify(one)).join(',\n  ')}\n]\n`)
let done = 0
for (const one of puzzles) {
  const kit = shelf.kit(String(one.game))
  const puzzle = readPuzzle(kit.game.litmus, new Given(one))
  if (puzzle.missed?.of === triesOf(kit) || done >= Number(most)) continue
  Object.assign(one, { missed: ratingOf(kit, puzzle) })
  if (++done % 10 === 0) write()
}
write()
console.log(`${done} rated`)
