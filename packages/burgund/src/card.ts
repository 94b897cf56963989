import { at } from '@kartentisch/kernel'
import { type CardData, type CardId, data, type Gives, KINDS, type KindId, type Waits } from './data.ts'

declare const cardMark: unique symbol

/** A face of an action card: a small number that stands for its name and its die. Equal cards can't be told apart. */
export type Card = number & { readonly [cardMark]: true }

/** A number that is known to be a card’s. */
export const asCard = (n: number): Card => n as Card

/** A kind as its place among the kinds. */
export type Kind = number

export const kindNumber = (id: KindId): Kind => KINDS.indexOf(id)
/** The kind that fits any set. */
export const CLOISTER: Kind = kindNumber('cloister')

interface Face {
  readonly card: CardData
  readonly die: number
  readonly copies: number
}

const FACES: readonly Face[] = data.cards.flatMap(card =>
  card.copiesPerDie.flatMap((copies, i) => (copies === 0 ? [] : [{ card, die: i + 1, copies }])),
)

/** Every face there is. */
export const CARDS: readonly Card[] = FACES.map((_, i) => asCard(i))
/** How many copies of each card there are. */
export const COPIES: readonly number[] = FACES.map(face => face.copies)

/** What a face shows, by its number. */
export const DIE: readonly number[] = FACES.map(face => face.die)
/** The kind of each card. */
export const KIND: readonly Kind[] = FACES.map(face => kindNumber(face.card.kind))
/** What placing it gives at once, and what it lets its player choose. */
export const GIVES: readonly (Gives | undefined)[] = FACES.map(face => face.card.gives)
/** What each card waits for in the estate, if it does. */
export const WAITS: readonly (Waits | undefined)[] = FACES.map(face => face.card.waits)

const NAMES: readonly string[] = FACES.map(face => `${face.card.id}-${face.die}`)
const NUMBERS: ReadonlyMap<string, Card> = new Map(NAMES.map((name, i) => [name, asCard(i)]))

/** `ship-4`. */
export const cardName = (card: number): string => at(NAMES, card)
export const cardNames = (cards: readonly number[]): string[] => cards.map(cardName)
/** A card by its name. */
export const cardNamed = (name: string): Card | undefined => NUMBERS.get(name)
export const allCardNames = (): Iterable<string> => NUMBERS.keys()

/** `ship` of a `ship-4`: the id its texts stand under. */
export const cardId = (card: number): CardId => at(FACES, card).card.id

/** All 114 action cards. */
export const ALL_CARDS: readonly Card[] = CARDS.flatMap(card => new Array<Card>(at(COPIES, card)).fill(card))

/** The ids of the goods, by their numbers. */
export const GOODS: readonly string[] = data.goods.map(good => good.id)
/** The ids of the animals, by their numbers. */
export const ANIMALS: readonly string[] = data.animals.map(animal => animal.id)
/** The id of a good. */
export const goodName = (sort: number): string => at(GOODS, sort)
/** The id of an animal. */
export const animalName = (sort: number): string => at(ANIMALS, sort)
export const ALL_GOODS: readonly number[] = data.goods.flatMap((good, i) => new Array<number>(good.cards).fill(i))
export const ALL_ANIMALS: readonly number[] = data.animals.flatMap((animal, i) =>
  new Array<number>(animal.cards).fill(i),
)

/** The die of an action that may have any value. */
export const ANY_DIE = 0

const FACES_OF_A_DIE = 6

/** Workers to get from one value to another: 6 and 1 are neighbours. */
function steps(from: number, to: number): number {
  const apart = Math.abs(from - to)
  return from === ANY_DIE ? 0 : Math.min(apart, FACES_OF_A_DIE - apart)
}

const VALUES = Array.from({ length: FACES_OF_A_DIE + 1 }, (_, value) => value)

/** `REACH[die][value]`: the workers it takes to make the value of the die. */
export const REACH: readonly (readonly number[])[] = VALUES.map(die => VALUES.map(value => steps(die, value)))

/** `SALE_VALUE[die][sort]`: the nearest value that sells the sort; any will do for a castle. */
export const SALE_VALUE: readonly (readonly number[])[] = VALUES.map(die =>
  data.goods.map(good => good.dice.toSorted((a, b) => steps(die, a) - steps(die, b))[0] ?? 0),
)

/** `SALE_COST[die][sort]`: the workers it takes to sell the sort. */
export const SALE_COST: readonly (readonly number[])[] = VALUES.map(die =>
  data.goods.map((_, sort) => steps(die, at(at(SALE_VALUE, die), sort))),
)

/** Bonus cards as numbers: a first-triple card for each kind, then the all-seven cards by their points. */
export type Bonus = number

/** The bonus for the first triple of a kind. */
export const firstTriple = (kind: Kind): Bonus => kind
export const allSeven = (vp: number): Bonus => KINDS.length + vp
/** Whether a bonus is for all seven kinds. */
export const isAllSeven = (bonus: Bonus): boolean => bonus >= KINDS.length
/** What a bonus is worth. */
export const bonusVp = (bonus: Bonus): number => (isAllSeven(bonus) ? bonus - KINDS.length : data.firstTripleVp)
/** The name of a bonus, as rule tests write it. */
export const bonusName = (bonus: Bonus): string =>
  isAllSeven(bonus) ? `all-seven:${bonus - KINDS.length}` : `first-triple:${at(KINDS, bonus)}`

/** The bonus cards in use, the highest all-seven card last: that is the one on top. */
export const bonusesFor = (players: number): Bonus[] => [
  ...KINDS.map((_, kind) => firstTriple(kind)),
  ...at(data.allSeven, players - 1)
    .toSorted((a, b) => a - b)
    .map(allSeven),
]

/** All bonus cards by name, for those who read them. */
export const BONUSES: ReadonlyMap<string, Bonus> = new Map(
  [...KINDS.map((_, kind) => firstTriple(kind)), ...at(data.allSeven, data.allSeven.length - 1).map(allSeven)].map(
    bonus => [bonusName(bonus), bonus],
  ),
)
