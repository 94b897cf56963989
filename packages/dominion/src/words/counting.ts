import { amount, inEvery, joined, type Language } from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'
import { nouns, several } from './books.ts'
import { cardName } from './names.ts'

export type Noun = keyof typeof nouns.en

export const isNoun = (word: string): word is Noun => Object.hasOwn(nouns.en, word)

/** `1 card`, `2 cards`. */
export const counted = (n: number, noun: Noun, language: Language): string =>
  amount(
    n,
    inEvery(each => nouns[each][noun]),
    language,
  )

/** `Estate`, `2 Estates`; `Miliz`, `2 × Miliz`. */
export function countedCard(catalogue: Catalogue, n: number, id: string, language: Language): string {
  const name = cardName(catalogue, id, language)
  return n === 1 ? name : several[language](n, id, name)
}

/** Cards by their ids, equal ones together: `Copper, Silver and 2 Estates`. */
export function listed(catalogue: Catalogue, ids: readonly string[], language: Language): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return joined(
    [...counts].map(([id, n]) => countedCard(catalogue, n, id, language)),
    'and',
    language,
  )
}
