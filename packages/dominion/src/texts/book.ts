import type { SetNames, Texts } from '../card-set.ts'

/** All that is said of the standard sets in one language. */
export interface TextBook {
  readonly sets: Readonly<Record<string, SetNames>>
  /** By set. */
  readonly cards: Readonly<Record<string, Texts>>
  /** The names of recommended kingdoms. */
  readonly kingdoms: Readonly<Record<string, string>>
}
