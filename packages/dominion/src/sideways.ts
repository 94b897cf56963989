import type { Seat } from '@kartentisch/kernel'
import { type Card, type Cost, cost, type Type, type TypeBits, type WrittenCost } from './card.ts'
import type { Counter } from './counter.ts'
import type { Owned, Touch, WhenGained } from './face.ts'
import type { Offer } from './options.ts'
import type { State } from './state.ts'
import type { Verbs } from './verbs.ts'

/** The piles of a game that is being set up. */
export interface LaidPiles {
  readonly piles: readonly { readonly types: TypeBits }[]
  /** The pile of each card, or -1. */
  readonly pileOf: readonly number[]
}

/** Something that happens when the player whose turn it is buys any card: nobody else ever does. */
export interface WhenBought {
  /** Whether it has anything to do with this purchase. */
  readonly when?: (g: Verbs, card: Card) => boolean
  readonly touches?: Touch
  readonly act: (g: Verbs, card: Card) => void
}

/** Events and landmarks: they lie beside the supply, nobody owns them, and they are no cards. */
export interface EventFace<Id extends string = string> {
  readonly id: Id
  readonly kind: 'event'
  readonly cost: Cost
  readonly counters?: readonly Counter[]
  readonly offers?: readonly Offer[]
  readonly setUp?: (state: State, tables: LaidPiles) => void
  /** Holds whether or not anybody buys the event. */
  readonly onBuyCard?: WhenBought
  /** What was left to be done between turns. */
  readonly afterTurn?: (g: Verbs, seat: Seat) => void
  /** Follows the text when bought. */
  readonly bought: (g: Verbs) => void
}

/** A landmark: what it does, and when. */
export interface LandmarkFace<Id extends string = string> {
  readonly id: Id
  readonly kind: 'landmark'
  /** VP tokens it begins with, per player. */
  readonly tokensPerPlayer?: number
  readonly counters?: readonly Counter[]
  readonly offers?: readonly Offer[]
  /**
   * A pile that it marks at set-up: the one that the set-up names by the landmark's id, or a random one of this type.
   * Its counter keeps which.
   */
  readonly marksPile?: { readonly counter: Counter; readonly type: Type }
  readonly setUp?: (state: State, tables: LaidPiles) => void
  readonly startOfBuyPhase?: (g: Verbs) => void
  readonly onBuyCard?: WhenBought
  readonly onGain?: WhenGained
  readonly onTrash?: (g: Verbs, by: Seat) => void
  readonly endOfTurn?: (g: Verbs) => void
  /** What was left to be done between turns. */
  readonly afterTurn?: (g: Verbs, seat: Seat) => void
  readonly score?: (owned: Owned) => number
  /** Its points depend on what the others own, which is told only at the end. */
  readonly compares?: true
}

/** Declares an event. */
export const event = <const Id extends string>(
  id: Id,
  written: WrittenCost,
  bought: (g: Verbs) => void,
  more: Pick<EventFace, 'counters' | 'offers' | 'setUp' | 'onBuyCard' | 'afterTurn'> = {},
): EventFace<Id> => ({ id, kind: 'event', cost: cost(written), ...more, bought })

/** Declares a landmark. */
export const landmark = <const Id extends string>(
  id: Id,
  does: Omit<LandmarkFace, 'id' | 'kind'>,
): LandmarkFace<Id> => ({
  id,
  kind: 'landmark',
  ...does,
})
