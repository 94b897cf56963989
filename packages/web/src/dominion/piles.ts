import { BASIC } from '@kartentisch/dominion'

/** A pile that belongs to every kingdom, or to every one with Potions. */
export const isBasicPile = (id: string): boolean => (BASIC as readonly string[]).includes(id) || id === 'potion'

/** What can be bought, but hardly ever is. */
export const UNWANTED: readonly string[] = ['copper', 'curse']

/** How many cards are left in a pile of several kinds: of each if there are two, else in all. */
export function leftOf(cards: readonly string[]): string {
  const kinds = [...Map.groupBy(cards, id => id).values()]
  return kinds.length === 2 ? kinds.map(({ length }) => length).join(' + ') : String(cards.length)
}
