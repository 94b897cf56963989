declare const cardMark: unique symbol
declare const thingMark: unique symbol

/** A card in a game: a small number that stands for its name. Equal cards can't be told apart. */
export type Card = number & { readonly [cardMark]: true }

/** A number that is known to be a card’s. */
export const asCard = (n: number): Card => n as Card

/** What a card, event or landmark is called, of whatever set: only the tables of a game give one. */
export type ThingId = string & { readonly [thingMark]: true }

/** An id that is known to be a thing's. */
export const asThing = (id: string): ThingId => id as ThingId

/** The cards every game has, always with these numbers. */
export const COPPER = asCard(0)
/** Silver. */
export const SILVER = asCard(1)
/** Gold. */
export const GOLD = asCard(2)
/** Estate. */
export const ESTATE = asCard(3)
/** Duchy. */
export const DUCHY = asCard(4)
/** Province. */
export const PROVINCE = asCard(5)
/** Curse. */
export const CURSE = asCard(6)
/** The cards that are in every game, in the order of their numbers. */
export const BASIC = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'] as const

/** The basic card that takes part only where something costs a potion. */
export const POTION = 'potion'

/** Whether a card's pile comes by itself and is no kingdom pile. */
export const isBasic = (id: string): boolean => id === POTION || BASIC.some(basic => basic === id)

/** Not a card: the name of one that isn't in this game, where any card may be named. */
export const NO_CARD = asCard(-1)

/** The types of cards, each with its bit. */
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

/** A type of cards. */
export type Type = keyof typeof TYPES

/** A set of types as bits. */
export type TypeBits = number

/** The type Action, as a bit. */
export const ACTION: TypeBits = TYPES.action
/** The type Treasure, as a bit. */
export const TREASURE: TypeBits = TYPES.treasure
/** The type Victory, as a bit. */
export const VICTORY: TypeBits = TYPES.victory
export const ATTACK: TypeBits = TYPES.attack

export const typeBits = (types: readonly Type[]): TypeBits => types.reduce((bits, type) => bits | TYPES[type], 0)

/** What a card costs. */
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
