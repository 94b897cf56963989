import { didYouMean, type Given, type Seat, seat } from '@kartentisch/kernel'
import { asCard, type Card } from '../card.ts'
import type { Tables } from '../tables.ts'

/** The seat a field such as `p2` names. */
export function seatNamed(key: string, players: number): Seat | undefined {
  const match = /^p([1-9])$/.exec(key)
  const n = Number(match?.[1])
  return match !== null && n <= players ? seat(n - 1) : undefined
}

export const seatNames = (players: number): string[] => Array.from({ length: players }, (_, i) => `p${i + 1}`)

/** The number of a card in this game. */
export function cardNamed(tables: Tables, name: string, given: Given): Card {
  const { cards } = tables.catalogue
  const n = tables.number(name)
  if (n >= 0 && n < tables.faces.length) return asCard(n)
  return given.fail(
    cards.has(name)
      ? `"${name}" takes no part in this test.`
      : `Unknown card "${name}".${didYouMean(name, cards.keys())}`,
  )
}

/** The cards of a list, in its order. */
export const readCards = (tables: Tables, given: Given): Card[] =>
  given.names().map(({ name, given: item }) => cardNamed(tables, name, item))

/** The place of a pile among the piles. */
export function pileIndex(tables: Tables, name: string, given: Given): number {
  const i = tables.pile(tables.catalogue.pileNamed(name) ?? name)
  if (i >= 0) return i
  return given.fail(
    `No pile "${name}" in this supply.${didYouMean(
      name,
      tables.piles.map(pile => pile.id),
    )}`,
  )
}
