import { inEvery, phrasesIn } from '@kartentisch/kernel'
import { mannersPages as mannersDe } from './de/manners-pages.ts'
import { pages as pagesDe } from './de/pages.ts'
import { peoplePages as peopleDe } from './de/people-pages.ts'
import { mannersPages as mannersEn } from './en/manners-pages.ts'
import { pages as pagesEn } from './en/pages.ts'
import { peoplePages as peopleEn } from './en/people-pages.ts'
import { useLanguage } from './language.ts'

const de = { ...peopleDe, ...mannersDe }
const en = { ...peopleEn, ...mannersEn }

export const books = { de, en }

const whole = { de: { ...pagesDe, ...de }, en: { ...pagesEn, ...en } }

const spoken = inEvery(language => phrasesIn(whole, language))

/** For the pages about people: what all pages say, and what only these do. */
export const usePeopleSay = () => spoken[useLanguage()]
