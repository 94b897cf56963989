import { at, type Chronicle, type Event } from '@kartentisch/kernel'
import { isDominionEvent } from '../events.ts'
import type { DominionRules } from '../rules.ts'
import { ownCards } from '../scoring.ts'
import type { State } from '../state.ts'
import { sayChronicle } from '../words/books.ts'

const earned = (event: Event): number => (isDominionEvent(event) && event.type === 'coins' ? event.count : 0)

/** What can be read off a game of Dominion turn by turn. */
export const chronicle: Chronicle<State, DominionRules> = {
  turns: state => state.players.map(({ turns }) => turns),
  words: { length: sayChronicle('length'), earned: sayChronicle('earned'), got: sayChronicle('got') },
  turn(event) {
    if (!isDominionEvent(event) || event.type !== 'turn') return undefined
    return event.to === 'extra' ? 'extra' : 'own'
  },
  earned,
  got({ tables }, event) {
    if (!isDominionEvent(event)) return []
    if (event.type === 'gain') return event.cards.map(card => tables.name(card))
    return event.type === 'buy-event' ? [event.from] : []
  },
  final: ({ tables }, { players, piles, trash }) => ({
    decks: players.map(player => [...ownCards(player)].map(card => tables.name(card))),
    left: Object.fromEntries(tables.piles.map(({ id }, i) => [id, at(piles, i)])),
    trash: trash.map(card => tables.name(card)),
  }),
  figures: [{ id: 'coins', name: sayChronicle('coins'), earned }],
}
