import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type RecordedGame, readGames } from '@kartentisch/lab/recorded'
import { parseAllDocuments } from 'yaml'
import { read, sourcesOf } from './generations.ts'
import type { Subject } from './subjects.ts'

/** What may notice a mutant: a litmus test, all unit tests of a file, or a recorded game. */
export type Test =
  | { readonly kind: 'litmus'; readonly file: string; readonly name: string; readonly given: unknown }
  | { readonly kind: 'unit'; readonly file: string }
  | { readonly kind: 'recorded'; readonly file: string; readonly game: RecordedGame }

/** Says which test it is as long as it keeps its file and name. */
export function idOf(test: Test): string {
  if (test.kind === 'unit') return test.file
  return `${test.file}: ${test.kind === 'litmus' ? test.name : test.game.seed}`
}

function litmusTestsOf({ id }: Subject): Test[] {
  const files = readdirSync(join(import.meta.dirname, '../../litmus'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.yaml'))
    .sort()
  return files.flatMap(file =>
    parseAllDocuments(read(join('litmus', file))).flatMap((document): Test[] => {
      const given: unknown = document.toJS()
      if (typeof given !== 'object' || given === null || !('game' in given) || given.game !== id) return []
      return [{ kind: 'litmus', file, name: 'name' in given ? String(given.name) : '', given }]
    }),
  )
}

const unitTestsOf = ({ tests, leftOut }: Subject): Test[] =>
  sourcesOf(tests)
    .filter(file => file.endsWith('.test.ts') && !leftOut.test(file))
    .map(file => ({ kind: 'unit', file }))

function recordedGamesOf({ id }: Subject): Test[] {
  const file = `packages/lab/test/recorded/${id}.txt`
  return readGames(read(file)).games.map(game => ({ kind: 'recorded', file, game }))
}

/** All that may notice a mutant of a game. */
export const testsOf = (subject: Subject): Test[] => [
  ...litmusTestsOf(subject),
  ...unitTestsOf(subject),
  ...recordedGamesOf(subject),
]

/**
 * How near a test is to a card: its own tests, then those that name it. Recorded games come last: they show that
 * something has changed, and not that it is wrong.
 */
export function nearTo(about: string | undefined): (test: Test) => number {
  return test => {
    if (test.kind !== 'litmus') return test.kind === 'unit' ? 0 : -1
    if (about === undefined) return 0
    if (test.file.endsWith(`/${about}.yaml`)) return 2
    return JSON.stringify(test.given).includes(about) ? 1 : 0
  }
}
