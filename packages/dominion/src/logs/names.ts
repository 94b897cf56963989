import { inEvery, type Language } from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'
import { several } from '../words/books.ts'
import { logArticles as articlesDe, logUnseen as unseenDe } from '../words/de/logs.ts'
import { logArticles as articlesEn, logUnseen as unseenEn } from '../words/en/logs.ts'
import { cardName } from '../words/names.ts'

/** What cards are called that aren't named. */
export const UNSEEN: ReadonlySet<string> = new Set([...unseenEn, ...unseenDe])

const ARTICLES: ReadonlySet<string> = new Set([...articlesEn, ...articlesDe])

/** The shortest beginning of each name that no other name has; the whole name where there is none. */
export const initials = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    for (let length = 1; length < name.length; length++) {
      const head = name.slice(0, length)
      if (/\S$/.test(head) && names.every((other, j) => i === j || !other.startsWith(head))) return head
    }
    return name
  })

/** `a Copper`, `an Estate`, `3 Coppers`; `1 Kupfer`, `3 Kupfer`. */
function someOf(catalogue: Catalogue, n: number, id: string, language: Language): string {
  const name = cardName(catalogue, id, language)
  if (n > 1) return several[language](n, id, name)
  if (language === 'de') return `1 ${name}`
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`
}

/** Cards in their order, equal neighbours together: the last of them is the one on top. */
export function inOrder(catalogue: Catalogue, ids: readonly string[], language: Language): string[] {
  const runs: { readonly id: string; n: number }[] = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run?.id === id) run.n++
    else runs.push({ id, n: 1 })
  }
  return runs.map(({ id, n }) => someOf(catalogue, n, id, language))
}

/** Finds things by what a log calls them, in the singular or the plural, in any language. */
export class NameBook {
  readonly #ids = new Map<string, string>()

  constructor(catalogue: Catalogue) {
    const ids = [
      ...catalogue.cards.keys(),
      ...catalogue.events.keys(),
      ...catalogue.landmarks.keys(),
      ...catalogue.splitPiles.map(({ id }) => id),
    ]
    for (const id of ids)
      for (const written of Object.values(
        inEvery(language => {
          const name = cardName(catalogue, id, language)
          return [name, several[language](2, id, name).replace(/^2 (× )?/, '')]
        }),
      ))
        for (const name of written) this.#ids.set(name.toLowerCase(), id)
  }

  get(name: string): string | undefined {
    return this.#ids.get(name.toLowerCase())
  }

  /** `3 Coppers`: how many of what. Nothing where it is no card of ours. */
  some(text: string): { readonly n: number; readonly id: string | undefined; readonly name: string } {
    const [first = '', ...others] = text.trim().split(' ')
    const rest = others.join(' ').replace(/^× /, '')
    const whole = this.get(text.trim())
    if (whole !== undefined) return { n: 1, id: whole, name: text.trim() }
    if (/^\d+$/.test(first)) return { n: Number(first), id: this.get(rest), name: rest }
    if (ARTICLES.has(first.toLowerCase())) return { n: 1, id: this.get(rest), name: rest }
    return { n: 1, id: undefined, name: text.trim() }
  }
}
