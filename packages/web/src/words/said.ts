import type { Language } from '@kartentisch/kernel'
import { Mistake, type Wording } from '@kartentisch/kernel'

/** Something told to people that may be read in either language; what comes from elsewhere is as it is. */
export type Said = string | Wording

export const saidIn = (said: Said, language: Language): string => (typeof said === 'string' ? said : said[language])

/** What a fault says. */
export function saidOf(fault: unknown): Said {
  if (fault instanceof Mistake) return fault.wording
  return fault instanceof Error ? fault.message : String(fault)
}
