import { includesSeat, type Seat, type Seats } from './seat.ts'

/**
 * Something that happened, reported by one verb of the rules.
 * The log, the animations and the spectators' feed come from events alone.
 */
export interface Event {
  /** The verb. */
  readonly type: string
  /** Whose doing it is, or whom it happens to. */
  readonly seat: Seat
  /** What it is about, for those who may see it. */
  readonly cards: readonly number[]
  /** Who may see `cards`. */
  readonly seenBy: Seats
  /** How much or how many; known to all. */
  readonly count: number
  /** The card or rule that made it happen. */
  readonly about: string
  readonly from: string
  readonly to: string
}

/** The event as this seat may know it. */
export const eventFor = (event: Event, seat: Seat): Event =>
  includesSeat(event.seenBy, seat) ? event : { ...event, cards: [] }

/** What happened before the first answer and after each. */
export type History = readonly (readonly Event[])[]
