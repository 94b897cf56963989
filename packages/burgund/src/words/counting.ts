import { amount, inEvery, joined, type Language, type NounForms } from '@kartentisch/kernel'
import { goodName } from '../card.ts'
import type { RoundOption } from '../data.ts'
import { adjectives, nouns } from './books.ts'
import { nameOf } from './names.ts'

export type Counted = keyof typeof nouns.en

export const isCounted = (word: string): word is Counted => Object.hasOwn(nouns.en, word)

/** `1 worker`, `2 workers`. */
export const counted = (n: number, what: Counted, language: Language): string =>
  amount(
    n,
    inEvery(each => nouns[each][what]),
    language,
  )

/** Goods of a sort, as one and as several. */
const goodNoun = (sort: number): NounForms =>
  inEvery(language => {
    const [one, several] = nouns[language].good
    const adjective = adjectives[language](nameOf(goodName(sort), language))
    return [`${adjective} ${one}`, `${adjective} ${several}`]
  })

/** `light goods`. */
export const goodsOf = (sort: number, language: Language): string => goodNoun(sort)[language][1]

/** `1 light good`, `2 light goods`. */
export const countedGoods = (n: number, sort: number, language: Language): string => amount(n, goodNoun(sort), language)

/** Things by their names, equal ones together: `ship 4, 2 × mine 1 and castle 3`. */
export function listed(names: readonly string[], language: Language): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return joined(
    [...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)),
    'and',
    language,
  )
}

const GIVEN = { vp: 'vp', goods: 'good', animals: 'animal', workers: 'worker', silver: 'silver' } as const

/** What an option of a round card gives: `2 goods`, `1 worker and 1 silver`. */
export function given(option: RoundOption, language: Language): string {
  const parts = (['vp', 'goods', 'animals', 'workers', 'silver'] as const).flatMap(what => {
    const n = option[what] ?? 0
    return n === 0 ? [] : [counted(n, GIVEN[what], language)]
  })
  return joined(parts, 'and', language)
}
