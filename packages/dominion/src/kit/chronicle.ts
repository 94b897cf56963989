import type { Chronicle, Event } from '@kartentisch/kernel'
import type { DominionRules } from '../rules.ts'
import type { State } from '../state.ts'
import { sayChronicle } from '../words/books.ts'

const earned = ({ type, count }: Event): number => (type === 'coins' ? count : 0)

/** What can be read off a game of Dominion turn by turn. */
export const chronicle: Chronicle<State, DominionRules> = {
  turns: state => state.players.map(({ turns }) => turns),
  words: { length: sayChronicle('length'), earned: sayChronicle('earned'), got: sayChronicle('got') },
  turn({ type, to }) {
    if (type !== 'turn') return undefined
    return to === 'extra' ? 'extra' : 'own'
  },
  earned,
  got({ tables }, { type, cards, from }) {
    if (type === 'gain') return cards.map(card => tables.name(card))
    return type === 'buy-event' ? [from] : []
  },
  figures: [{ id: 'coins', name: sayChronicle('coins'), earned }],
}
