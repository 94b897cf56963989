import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, readSource } from './mutants.ts'
import { rulesOf, type Subject } from './subjects.ts'
import { idOf, type Test, testsOf } from './tests.ts'

/** What became of a mutant: noticed, in an endless loop, or not noticed. */
export type Fate = 'killed' | 'endless' | 'survived'

/** A mutant that was tried, and the test that noticed it. */
export interface Tried {
  readonly fate: Fate
  readonly by: string
}

/** A mutant with its place among those of its file. */
export interface Listed extends Mutant {
  readonly index: number
}

const mutantsOf = (subject: Subject): Listed[] =>
  rulesOf(subject).flatMap(file => readSource(file).mutants.map((mutant, index) => ({ ...mutant, index })))

const short = (text: string, letters: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, letters)
const markOf = (mutant: Mutant): string => short(mutant.key, 8)
const testMark = (id: string): string => short(id, 6)

const FATES: Readonly<Record<string, Fate>> = { '+': 'killed', '~': 'endless', '-': 'survived' }
const signOf = (fate: Fate): string => (fate === 'killed' ? '+' : fate === 'endless' ? '~' : '-')

const LINE = /^(\S{8})([-+~])(\S*)$/

/**
 * What has been found about the mutants of a game. It is kept twice: in `found/`, which belongs to the project, so that
 * everybody goes on from there; and line by line in `.mutate/` while mutants are being tried.
 */
export class Found {
  readonly #subject: Subject
  readonly #log: string
  readonly #kept: string
  readonly #tried = new Map<string, Tried>()

  constructor(subject: Subject, tests: readonly Test[]) {
    this.#subject = subject
    this.#kept = join(import.meta.dirname, 'found', `${subject.id}.txt`)
    this.#log = join(import.meta.dirname, '../../.mutate', `${subject.id}.txt`)
    const names = new Map(tests.map(test => [testMark(idOf(test)), idOf(test)]))
    for (const file of [this.#kept, this.#log].filter(file => existsSync(file)))
      for (const line of readFileSync(file, 'utf8').split('\n')) {
        const [, mark = '', sign = '', by = ''] = LINE.exec(line) ?? []
        const fate = FATES[sign]
        if (fate !== undefined) this.#tried.set(mark, { fate, by: names.get(by) ?? '' })
      }
  }

  get(mutant: Mutant): Tried | undefined {
    return this.#tried.get(markOf(mutant))
  }

  /** The tests that noticed something, once for each time. */
  get noticing(): string[] {
    return [...this.#tried.values()].map(({ by }) => by).filter(by => by !== '')
  }

  add(mutant: Mutant, tried: Tried): void {
    const mark = markOf(mutant)
    this.#tried.set(mark, tried)
    mkdirSync(join(this.#log, '..'), { recursive: true })
    appendFileSync(this.#log, `${lineOf(mark, tried)}\n`)
  }

  /** Writes what the project keeps: file by file, in the order of the code. */
  keep(mutants: readonly Mutant[]): void {
    const lines = rulesOf(this.#subject).flatMap(file => {
      const known = mutants.flatMap(mutant => {
        const tried = mutant.file === file ? this.get(mutant) : undefined
        return tried === undefined ? [] : [lineOf(markOf(mutant), tried)]
      })
      return known.length === 0 ? [] : [file, ...known]
    })
    mkdirSync(join(this.#kept, '..'), { recursive: true })
    writeFileSync(this.#kept, `${lines.join('\n')}\n`)
  }
}

/** All there is to know about the mutants of a game. */
export interface Case {
  readonly subject: Subject
  readonly tests: readonly Test[]
  readonly mutants: readonly Listed[]
  readonly found: Found
}

export function caseOf(subject: Subject): Case {
  const tests = testsOf(subject)
  return { subject, tests, mutants: mutantsOf(subject), found: new Found(subject, tests) }
}

const lineOf = (mark: string, { fate, by }: Tried): string => mark + signOf(fate) + (by === '' ? '' : testMark(by))
