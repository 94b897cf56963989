import { createContext, useContext } from 'react'
import { de } from './texts/de.ts'
import { en, type Texts } from './texts/en.ts'

export type Language = 'de' | 'en'

export const TEXTS: Readonly<Record<Language, Texts>> = { de, en }

/** The first of these languages that the page speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (tag.startsWith('de')) return 'de'
    if (tag.startsWith('en')) return 'en'
  }
  return 'en'
}

export type TextKey = keyof Texts

/** A text of the page, with {words} filled in. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    TEXTS[language][key].replace(/\{([a-z]+)\}/g, (_, word: string) => String(values[word] ?? ''))

export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => useContext(LanguageContext)
export const useSay = (): Say => sayIn(useLanguage())
