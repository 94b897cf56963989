import type { Language } from '@kartentisch/kernel'

/** A kingdom that a rulebook recommends. */
export interface Recommended {
  readonly id: string
  readonly names: Readonly<Record<Language, string>>
  readonly kingdom: readonly string[]
  readonly events: readonly string[]
  readonly landmarks: readonly string[]
  readonly bane?: string
  /** Rules of the edition it was made for. */
  readonly edition: 1 | 2
  /** The sets it needs besides its own: it is there only in a game that has them. */
  readonly sets: readonly string[]
}
