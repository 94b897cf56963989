import { readFileSync } from 'node:fs'
import {
  type AskedKinds,
  didYouMean,
  Given,
  type GivenPath,
  inEvery,
  type Kit,
  type Language,
  MisplacedMistake,
  Mistake,
  runLitmus,
  type Wording,
} from '@kartentisch/kernel'
import { type Document, isMap, isPair, isScalar, LineCounter, parseAllDocuments } from 'yaml'
import type { Shelf } from '../shelf.ts'
import { say } from '../words/say.ts'
import { conform } from './conform.ts'

const MOST_PATHS = 200_000
const MOST_MILLISECONDS = 10_000

/** How a rule test went. */
export interface LitmusResult {
  readonly name: string
  /** What failed, or nothing. */
  readonly fault?: Wording
}

/** A document of a litmus file: a test as data, and where its parts stand. */
export interface LitmusDocument {
  readonly file: string
  readonly test: Given
  readonly line: (path: GivenPath) => number
}

/** The line of the thing at this path; for a key that is there by mistake, the key's. */
function lineOf(document: Document.Parsed, lines: LineCounter, path: GivenPath): number {
  let node: unknown = document.contents
  let offset = document.range[0]
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        item => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
      )
      if (pair === undefined || !isScalar(pair.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else {
      node = document.getIn(path.slice(0, path.indexOf(step) + 1), true)
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        offset = node.range[0]
    }
  }
  return lines.linePos(offset).line
}

/** Reads the tests of a file; what isn't YAML is a mistake with its line. */
export function readFile(file: string): LitmusDocument[] {
  const lines = new LineCounter()
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { lineCounter: lines })
  if ('empty' in documents) throw new Mistake(say('noTestIn', { file }))
  const tests = documents.filter(document => document.contents !== null || document.errors.length > 0)
  if (tests.length === 0) throw new Mistake(say('noTestIn', { file }))
  return tests.map(document => {
    const [error] = document.errors
    if (error !== undefined)
      throw new Mistake(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`)
    return { file, test: new Given(document.toJS()), line: path => lineOf(document, lines, path) }
  })
}

/** The kit of the game that a test or puzzle names. */
export function kitNamedIn(given: Given, shelf: Shelf): Kit {
  const named = given.record(key => key).find(([key]) => key === 'game')?.[1] ?? given.fail(say('namesNoGame'))
  const id = named.text()
  const found = shelf.kits.find(({ game }) => game.litmus.id === id)
  if (found !== undefined) return found
  return named.fail(say('unknownGame', { game: id, nearest: didYouMean(id, shelf.ids), known: shelf.ids.join(', ') }))
}

/** Counts what this process computes: a machine that has other things to do makes no test fail. */
function clock(): () => void {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    if ((user + system) / 1000 > MOST_MILLISECONDS)
      throw new Mistake(say('tooSlow', { seconds: MOST_MILLISECONDS / 1000 }))
  }
}

/** What is done with rule tests besides running them. */
export interface Running {
  /** They are walked through as matches, with every check on. */
  readonly conforming?: boolean
  /** Told of every question that comes up. */
  readonly asked?: AskedKinds
}

/** Runs the tests of a file. */
export function* runFile(shelf: Shelf, file: string, running: Running = {}): Generator<LitmusResult> {
  let documents: LitmusDocument[]
  try {
    documents = readFile(file)
  } catch (fault) {
    if (!(fault instanceof Mistake)) throw fault
    yield { name: file, fault: fault.wording }
    return
  }
  for (const [i, document] of documents.entries()) yield runDocument(shelf, document, i, running)
}

function runDocument(
  shelf: Shelf,
  { file, test, line }: LitmusDocument,
  i: number,
  { conforming = false, asked }: Running,
): LitmusResult {
  const { value } = test
  const named = typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : `test ${i + 1}`
  const name = `${file}: ${named}`
  try {
    const { position, moves } = runLitmus(kitNamedIn(test, shelf).game.litmus, test, {
      paths: MOST_PATHS,
      tick: clock(),
      ...(asked !== undefined && { asked }),
    })
    if (conforming) conform(position, moves, name)
    return { name }
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    const where = fault instanceof MisplacedMistake ? `${file}:${line(fault.path)}: ` : ''
    // Whatever else goes wrong is a fault of the rules and belongs to this test alone.
    const told = (language: Language) =>
      fault instanceof Mistake ? fault.wording[language] : (fault.stack ?? fault.message)
    return { name, fault: inEvery(language => where + told(language)) }
  }
}
