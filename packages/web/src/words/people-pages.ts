import { phrasebook } from '@kartentisch/kernel'
import { pages as pagesDe } from './de/pages.ts'
import { peoplePages as de } from './de/people-pages.ts'
import { pages as pagesEn } from './en/pages.ts'
import { peoplePages as en } from './en/people-pages.ts'
import { useLanguage } from './language.ts'

export const books = { de, en }

const sayEverywhere = phrasebook({ de: { ...pagesDe, ...de }, en: { ...pagesEn, ...en } })

type Key = keyof typeof en | keyof typeof pagesEn

/** For the pages about people: what all pages say, and what only these do. */
export function usePeopleSay(): <K extends Key>(...said: Parameters<typeof sayEverywhere<K>>) => string {
  const language = useLanguage()
  return (...said) => sayEverywhere(...said)[language]
}
