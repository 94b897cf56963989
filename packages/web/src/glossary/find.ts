import type { Language } from '@kartentisch/kernel'
import { glossaries } from '../words/glossary.ts'
import type { Term } from '../words/term.ts'

/** A piece of a text: plain words, or a word of the game with its id. */
export type Piece = string | { readonly id: string; readonly words: string }

export const termsOf = (game: string, language: Language): Readonly<Record<string, Term>> =>
  glossaries[game]?.[language] ?? {}

interface Finder {
  readonly pattern: RegExp
  readonly ids: ReadonlyMap<string, string>
}

const NOTHING = /(?!)/g

function finderOf(terms: Readonly<Record<string, Term>>, language: Language): Finder {
  const ids = new Map(
    Object.entries(terms).flatMap(([id, { forms }]) => forms.map(form => [form.toLocaleLowerCase(language), id])),
  )
  // The longer form first: a discard pile is not a discard.
  const forms = [...ids.keys()].toSorted((a, b) => b.length - a.length)
  if (forms.length === 0) return { pattern: NOTHING, ids }
  return { pattern: new RegExp(`(?<![\\p{L}-])(?:${forms.join('|')})(?![\\p{L}-])`, 'giu'), ids }
}

/** A text with the words of its game told apart, each where it comes up first. */
export function pieces(text: string, game: string, language: Language): Piece[] {
  const { pattern, ids } = finderOf(termsOf(game, language), language)
  const seen = new Set<string>()
  const found: Piece[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [words] = match
    const id = ids.get(words.toLocaleLowerCase(language))
    if (id === undefined || seen.has(id)) continue
    seen.add(id)
    if (match.index > end) found.push(text.slice(end, match.index))
    found.push({ id, words })
    end = match.index + words.length
  }
  if (end < text.length) found.push(text.slice(end))
  return found
}
