import { amount, joined, type Language, type NounForms } from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'
import { cardName } from './names.ts'

/** Things that are counted: one of them, and several. */
const nouns = {
  card: { de: ['Karte', 'Karten'], en: ['card', 'cards'] },
  action: { de: ['Aktion', 'Aktionen'], en: ['Action', 'Actions'] },
  buy: { de: ['Kauf', 'Käufe'], en: ['Buy', 'Buys'] },
  coin: { de: ['Münze', 'Münzen'], en: ['Coin', 'Coins'] },
  potion: { de: ['Trank', 'Tränke'], en: ['Potion', 'Potions'] },
  coffers: { de: ['Taler', 'Taler'], en: ['Coffers', 'Coffers'] },
  debt: { de: ['Schuld', 'Schulden'], en: ['Debt', 'Debt'] },
  vp: { de: ['SP', 'SP'], en: ['VP', 'VP'] },
  point: { de: ['Punkt', 'Punkte'], en: ['point', 'points'] },
  turn: { de: ['Zug', 'Züge'], en: ['turn', 'turns'] },
} as const satisfies Readonly<Record<string, NounForms>>

export type Noun = keyof typeof nouns

export const isNoun = (word: string): word is Noun => Object.hasOwn(nouns, word)

/** `1 card`, `2 cards`. */
export const counted = (n: number, noun: Noun, language: Language): string => amount(n, nouns[noun], language)

/** An English card name in the plural. */
export function englishPlural(name: string): string {
  const [head, tail] = name.split(' of ')
  if (head !== undefined && tail !== undefined) return `${englishPlural(head)} of ${tail}`
  if (name.endsWith('man')) return `${name.slice(0, -3)}men`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(ss|x|z|ch|sh)$/.test(name)) return `${name}es`
  // Gardens, Nobles, Settlers … are many already.
  return name.endsWith('s') ? name : `${name}s`
}

/** Plurals of the cards that are met in numbers; German makes them in too many ways for a rule. */
const germanPlurals: Readonly<Record<string, string>> = {
  copper: 'Kupfer',
  silver: 'Silber',
  gold: 'Gold',
  potion: 'Tränke',
  estate: 'Anwesen',
  duchy: 'Herzogtümer',
  province: 'Provinzen',
  curse: 'Flüche',
}

/** `Estate`, `2 Estates`; `Miliz`, `2 × Miliz`. */
export function countedCard(catalogue: Catalogue, n: number, id: string, language: Language): string {
  const name = cardName(catalogue, id, language)
  if (n === 1) return name
  if (language === 'en') return `${n} ${englishPlural(name)}`
  const plural = germanPlurals[id]
  return plural === undefined ? `${n} × ${name}` : `${n} ${plural}`
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
