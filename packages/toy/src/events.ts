/** Everything that can happen, and whom it shows what was hidden: its own seat, the others, or nobody. */
export const EVENTS = {
  turn: 'nobody',
  draw: 'own',
  lay: 'others',
  /** A card is put down face down. */
  claim: 'nobody',
  believe: 'nobody',
  doubt: 'nobody',
  /** A claimed card is turned over. */
  show: 'others',
  /** The claimed card goes to the discard pile; those who know it see it go. */
  discard: 'nobody',
  tokens: 'nobody',
  shuffle: 'nobody',
  over: 'nobody',
} as const satisfies Record<string, 'own' | 'others' | 'nobody'>

export type EventType = keyof typeof EVENTS

export const isEventType = (type: string): type is EventType => type in EVENTS
