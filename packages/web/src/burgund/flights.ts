import { animalName, cardName, EVENTS, goodName, sortOf } from '@kartentisch/burgund'
import type { Event } from '@kartentisch/kernel'
import type { Flight } from '../table/flying.ts'
import type { EventKinds } from '../table/sounds.ts'

const KINDS: EventKinds = EVENTS

const OWN = ['hand', 'projects', 'storage']

/** Where on the screen a zone lies that an event speaks of. */
function placeOf(zone: string, seat: number): string {
  if (zone.startsWith('set-')) return `estate:${seat}`
  return OWN.includes(zone) ? `${zone}:${seat}` : zone
}

function idOf(event: Event, card: number): string {
  const sort = sortOf(event)
  if (sort === 'good') return goodName(card)
  return sort === 'animal' ? animalName(card) : cardName(card)
}

/** The ways cards went, as far as they can be shown. */
export function flightsOf(events: readonly Event[]): Flight[] {
  return events.flatMap(event => {
    const { cards, from, to, seat } = event
    if (from === '' || to === '' || KINDS[event.type]?.still) return []
    return cards.map((card): Flight => ({ from: placeOf(from, seat), to: placeOf(to, seat), id: idOf(event, card) }))
  })
}
