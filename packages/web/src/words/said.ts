import type { Language } from '@kartentisch/kernel'
import { LineMistake, Mistake, type Wording } from '@kartentisch/kernel'
import { say } from './refusals.ts'

/** Something told to people that may be read in either language; what comes from elsewhere is as it is. */
export type Said = string | Wording

export const saidIn = (said: Said, language: Language): string => (typeof said === 'string' ? said : said[language])

/** How browsers say, each in its own English, that something didn't come over the net. */
const UNFETCHED = /fetch|network ?error|load failed|dynamically imported|importing a module/i

/** What a fault says. */
export function saidOf(fault: unknown): Said {
  if (fault instanceof Mistake) return fault.wording
  if (fault instanceof TypeError && UNFETCHED.test(fault.message)) return say('no connection')
  return fault instanceof Error ? fault.message : String(fault)
}

/** The line of a given text in which a fault is. */
export const lineOf = (fault: unknown): number | undefined => (fault instanceof LineMistake ? fault.line : undefined)

/** The mistake that was said so, and in that line. */
export const mistakeOf = (said: Said, line: number | undefined): Mistake =>
  line === undefined ? new Mistake(said) : new LineMistake(said, line)
