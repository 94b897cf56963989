import { didYouMean, type Given, type Seat, seat } from '@kartentisch/kernel'
import { ANIMALS, allCardNames, BONUSES, type Bonus, type Card, cardNamed, GOODS } from '../card.ts'
import { data } from '../data.ts'

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

/** The seat a field such as `p2` names. */
export function seatNamed(key: string, players: number): Seat | undefined {
  const match = /^p([1-9])$/.exec(key)
  const n = Number(match?.[1])
  return match !== null && n <= players ? seat(n - 1) : undefined
}

/** The fields of the seats: `p1`, `p2` … */
export const seatFields = (players: number): string[] => Array.from({ length: players }, (_, i) => `p${i + 1}`)

export const readSeat = (given: Given, players: number): Seat =>
  seatNamed(given.text(), players) ?? given.fail(`There is no seat "${given.text()}" in this test.`)

export const readCard = (name: string, given: Given): Card =>
  cardNamed(name) ?? given.fail(`Unknown card "${name}".${didYouMean(name, allCardNames())}`)

/** The cards of a list, in its order. */
export const readCards = (given: Given): Card[] => given.names().map(({ name, given: item }) => readCard(name, item))

/** A list of stacks or sets. */
export const readStacks = (given: Given): Card[][] => given.list().map(readCards)

export function readSort(name: string, sorts: readonly string[], what: string, given: Given): number {
  const i = sorts.indexOf(name)
  return i >= 0 ? i : given.fail(`Unknown ${what} "${name}".${didYouMean(name, sorts)}`)
}

export const readGoods = (given: Given): number[] =>
  given.names().map(({ name, given: item }) => readSort(name, GOODS, 'good', item))

export const readAnimals = (given: Given): number[] =>
  given.names().map(({ name, given: item }) => readSort(name, ANIMALS, 'animal', item))

export const readBonuses = (given: Given): Bonus[] =>
  given
    .names()
    .map(
      ({ name, given: item }) =>
        BONUSES.get(name) ?? item.fail(`Unknown bonus card "${name}".${didYouMean(name, BONUSES.keys())}`),
    )

/** The place of a round among the rounds, by its letter. */
export const readRound = (given: Given): number => {
  const letters = data.roundCards.map(card => card.id)
  return letters.indexOf(given.oneOf(letters))
}

/** The rows of a display, from 0, with what is said about each. */
export function readRows(given: Given): { readonly row: number; readonly cards: Given }[] {
  const rows = Array.from({ length: data.rows }, (_, i) => String(i + 1))
  return given.record(rows, 'row').map(([key, cards]) => ({ row: Number(key) - 1, cards }))
}

/** How often each sort stands in a list. */
export const countSorts = (sorts: readonly number[], of: readonly string[]): number[] =>
  of.map((_, sort) => sorts.filter(one => one === sort).length)
