import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { read, sourcesOf } from './generations.ts'
import type { Subject } from './subjects.ts'

/** What may notice a mutant: a litmus test, or all unit tests of a file. */
export type Test =
  | { readonly kind: 'litmus'; readonly file: string; readonly name: string; readonly given: unknown }
  | { readonly kind: 'unit'; readonly file: string }

/** Says which test it is as long as it keeps its file and name. */
export const idOf = (test: Test): string => (test.kind === 'litmus' ? `${test.file}: ${test.name}` : test.file)

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

/** All that may notice a mutant of a game. */
export const testsOf = (subject: Subject): Test[] => [...litmusTestsOf(subject), ...unitTestsOf(subject)]

/** How near a test is to a card: its own tests, then those that name it. */
export function nearTo(about: string): (test: Test) => number {
  const named = JSON.stringify(about).slice(1, -1)
  return test => {
    if (test.kind === 'unit') return 0
    if (test.file.endsWith(`/${about}.yaml`)) return 2
    return JSON.stringify(test.given).includes(named) ? 1 : 0
  }
}
