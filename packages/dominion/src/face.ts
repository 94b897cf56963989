import type { Seat } from '@kartentisch/kernel'
import { type Card, type Cost, cost, type Self, type Type, type TypeBits, type WrittenCost } from './card.ts'
import type { Counter } from './counter.ts'
import type { Offer } from './options.ts'
import type { Later, State } from './state.ts'
import type { Gain, Verbs } from './verbs.ts'

/** What a card is, and what it does at which time. In the printed order. */
export interface CardFace<Id extends string = string> {
  readonly id: Id
  readonly kind: 'card'
  readonly cost: Cost
  readonly types: readonly Type[]
  /** How many lie in the pile; otherwise 10, or 8/12 for Victory cards. */
  readonly pile?: (players: number) => number
  /** What its text counts from one time to another. */
  readonly counters?: readonly Counter[]
  /** What its text lets players choose from, beyond what any card may offer. */
  readonly offers?: readonly Offer[]
  /** Follows the text when played. */
  readonly play?: (g: Verbs, self: Self) => void
  /** Another player plays an Attack and `seat` has this in hand: use it. */
  readonly reaction?: Reaction
  /** What was left for the start of the player's next turn. */
  readonly nextTurn?: (g: Verbs, later: Later) => void
  /** What was left for the start of this turn's clean-up. */
  readonly cleanUp?: (g: Verbs, later: Later) => void
  /** In play at the start of clean-up. */
  readonly startOfCleanUp?: (g: Verbs, self: Self) => void
  readonly discardFromPlay?: DiscardFromPlay
  /** When bought, before it is gained. */
  readonly onBuy?: (g: Verbs) => void
  /** When bought for more than it costs. */
  readonly overpay?: Overpay
  /** Left by earlier plays for the next card bought this turn, as often as the counter says. */
  readonly nextPurchase?: { readonly counter: Counter; readonly act: (g: Verbs, bought: Card) => void }
  /** What playing another card does besides, in a game with this one. */
  readonly addsTo?: { readonly card: Card; readonly act: (g: Verbs) => void }
  /** While it waits for its player's next turn: what the first Action of each affected player's turn does instead. */
  readonly insteadOfFirstAction?: (g: Verbs) => void
  /** A Treasure that gives money and does nothing else: all of these can be played without a thought. */
  readonly onlyMoney?: true
  /** Its back differs from the others', so that everybody sees where it lies; its owner says where after a shuffle. */
  readonly ownBack?: true
  readonly onGain?: WhenGained
  readonly onTrash?: (g: Verbs, owner: Seat) => void
  readonly whileInPlay?: WhileInPlay
  readonly needs?: Needed
  /** When its pile or the Black Market deck takes part in the game. */
  readonly setUp?: (state: State) => void
  /** Points at the end of the game. */
  readonly vp?: number | ((owned: Owned) => number)
}

/** What must be set up for a card: a bane pile, the Black Market deck, or the prizes beside the supply. */
export type Needed = 'bane' | 'market-deck' | 'prizes'

export interface Reaction {
  /** Whether it can do anything now. */
  readonly can?: (g: Verbs, seat: Seat) => boolean
  readonly react: (g: Verbs, seat: Seat) => void
}

export interface Overpay {
  readonly act: (g: Verbs, coins: number, potions: number) => void
}

/** Something to do when the card is discarded from play in clean-up. */
export interface DiscardFromPlay {
  /** Whether there is anything to decide or do now. */
  readonly can?: (g: Verbs) => boolean
  /** Does it, while the card is still in play; if it is there afterwards, it is discarded. */
  readonly act: (g: Verbs, self: Self) => void
}

/** Something that happens when a card is gained. */
export interface WhenGained {
  /** Whether it has anything to do with this gain. */
  readonly when?: (g: Verbs, gain: Gain) => boolean
  /** What it takes from or depends on: two effects that share this are put in order by the player. */
  readonly touches?: Touch | ((g: Verbs, gain: Gain) => Touch)
  readonly act: (g: Verbs, gain: Gain) => void
}

/** What effects at the same time can get into each other's way with. */
export type Touch = 'pile-vp' | 'gains' | 'start-of-turn' | 'between-turns'

/** Works per card in play, not per play. */
export interface WhileInPlay {
  /** All cards cost this much less. */
  readonly cheaper?: number
  readonly onBuy?: (g: Verbs, card: Card) => void
  readonly onGain?: WhenGained
}

type Declared = Omit<CardFace, 'id' | 'kind' | 'cost' | 'play'> & { readonly cost: WrittenCost }

/** Declares a card: what it is, then what it does when played. */
export function card<const Id extends string>(
  id: Id,
  declared: Declared,
  play?: (g: Verbs, self: Self) => void,
): CardFace<Id> {
  return { id, kind: 'card', ...declared, cost: cost(declared.cost), ...(play && { play }) }
}

/** What a player owns, counted for scoring. */
export interface Owned {
  readonly seat: Seat
  readonly state: State
  /** How many cards in all. */
  readonly total: number
  /** How many copies of a card. */
  of(card: Card): number
  /** The different cards of any of these types; of all types if none is given. */
  different(types?: TypeBits): Card[]
  /** How many cards that fit. */
  count(fits: (card: Card) => boolean): number
  /** How many cards of any of these types. */
  ofType(types: TypeBits): number
  /** What the other players own. */
  others(): Owned[]
  is(card: Card, types: TypeBits): boolean
  /** The pile of a card, or -1. */
  pileOf(card: Card): number
  counted(counter: Counter): number
}
