import { didYouMean, type Given } from '@kartentisch/kernel'
import { asCard, type Card } from '../card.ts'
import type { Tables } from '../tables.ts'
import { sayLitmus as say } from '../words/say-litmus.ts'

/** The number of a card in this game. */
export function cardNamed(tables: Tables, name: string, given: Given): Card {
  const { cards } = tables.catalogue
  const n = tables.number(name)
  if (n >= 0 && n < tables.faces.length) return asCard(n)
  return given.fail(
    cards.has(name) ? say('noPart', { name }) : say('unknownCard', { name, hint: didYouMean(name, cards.keys()) }),
  )
}

/** The cards of a list, in its order. */
export const readCards = (tables: Tables, given: Given): Card[] =>
  given.names().map(({ name, given: item }) => cardNamed(tables, name, item))

/** The place of a pile among the piles. */
export function pileIndex(tables: Tables, name: string, given: Given): number {
  const i = tables.pile(tables.catalogue.pileNamed(name) ?? name)
  if (i >= 0) return i
  const there = tables.piles.map(pile => pile.id)
  return given.fail(say('noPile', { name, hint: didYouMean(name, there) }))
}
