import type { Seat } from '@kartentisch/kernel'
import { type Card, type Cost, cost, type Touch, type WhenGained, type WrittenCost } from './card.ts'
import type { Play } from './play/index.ts'
import type { Owned } from './scoring.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

/** Something that happens when a player buys any card. */
export interface WhenBought {
  /** Whether it has anything to do with this purchase. */
  readonly when?: (g: Play, buyer: Seat, card: Card) => boolean
  readonly touches?: Touch
  readonly act: (g: Play, buyer: Seat, card: Card) => void
}

/** Events and landmarks: they lie beside the supply, nobody owns them, and they are no cards. */
export interface EventFace {
  readonly id: string
  readonly kind: 'event'
  readonly cost: Cost
  readonly setUp?: (state: State, tables: Tables) => void
  /** Holds whether or not anybody buys the event. */
  readonly onBuyCard?: WhenBought
  /** What was left to be done between turns. */
  readonly afterTurn?: (g: Play, seat: Seat) => void
  /** Follows the text when bought. */
  readonly bought: (g: Play) => void
}

export interface LandmarkFace {
  readonly id: string
  readonly kind: 'landmark'
  /** VP tokens it begins with, per player. */
  readonly tokensPerPlayer?: number
  readonly setUp?: (state: State, tables: Tables) => void
  readonly startOfBuyPhase?: (g: Play) => void
  readonly onBuyCard?: WhenBought
  readonly onGain?: WhenGained
  readonly onTrash?: (g: Play, by: Seat) => void
  readonly endOfTurn?: (g: Play) => void
  /** What was left to be done between turns. */
  readonly afterTurn?: (g: Play, seat: Seat) => void
  readonly score?: (owned: Owned) => number
  /** Its points depend on what the others own, which is told only at the end. */
  readonly compares?: true
}

export const event = (
  id: string,
  written: WrittenCost,
  bought: (g: Play) => void,
  more: Pick<EventFace, 'setUp' | 'onBuyCard' | 'afterTurn'> = {},
): EventFace => ({ id, kind: 'event', cost: cost(written), ...more, bought })

export const landmark = (id: string, does: Omit<LandmarkFace, 'id' | 'kind'>): LandmarkFace => ({
  id,
  kind: 'landmark',
  ...does,
})
