import { phrasebook } from '@kartentisch/kernel'
import { lab as de } from './de/lab.ts'
import { lab as en } from './en/lab.ts'
import { useLanguage } from './language.ts'

export const books = { de, en }

const say = phrasebook(books)

/** What is said of a study, in one language. */
export type SayLab = <Key extends keyof typeof en>(...said: Parameters<typeof say<Key>>) => string

export function useSayLab(): SayLab {
  const language = useLanguage()
  return (...said) => say(...said)[language]
}
