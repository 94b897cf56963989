import type { Seat } from '@kartentisch/kernel'
import type { Gain, Play } from './play/index.ts'
import type { Owned } from './scoring.ts'
import type { Later, State } from './state.ts'

declare const cardMark: unique symbol

/** A card in a game: a small number that stands for its name. Equal cards can't be told apart. */
export type Card = number & { readonly [cardMark]: true }

export const asCard = (n: number): Card => n as Card

/** The cards every game has, always with these numbers. */
export const COPPER = asCard(0)
export const SILVER = asCard(1)
export const GOLD = asCard(2)
export const ESTATE = asCard(3)
export const DUCHY = asCard(4)
export const PROVINCE = asCard(5)
export const CURSE = asCard(6)
export const BASIC = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'] as const

/** The basic card that takes part only where something costs a potion. */
export const POTION = 'potion'

/** Whether a card's pile comes by itself and is no kingdom pile. */
export const isBasic = (id: string): boolean => id === POTION || BASIC.some(basic => basic === id)

/** Not a card: the name of one that isn't in this game, where any card may be named. */
export const NO_CARD = asCard(-1)

export const TYPES = {
  action: 1,
  treasure: 2,
  victory: 4,
  curse: 8,
  attack: 16,
  reaction: 32,
  duration: 64,
  prize: 128,
  gathering: 256,
  command: 512,
  castle: 1024,
} as const

export type Type = keyof typeof TYPES

/** A set of types as bits. */
export type TypeBits = number

export const ACTION: TypeBits = TYPES.action
export const TREASURE: TypeBits = TYPES.treasure
export const VICTORY: TypeBits = TYPES.victory
export const ATTACK: TypeBits = TYPES.attack

export const typeBits = (types: readonly Type[]): TypeBits => types.reduce((bits, type) => bits | TYPES[type], 0)

export interface Cost {
  readonly coins: number
  readonly potion: number
  readonly debt: number
}

/** A cost as it is written down: a number of coins, or what else there is. */
export type WrittenCost = number | Partial<Cost>

export const cost = (written: WrittenCost): Cost =>
  typeof written === 'number' ? { coins: written, potion: 0, debt: 0 } : { coins: 0, potion: 0, debt: 0, ...written }

/** `self` is the played card's mark in the play area; see `Playing`. */
export type Self = number

/** What a card is, and what it does at which time. In the printed order. */
export interface CardFace {
  readonly id: string
  readonly kind: 'card'
  readonly cost: Cost
  readonly types: readonly Type[]
  /** How many lie in the pile; otherwise 10, or 8/12 for Victory cards. */
  readonly pile?: (players: number) => number
  /** Follows the text when played. */
  readonly play?: (g: Play, self: Self) => void
  /** Another player plays an Attack and `seat` has this in hand: use it. */
  readonly reaction?: Reaction
  /** What was left for the start of the player's next turn. */
  readonly nextTurn?: (g: Play, later: Later) => void
  /** What was left for the start of this turn's clean-up. */
  readonly cleanUp?: (g: Play, later: Later) => void
  /** In play at the start of clean-up. */
  readonly startOfCleanUp?: (g: Play, self: Self) => void
  readonly discardFromPlay?: DiscardFromPlay
  /** When bought, before it is gained. */
  readonly onBuy?: (g: Play, buyer: Seat) => void
  /** When bought for more than it costs. */
  readonly overpay?: Overpay
  /** Left by an earlier play for the next card bought this turn. */
  readonly nextPurchase?: (g: Play, bought: Card) => void
  readonly onGain?: WhenGained
  readonly onTrash?: (g: Play, owner: Seat) => void
  readonly whileInPlay?: WhileInPlay
  /** What must be set up for it: a bane pile, the Black Market deck, or the prizes beside the supply. */
  readonly needs?: 'bane' | 'market-deck' | 'prizes'
  /** When its pile or the Black Market deck takes part in the game. */
  readonly setUp?: (state: State) => void
  /** Points at the end of the game. */
  readonly vp?: number | ((owned: Owned) => number)
}

export interface Reaction {
  /** Whether it can do anything now. */
  readonly can?: (g: Play, seat: Seat) => boolean
  readonly react: (g: Play, seat: Seat) => void
}

export interface Overpay {
  readonly act: (g: Play, coins: number, potions: number) => void
}

/** Something to do when the card is discarded from play in clean-up. */
export interface DiscardFromPlay {
  /** Whether there is anything to decide or do now. */
  readonly can?: (g: Play) => boolean
  /** Does it, while the card is still in play; if it is there afterwards, it is discarded. */
  readonly act: (g: Play, self: Self) => void
}

/** Something that happens when a card is gained. */
export interface WhenGained {
  /** Whether it has anything to do with this gain. */
  readonly when?: (g: Play, gain: Gain) => boolean
  /** What it takes from or depends on: two effects that share this are put in order by the player. */
  readonly touches?: Touch | ((g: Play, gain: Gain) => Touch)
  readonly act: (g: Play, gain: Gain) => void
}

/** What effects at the same time can get into each other's way with. */
export type Touch = 'pile-vp' | 'gains' | 'start-of-turn' | 'between-turns'

/** Works per card in play, not per play. */
export interface WhileInPlay {
  /** All cards cost this much less. */
  readonly cheaper?: number
  readonly onBuy?: (g: Play, buyer: Seat, card: Card) => void
  readonly onGain?: WhenGained
}

type Declared = Omit<CardFace, 'id' | 'kind' | 'cost' | 'play'> & { readonly cost: WrittenCost }

/** Declares a card: what it is, then what it does when played. */
export function card(id: string, declared: Declared, play?: (g: Play, self: Self) => void): CardFace {
  return { id, kind: 'card', ...declared, cost: cost(declared.cost), ...(play && { play }) }
}
