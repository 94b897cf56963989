import type { Event, Seat } from '@kartentisch/kernel'

/** A turn of somebody else, as one wants to know it: what was played and taken, and what it did to oneself. */
export interface TurnSeen {
  readonly seat: Seat
  readonly played: readonly number[]
  readonly gained: readonly number[]
  readonly toYou: readonly Event[]
}

/** What ends looking back: one has done something oneself. */
const ACTS: readonly string[] = ['play', 'buy', 'buy-event']

/** The turns of the others since one's own last, as long as one hasn't done anything in the turn that has begun. */
export function lastTurns(log: readonly Event[], you: Seat): TurnSeen[] {
  const begun = log.findLastIndex(({ type }) => type === 'turn')
  const acted = log.slice(begun).some(({ type, seat }) => seat === you && ACTS.includes(type))
  if (log[begun]?.seat !== you || acted) return []
  const before = log.slice(0, begun)
  const own = before.findLastIndex(({ type, seat }) => type === 'turn' && seat === you)
  const turns: Event[][] = []
  for (const event of before.slice(own + 1)) {
    if (event.type === 'turn') turns.push([])
    turns.at(-1)?.push(event)
  }
  return turns.flatMap(events => {
    const [first] = events
    if (first === undefined) return []
    const { seat } = first
    const cardsOf = (type: string) =>
      events.flatMap(event => (event.type === type && event.seat === seat ? event.cards : []))
    return [
      { seat, played: cardsOf('play'), gained: cardsOf('gain'), toYou: events.filter(event => event.seat === you) },
    ]
  })
}
