import { at, type Event, type Naming } from '@kartentisch/kernel'
import { animalName, bonusName, CARDS, COPIES, cardId, cardName, cardNames, DIE, goodName, KIND } from '../card.ts'
import { data, KINDS } from '../data.ts'
import { sortOf } from '../events.ts'
import { tellOption } from '../options.ts'
import { faceName, textOf } from '../words/names.ts'

function nameIn(event: Event, card: number): string {
  switch (sortOf(event)) {
    case 'bonus':
      return bonusName(card)
    case 'good':
      return goodName(card)
    case 'animal':
      return animalName(card)
    default:
      return cardName(card)
  }
}

/** Says what numbers stand for by ids. */
export const naming: Naming = {
  choice: (_, n) => tellOption(n),
  shown: ({ shown }) => cardNames(shown),
  cards: event => event.cards.map(card => nameIn(event, card)),
  catalogue: {
    cards: CARDS.map(card => ({
      id: cardName(card),
      name: faceName(card, 'en'),
      text: textOf(cardId(card), 'en'),
      kind: at(KINDS, at(KIND, card)),
      die: at(DIE, card),
      copies: at(COPIES, card),
    })),
    /** Every figure of the rulebook. */
    data,
  },
}
