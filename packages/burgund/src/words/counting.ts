import { amount, joined, type Language, type NounForms } from '@kartentisch/kernel'
import { goodName } from '../card.ts'
import type { RoundOption } from '../data.ts'
import { nameOf } from './names.ts'

/** What is counted. */
const nouns = {
  card: { de: ['Karte', 'Karten'], en: ['card', 'cards'] },
  worker: { de: ['Arbeiter', 'Arbeiter'], en: ['worker', 'workers'] },
  silver: { de: ['Silber', 'Silber'], en: ['silver', 'silver'] },
  vp: { de: ['SP', 'SP'], en: ['VP', 'VP'] },
  good: { de: ['Ware', 'Waren'], en: ['good', 'goods'] },
  animal: { de: ['Tier', 'Tiere'], en: ['animal', 'animals'] },
} as const satisfies Readonly<Record<string, NounForms>>

export type Counted = keyof typeof nouns

export const isCounted = (word: string): word is Counted => Object.hasOwn(nouns, word)

/** `1 worker`, `2 workers`. */
export const counted = (n: number, what: Counted, language: Language): string => amount(n, nouns[what], language)

/** Goods of a sort, as one and as several. */
function goodNoun(sort: number): NounForms {
  const adjective = (language: Language) => nameOf(goodName(sort), language)
  const [one, several] = nouns.good.de
  const [good, goods] = nouns.good.en
  return {
    de: [`${adjective('de')}e ${one}`, `${adjective('de')}e ${several}`],
    en: [`${adjective('en')} ${good}`, `${adjective('en')} ${goods}`],
  }
}

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
