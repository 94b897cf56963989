import { disproved, Mistake, readPuzzle, type Wording } from '@kartentisch/kernel'
import { stringify } from 'yaml'
import { kitNamedIn, readFile } from '../litmus/run.ts'
import type { Shelf } from '../shelf.ts'
import { say } from '../words/say.ts'
import type { WrittenPuzzle } from './find.ts'

/** Proving takes at most so many runs of the rules. */
const MOST_RUNS = 100_000

/** A puzzle of a file and what is wrong with it, if anything is. */
export interface CheckedPuzzle {
  readonly name: string
  readonly fault?: Wording
}

/**
 * Proves the puzzles of a file one by one: what they ask for is certain, no more is, and no way is shorter than they say. A
 * list is as good as documents. Once `goOn` says no, the rest is left unproved.
 */
export function* checkPuzzles(shelf: Shelf, file: string, goOn = () => true): Generator<CheckedPuzzle> {
  const all = readFile(file).flatMap(({ test }) => (test.isList ? test.list() : [test]))
  for (const [i, given] of all.entries()) {
    try {
      const puzzle = readPuzzle(kitNamedIn(given, shelf).game.litmus, given)
      const fault = goOn() ? disproved(puzzle, MOST_RUNS) : say('noTimeToProve')
      yield { name: `${file}: ${puzzle.name}`, ...(fault !== undefined && { fault }) }
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      yield { name: `${file}: ${i + 1}`, fault: fault.wording }
    }
  }
}

/** Puzzles as a file of them is written: a document each. */
export const writePuzzles = (puzzles: readonly WrittenPuzzle[]): string =>
  puzzles
    .map(
      puzzle => `---\n${stringify(puzzle, { lineWidth: 120, collectionStyle: 'any', flowCollectionPadding: false })}`,
    )
    .join('')
