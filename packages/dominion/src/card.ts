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
