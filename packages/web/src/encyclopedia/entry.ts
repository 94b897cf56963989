import type { Cost } from '@kartentisch/dominion'
import type { Wording } from '@kartentisch/kernel'

/** A card or another thing one can look up. */
export interface Entry {
  readonly game: string
  readonly id: string
  /** The box it came in. */
  readonly set: string
  readonly kinds: readonly string[]
  readonly cost: Cost | undefined
  readonly name: Wording
  readonly text: Wording
}
