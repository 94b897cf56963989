import { didYouMean, type Given } from '@kartentisch/kernel'
import { ANIMALS, allCardNames, BONUSES, type Bonus, type Card, cardNamed, GOODS } from '../card.ts'
import { data } from '../data.ts'
import { sayLitmus as say } from '../words/say-litmus.ts'

/** What a test may say of a player. */
export const PLAYER_FIELDS = [
  'hand',
  'stack',
  'projects',
  'estate',
  'silver',
  'workers',
  'goods',
  'animals',
  'sold',
  'vp',
  'bonus',
]

export const readCard = (name: string, given: Given): Card =>
  cardNamed(name) ?? given.fail(say('unknownCard', { name, hint: didYouMean(name, allCardNames()) }))

/** The cards of a list, in its order. */
export const readCards = (given: Given): Card[] => given.names().map(({ name, given: item }) => readCard(name, item))

/** A list of stacks or sets. */
export const readStacks = (given: Given): Card[][] => given.list().map(readCards)

export function readSort(
  name: string,
  sorts: readonly string[],
  unknown: 'unknownGood' | 'unknownAnimal',
  given: Given,
): number {
  const i = sorts.indexOf(name)
  return i >= 0 ? i : given.fail(say(unknown, { name, hint: didYouMean(name, sorts) }))
}

export const readGoods = (given: Given): number[] =>
  given.names().map(({ name, given: item }) => readSort(name, GOODS, 'unknownGood', item))

export const readAnimals = (given: Given): number[] =>
  given.names().map(({ name, given: item }) => readSort(name, ANIMALS, 'unknownAnimal', item))

export const readBonuses = (given: Given): Bonus[] =>
  given
    .names()
    .map(
      ({ name, given: item }) =>
        BONUSES.get(name) ?? item.fail(say('unknownBonus', { name, hint: didYouMean(name, BONUSES.keys()) })),
    )

/** The place of a round among the rounds, by its letter. */
export const readRound = (given: Given): number => {
  const letters = data.roundCards.map(card => card.id)
  return letters.indexOf(given.oneOf(letters))
}

/** The rows of a display, from 0, with what is said about each. */
export function readRows(given: Given): { readonly row: number; readonly cards: Given }[] {
  const rows = Array.from({ length: data.rows }, (_, i) => String(i + 1))
  return given.record(rows).map(([key, cards]) => ({ row: Number(key) - 1, cards }))
}

/** How often each sort stands in a list. */
export const countSorts = (sorts: readonly number[], of: readonly string[]): number[] =>
  of.map((_, sort) => sorts.filter(one => one === sort).length)
