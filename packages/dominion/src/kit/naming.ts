import type { Naming } from '@kartentisch/kernel'
import { tellNumber } from '../litmus/tell.ts'
import type { Tables } from '../tables.ts'
import { cardName, cardText } from '../words/names.ts'

/** Says what numbers stand for by ids. */
export const naming = (tables: Tables): Naming => {
  const { catalogue } = tables
  const words = (id: string) => ({ id, name: cardName(catalogue, id, 'en'), text: cardText(catalogue, id, 'en') })
  const names = (cards: readonly number[]) => cards.map(card => tables.name(card))
  return {
    choice: ({ of }, n) => tellNumber(tables, of, n),
    shown: ({ shown }) => names(shown),
    cards: ({ cards }) => names(cards),
    catalogue: {
      cards: tables.faces.map(({ id, types, cost }) => ({ ...words(id), types, cost })),
      piles: tables.piles.map(({ id, size, cards }) => ({ id, size, cards: names(cards) })),
      events: tables.events.map(({ id, cost }) => ({ ...words(id), cost })),
      landmarks: tables.landmarks.map(({ id }) => words(id)),
    },
  }
}
