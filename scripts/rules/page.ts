import { parse } from 'node:path'
import { type Entry as Card, dominion, entries as entriesOf, written } from '@kartentisch/dominion'
import type { Shown } from './coverage.ts'
import { type Entry, indented, type Statement, statements } from './rulings.ts'

const { sets } = dominion.catalogue

/** A part of the page: a set of cards, or the rules of a game. */
export interface Chapter {
  readonly title: string
  readonly entries: readonly Entry[]
}

const cards: ReadonlyMap<string, Card> = new Map(sets.flatMap(entriesOf).map(card => [card.id, card]))

/** The whole page. */
export function page(chapters: readonly Chapter[], shown: Shown): string {
  const all = chapters.flatMap(chapter => chapter.entries).flatMap(statements)
  const litmus = all.filter(({ token }) => shown.has(token)).length
  const reasons = all.filter(({ untestable }) => untestable !== undefined).length
  return `${[
    '# The rules, and the tests that show them',
    'Written by `npm run rules` from the rulings in `packages/*/rulings*` and the tests in `litmus/`. ' +
      'A ruling is changed there, and this page follows.',
    'A *decision* settles what the rulebooks leave open, an *edition* compares older wordings, a *note* names a ' +
      'misprint and the reading used. Costs: `P` is a potion, `D` debt, `+` may be overpaid.',
    `Of ${all.length} statements ${litmus} are shown by litmus tests, ` +
      `${all.length - litmus - reasons} by unit tests alone, and ${reasons} can't be shown. ` +
      'How many small mistakes in the rules the tests notice is counted in [mutation.md](mutation.md#the-score).',
    chapters.map(({ title }) => `- [${title}](#${anchor(title)})`).join('\n'),
    ...chapters.flatMap(({ title, entries }) => [`## ${title}`, ...entries.flatMap(entry => entryLines(entry, shown))]),
  ].join('\n\n')}\n`
}

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')

function entryLines({ id, title, intro, own, lines, rulings }: Entry, shown: Shown): string[] {
  const numbered = lines.map((line, i) => item(`${i + 1}. `, line.text, line, shown))
  const bullets = rulings.map(ruling => item('- ', labelled(ruling), ruling, shown))
  const said = own === undefined ? [] : [own.text, testsOf(own, shown)]
  return [...heading(id, title), intro, ...said, numbered.join('\n'), bullets.join('\n')].filter(part => part !== '')
}

function heading(id: string, title: string): string[] {
  const card = cards.get(id)
  if (card === undefined) return [`### ${title === '' ? id : `${id} · ${title}`}`]
  const cost = card.kind === 'landmark' ? [] : [written(card.cost)]
  return [`### ${card.names.en} · ${card.names.de}`, `\`${id}\` · ${[...cost, card.types.join(', ')].join(' · ')}`]
}

/** An item of a list. What follows a table or a list in it is a paragraph of its own. */
const item = (bullet: string, text: string, statement: Statement, shown: Shown): string =>
  indented(`${bullet}${text}${text.includes('\n') ? '\n\n' : '<br>\n'}${testsOf(statement, shown)}`, bullet.length)

const LABELS = { text: '', line: '', ruling: '', decision: '*Decision:* ', edition: '*Edition:* ', note: '*Note:* ' }

const labelled = ({ kind, text }: Statement): string => `${LABELS[kind]}${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The tests that show a statement, file by file, or why there are none. */
function testsOf({ token, shown: units, untestable }: Statement, shown: Shown): string {
  if (untestable !== undefined) return `*Not tested:* ${untestable}.`
  const files = new Map<string, string[]>()
  for (const { file, name } of [...(shown.get(token) ?? []), ...units])
    files.set(file, [...(files.get(file) ?? []), name.replaceAll(/%[si]|\$\w+/g, '…')])
  const linked = [...files].map(([file, names]) => `[${parse(file).name}](../${file}): ${names.join(' · ')}`)
  return `*Tests:* ${linked.join('; ')}`
}
