import { at, didYouMean, Mistake, type Seed } from '@kartentisch/kernel'
import type { Card } from '../card.ts'
import type { DominionRules } from '../rules.ts'
import type { State } from '../state.ts'
import { saySetup } from '../words/say-setup.ts'

/** Deals a game in which the players begin with given cards. They come from nowhere: the supply is whole. */
export function dealWith(rules: DominionRules, seed: Seed, decks: readonly (readonly string[])[]): State {
  const { tables, seats } = rules
  if (decks.length !== seats) throw new Mistake(saySetup('otherDecks', { decks: decks.length, players: seats }))
  const ids = tables.faces.map(({ id }) => id)
  const cardOf = (id: string): Card => {
    if (ids.includes(id)) return tables.card(id)
    throw new Mistake(saySetup('noCardOfDeck', { id, hint: didYouMean(id, ids) }))
  }
  const cards = decks.map(deck => deck.map(cardOf))
  return rules.dealCards(seed, seat => at(cards, seat))
}
