import { LANGUAGES, type Language } from '@kartentisch/kernel'
import type { Entry } from './entry.ts'

/** What one is looking for. Empty means anything. */
export interface Filter {
  readonly words: string
  /** A game or one of its sets. */
  readonly set: string
  readonly kind: string
  readonly cost: string
}

export const NO_FILTER: Filter = { words: '', set: '', kind: '', cost: '' }

/** Spelling that makes no difference to somebody who searches. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()

/** The costs one can look for: coins, and what has a potion or debt in it. */
export const COSTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8+', 'potion', 'debt'] as const

function hasCost({ cost }: Entry, wanted: string): boolean {
  if (wanted === '') return true
  if (cost === undefined) return false
  if (wanted === 'potion') return cost.potion > 0
  if (wanted === 'debt') return cost.debt > 0
  return wanted.endsWith('+') ? cost.coins >= Number.parseInt(wanted, 10) : cost.coins === Number(wanted)
}

/** How well the words fit: the name's beginning, anywhere in a name, in the text; less than 0 if not at all. */
function rank(entry: Entry, words: string, language: Language): number {
  if (words === '') return 0
  const names = LANGUAGES.map(each => plain(entry.name[each]))
  if (names.some(name => name.startsWith(words))) return 0
  if (names.some(name => name.includes(words))) return 1
  const text = plain(entry.text[language])
  return words.split(/\s+/).every(word => text.includes(word)) ? 2 : -1
}

const price = ({ cost }: Entry): number => (cost === undefined ? 0 : cost.coins + cost.potion * 2.5 + cost.debt)

/** What fits a filter: the best first where words are given, otherwise by cost and name. */
export function found(entries: readonly Entry[], filter: Filter, language: Language): Entry[] {
  const words = plain(filter.words.trim())
  const fitting = entries
    .filter(entry => filter.set === '' || filter.set === entry.set || filter.set === entry.game)
    .filter(entry => filter.kind === '' || entry.kinds.includes(filter.kind))
    .filter(entry => hasCost(entry, filter.cost))
    .map(entry => [rank(entry, words, language), entry] as const)
    .filter(([fit]) => fit >= 0)
  const byName = (a: Entry, b: Entry) => a.name[language].localeCompare(b.name[language], language)
  return fitting
    .sort(([fitA, a], [fitB, b]) => fitA - fitB || price(a) - price(b) || byName(a, b))
    .map(([, entry]) => entry)
}

/** Entries by their sets, in the order of the sets. */
export function bySet(list: readonly Entry[], order: readonly string[]): (readonly [set: string, Entry[]])[] {
  const groups = Map.groupBy(list, ({ set }) => set)
  return order.flatMap(set => {
    const group = groups.get(set)
    return group === undefined ? [] : [[set, group] as const]
  })
}
