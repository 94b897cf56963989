import { EVENTS, type Tables } from '@kartentisch/dominion'
import type { Event } from '@kartentisch/kernel'
import type { Flight } from '../table/flying.ts'
import type { EventKinds } from '../table/sounds.ts'

const KINDS: EventKinds = EVENTS

/** Where on the screen a zone lies that an event speaks of. */
function placeOf(zone: string, seat: number, card: string | undefined, tables: Tables): string | undefined {
  switch (zone) {
    case 'hand':
    case 'deck':
    case 'discard':
    case 'play':
      return `${zone}:${seat}`
    case 'aside':
    case 'looked':
      return `aside:${seat}`
    case 'supply': {
      const pile = card === undefined ? undefined : tables.piles[tables.pileOf[tables.number(card)] ?? -1]
      return pile === undefined ? undefined : `pile:${pile.id}`
    }
    case 'trash':
      return 'trash'
    default:
      return undefined
  }
}

/** How many backs stand for a discard pile that is shuffled. */
const SHUFFLED = 4

/** The ways cards went, as far as they can be shown. */
export function flightsOf(events: readonly Event[], tables: Tables): Flight[] {
  return events.flatMap(event => {
    if (event.type === 'shuffle') {
      const [from, to] = [`discard:${event.seat}`, `deck:${event.seat}`]
      return Array.from({ length: SHUFFLED }, (): Flight => ({ from, to, id: undefined }))
    }
    const { cards, count, from, to, seat } = event
    if (KINDS[event.type]?.still || from === '' || to === '') return []
    const ids = cards.length > 0 ? cards.map(card => tables.name(card)) : new Array<undefined>(count).fill(undefined)
    return ids.flatMap((id): Flight[] => {
      const start = placeOf(from, seat, id, tables)
      const end = placeOf(to, seat, id, tables)
      return start === undefined || end === undefined || start === end ? [] : [{ from: start, to: end, id }]
    })
  })
}
