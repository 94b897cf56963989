/** Everything that can happen, and what an event's `cards` are. */
export const EVENTS = {
  /** A round begins; `count` is its place, `from` the letter of its card. */
  round: 'none',
  cycle: 'none',
  turn: 'none',
  'deal-display': 'card',
  'clear-display': 'card',
  'deal-stack': 'card',
  draw: 'card',
  shuffle: 'none',
  play: 'card',
  'take-card': 'card',
  'place-project': 'card',
  discard: 'card',
  'pay-workers': 'none',
  'pay-silver': 'none',
  workers: 'none',
  silver: 'none',
  vp: 'none',
  'sell-goods': 'good',
  good: 'good',
  animal: 'animal',
  /** The card under one that was taken, or on a stack that was divided off. */
  'uncover-good': 'good',
  'uncover-animal': 'animal',
  divide: 'none',
  triple: 'card',
  bonus: 'bonus',
  /** The option chosen, in `from`. */
  'round-bonus': 'none',
  'buy-cards': 'card',
  keep: 'card',
  use: 'card',
  pass: 'none',
  'start-player-card': 'none',
  egon: 'card',
  'egon-bonus': 'bonus',
  'game-over': 'none',
} as const

export type EventType = keyof typeof EVENTS

/** Events that show others what was hidden until then. */
export const REVEALING: ReadonlySet<string> = new Set<EventType>([
  'deal-display',
  'play',
  'uncover-good',
  'uncover-animal',
  'buy-cards',
  'egon',
])

/** What players do with what lies open or in their own hand: it shows them nothing new. */
export const PLAIN: ReadonlySet<string> = new Set<EventType>([
  'turn',
  'play',
  'take-card',
  'place-project',
  'discard',
  'pay-workers',
  'pay-silver',
  'workers',
  'silver',
  'vp',
  'sell-goods',
  'good',
  'animal',
  'triple',
  'bonus',
  'round-bonus',
  'use',
  'pass',
])
