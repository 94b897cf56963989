import { LANGUAGES, type Language } from '@kartentisch/kernel'
import { createContext, useContext } from 'react'
import { spoken } from './pages.ts'

/** The first of these languages that the page speaks. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.flatMap(tag => LANGUAGES.find(known => tag.startsWith(known)) ?? [])[0] ?? 'en'

/** What a language calls itself. */
export const ownName = (language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language

/** A phrase of the pages in one language, with its blanks filled in. */
export type Say = (typeof spoken)[Language]

export const sayIn = (language: Language): Say => spoken[language]

export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => useContext(LanguageContext)
export const useSay = (): Say => sayIn(useLanguage())
