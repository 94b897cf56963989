import { at, type Chronicle } from '@kartentisch/kernel'
import { cardId } from '../card.ts'
import { isBurgundEvent } from '../events.ts'
import type { BurgundRules } from '../rules.ts'
import { egonScore } from '../scoring.ts'
import type { State } from '../state.ts'
import { sayChronicle } from '../words/books.ts'

/** What can be read off a game of Burgund turn by turn. */
export const chronicle: Chronicle<State, BurgundRules> = {
  turns: ({ players, round }) => players.map(() => round + 1),
  words: { length: sayChronicle('length'), earned: sayChronicle('earned'), got: sayChronicle('got') },
  turn: event => (isBurgundEvent(event) && event.type === 'turn' ? 'own' : undefined),
  earned: event => (isBurgundEvent(event) && event.type === 'silver' ? event.count : 0),
  got: (_, event) => (isBurgundEvent(event) && event.type === 'place-project' ? event.cards.map(cardId) : []),
  figures: [
    {
      id: 'means',
      name: sayChronicle('means'),
      of: ({ players }, seat) => at(players, seat).silver + at(players, seat).workers,
    },
  ],
  rival: { name: 'Egon', points: state => (state.egon === null ? undefined : egonScore(state)) },
}
