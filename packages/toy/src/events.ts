import type { EventKind } from '@kartentisch/kernel'

/** Everything that can happen, and whom it shows what was hidden: its own seat, the others, or nobody. */
export const EVENTS = {
  turn: { shows: 'nobody' },
  draw: { shows: 'actor' },
  lay: { shows: 'others' },
  /** A card is put down face down. */
  claim: { shows: 'nobody' },
  believe: { shows: 'nobody' },
  doubt: { shows: 'nobody' },
  /** A claimed card is turned over. */
  show: { shows: 'others' },
  /** The claimed card goes to the discard pile; those who know it see it go. */
  discard: { shows: 'nobody' },
  tokens: { shows: 'nobody' },
  shuffle: { shows: 'nobody' },
  over: { shows: 'nobody' },
} as const satisfies Record<string, EventKind>

export type EventType = keyof typeof EVENTS

export const isEventType = (type: string): type is EventType => type in EVENTS
