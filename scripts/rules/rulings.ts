import { type Given, MisplacedMistake, Mistake } from '@kartentisch/kernel'
import { readFile } from '@kartentisch/lab'

/** A unit test that shows something no litmus test can. */
export interface UnitTest {
  readonly file: string
  /** As the runner says it: what is described, and the test's own name, parted by ›. */
  readonly name: string
}

/** Something the rules say that a test can name by its token. */
export interface Statement {
  readonly token: string
  readonly kind: 'text' | 'line' | Kind
  readonly text: string
  readonly shown: readonly UnitTest[]
  /** Why no test can show it. */
  readonly untestable?: string
}

/** A card, an event, a landmark, a section of the rules, or a worked example. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly intro: string
  /** What `id` itself names: the steps of a card, the text of a section. */
  readonly own?: Statement
  /** Numbered lines: `core-14.2`. */
  readonly lines: readonly Statement[]
  /** `militia#2` is the second. */
  readonly rulings: readonly Statement[]
}

const KINDS = ['ruling', 'decision', 'edition', 'note'] as const
type Kind = (typeof KINDS)[number]

const SHOWING = ['shown', 'untestable']
const FIELDS = ['title', 'intro', 'text', 'given', 'when', 'then', 'steps', 'lines', 'rulings', ...SHOWING]

/** The entries of a file of rulings, in its order. */
export function readRulings(file: string): Entry[] {
  const [document] = readFile(file)
  if (document === undefined) throw new Mistake(`${file}: there are no rulings in it.`)
  try {
    return document.test.record(id => id).map(([id, given]) => readEntry(id, given))
  } catch (fault) {
    if (!(fault instanceof MisplacedMistake)) throw fault
    throw new Mistake(`${file}:${document.line(fault.path)}: ${fault.message}`)
  }
}

function readEntry(id: string, given: Given): Entry {
  const fields = new Map(given.record(FIELDS))
  const text = (field: string) => fields.get(field)?.text() ?? ''
  const each = (field: string) => fields.get(field)?.list() ?? []
  const scene = ['given', 'when', 'then'].flatMap(part => (fields.has(part) ? labelled(part, text(part)) : []))
  const steps = each('steps').map((step, i) => numbered(i, step.text()))
  const own = [text('text'), ...scene, steps.join('\n')].filter(part => part !== '').join('\n\n')
  return {
    id,
    title: text('title'),
    intro: text('intro'),
    ...(own !== '' && { own: { token: id, kind: 'text', text: own, ...readShowing(fields) } }),
    lines: each('lines').map((line, i) => readLine(`${id}.${i + 1}`, line)),
    rulings: each('rulings').map((ruling, i) => readRuling(`${id}#${i + 1}`, ruling)),
  }
}

/** `*Given:* …`; a table stands on lines of its own. */
const labelled = (label: string, text: string): string =>
  `*${label.charAt(0).toUpperCase()}${label.slice(1)}:*${text.startsWith('|') ? '\n\n' : ' '}${text}`

const numbered = (i: number, text: string): string => `${i + 1}. ${indented(text, 3)}`

/** All lines but the first moved to the right, so that they belong to its item of a list. */
export const indented = (text: string, by: number): string => text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(by)}`)

function readLine(token: string, given: Given): Statement {
  if (!given.isRecord) return { token, kind: 'line', text: given.text(), shown: [] }
  const fields = new Map(given.record(['text', ...SHOWING]))
  return { token, kind: 'line', text: fields.get('text')?.text() ?? '', ...readShowing(fields) }
}

function readRuling(token: string, given: Given): Statement {
  const fields = new Map(given.record([...KINDS, ...SHOWING]))
  const [kind, ...more] = KINDS.filter(each => fields.has(each))
  if (kind === undefined || more.length > 0) return given.fail(`${token} is one of ${KINDS.join(', ')}.`)
  return { token, kind, text: fields.get(kind)?.text() ?? '', ...readShowing(fields) }
}

function readShowing(fields: ReadonlyMap<string, Given>): Pick<Statement, 'shown' | 'untestable'> {
  const shown = fields.get('shown')
  const tests = shown === undefined ? [] : shown.isList ? shown.list() : [shown]
  const untestable = fields.get('untestable')?.text()
  return { shown: tests.map(readUnitTest), ...(untestable !== undefined && { untestable }) }
}

function readUnitTest(given: Given): UnitTest {
  const [file, name] = given.text().split(' — ')
  if (file === undefined || name === undefined) return given.fail('A unit test is given as "path — name".')
  return { file, name }
}

/** Everything a test can name in an entry. */
export const statements = ({ own, lines, rulings }: Entry): readonly Statement[] => [
  ...(own === undefined ? [] : [own]),
  ...lines,
  ...rulings,
]
