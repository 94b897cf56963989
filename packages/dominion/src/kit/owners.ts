import type { Seen } from '@kartentisch/kernel'
import type { DominionEvent, EventType } from '../events.ts'

/** What makes a card somebody's, or somebody's no more. */
export const OWNING: ReadonlySet<EventType> = new Set(['gain', 'trash', 'return', 'pass'])

/**
 * Whose cards are whose, as somebody knows who counts along: so many of each kind for each player. What is passed on
 * unseen stays where it was.
 */
export function owners(seen: Seen, event: DominionEvent, kinds: number, players: number): Seen {
  const { type, seat, cards, from, to } = event
  const left = (seat + 1) % players
  switch (type) {
    case 'gain':
      return moved(seen, cards, kinds, -1, seat)
    case 'trash':
      // What is set aside instead comes back.
      return from === 'supply' || to === 'aside' ? seen : moved(seen, cards, kinds, seat, -1)
    case 'return':
      return to === 'supply' ? moved(seen, cards, kinds, seat, -1) : seen
    case 'pass':
      return moved(seen, cards, kinds, seat, left)
    default:
      return seen
  }
}

/** Some cards go from one player to another; -1 is the table. */
function moved(seen: Seen, cards: readonly number[], kinds: number, from: number, to: number): Seen {
  if (cards.length === 0) return seen
  const owned = seen.slice()
  for (const card of cards) {
    if (from >= 0) owned[from * kinds + card] = (owned[from * kinds + card] ?? 0) - 1
    if (to >= 0) owned[to * kinds + card] = (owned[to * kinds + card] ?? 0) + 1
  }
  return owned
}
