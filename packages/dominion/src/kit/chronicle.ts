import type { Chronicle, Event } from '@kartentisch/kernel'
import { isDominionEvent } from '../events.ts'
import type { DominionRules } from '../rules.ts'
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
  figures: [{ id: 'coins', name: sayChronicle('coins'), earned }],
}
