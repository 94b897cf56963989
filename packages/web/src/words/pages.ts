import { inEvery, phrasesIn } from '@kartentisch/kernel'
import { pages as de } from './de/pages.ts'
import { pages as en } from './en/pages.ts'

export const books = { de, en }

/** How each language says the phrases of the pages. */
export const spoken = inEvery(language => phrasesIn(books, language))

type Phrases = typeof en

export type PhraseKey = keyof Phrases

/** The phrases in which nothing is filled in: those that can be chosen first and said later. */
export type PlainKey = {
  [Key in PhraseKey]: Phrases[Key] extends `${string}{${string}}${string}` ? never : Key
}[PhraseKey]
