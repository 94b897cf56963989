import type { Wording } from '@kartentisch/kernel'
import { say } from './words/say.ts'

const REASONS = {
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EROFS: 'notAllowed',
  EISDIR: 'isAFolder',
  ENOTDIR: 'noFolderThere',
  ENOENT: 'notThere',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EMFILE: 'tooManyOpen',
  EADDRINUSE: 'placeTaken',
  EADDRNOTAVAIL: 'noSuchPlace',
  ENOTFOUND: 'noSuchPlace',
} as const

const isKnown = (code: unknown): code is keyof typeof REASONS => typeof code === 'string' && code in REASONS

/** What the system refused, if that is what went wrong. */
export function refusedBySystem(fault: unknown): Wording | undefined {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  return isKnown(code) ? say(REASONS[code]) : undefined
}

/** Why something went wrong, in words where we have some. */
export const reasonOf = (fault: unknown): Wording | string =>
  refusedBySystem(fault) ?? (fault instanceof Error ? fault.message : String(fault))
