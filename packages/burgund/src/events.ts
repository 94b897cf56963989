import type { Event, EventIn, EventKind, SentenceKey } from '@kartentisch/kernel'
import { KINDS } from './data.ts'
import type { About } from './questions.ts'

/** What an event's `cards` are. */
export type Sort = 'card' | 'good' | 'animal' | 'bonus' | 'none'

interface Kind extends EventKind {
  readonly cards: Sort
  /** To whom an event may show what was hidden from them: whoever does it, others, all of them. */
  readonly shows: 'nobody' | 'actor' | 'others' | 'everybody'
  /** It always happens, and the table shows what came of it. */
  readonly untold?: boolean
  /** Several in a row for the same reason are told in one sentence. */
  readonly joins?: boolean
  /** What is given, which is told together with what gives it, or what is paid, together with what for. */
  readonly gives?: 'silver' | 'worker' | 'vp'
  readonly pays?: 'silver' | 'worker'
  /** Something that is paid for. */
  readonly paidFor?: boolean
  /** There is nothing to say about none. */
  readonly nothingWithout?: boolean
}

const STACKS = ['goods-#', 'animals-#'] as const

/** Everything that can happen in Burgund. */
export const EVENTS = {
  /** A round begins; `count` is its place, `from` the letter of its card. */
  round: { cards: 'none', from: ['#'], shows: 'actor' },
  cycle: { cards: 'none', shows: 'actor' },
  turn: { cards: 'none', shows: 'nobody', untold: true },
  'game-over': { cards: 'none', shows: 'actor' },
  'start-player-card': { cards: 'none', to: ['back', 'front'], shows: 'actor' },

  'deal-display': {
    cards: 'card',
    from: ['draw'],
    to: ['row-#'],
    shows: 'everybody',
    joins: true,
    // Dealing a whole round would be a swarm.
    still: true,
    sound: 'shuffle',
  },
  'clear-display': {
    cards: 'card',
    from: ['display'],
    to: ['discard'],
    shows: 'actor',
    untold: true,
    nothingWithout: true,
    still: true,
  },
  'deal-stack': { cards: 'card', from: ['draw'], to: ['stack'], shows: 'actor', untold: true, nothingWithout: true },
  draw: { cards: 'card', from: ['stack'], to: ['hand'], shows: 'actor', joins: true },
  shuffle: { cards: 'none', from: ['discard'], to: ['draw'], shows: 'actor', sound: 'shuffle' },

  play: { cards: 'card', from: ['hand'], to: ['discard'], shows: 'others', sound: 'card' },
  'take-card': {
    cards: 'card',
    from: ['row-#'],
    to: ['projects'],
    shows: 'nobody',
    paidFor: true,
    sound: 'card',
  },
  'place-project': {
    cards: 'card',
    from: ['projects'],
    to: ['set-#'],
    shows: 'nobody',
    paidFor: true,
    sound: 'card',
  },
  discard: { cards: 'card', from: ['projects', 'bought'], to: ['discard'], shows: 'nobody' },
  'buy-cards': { cards: 'card', from: ['draw'], to: ['bought'], shows: 'everybody', paidFor: true },
  keep: { cards: 'card', from: ['bought'], to: ['projects'], shows: 'actor' },
  use: { cards: 'card', from: ['bought'], to: ['discard'], shows: 'nobody' },
  pass: { cards: 'none', shows: 'nobody' },

  'pay-workers': { cards: 'none', shows: 'nobody', pays: 'worker' },
  'pay-silver': { cards: 'none', shows: 'nobody', pays: 'silver', sound: 'coin' },
  workers: { cards: 'none', shows: 'nobody', gives: 'worker' },
  silver: { cards: 'none', shows: 'nobody', gives: 'silver', sound: 'coin' },
  vp: { cards: 'none', shows: 'nobody', gives: 'vp', joins: true, paidFor: true, sound: 'coin' },

  'sell-goods': { cards: 'good', from: ['storage'], to: ['sold'], shows: 'nobody', paidFor: true, sound: 'coin' },
  good: { cards: 'good', from: STACKS, to: ['storage'], shows: 'nobody' },
  animal: { cards: 'animal', from: STACKS, to: ['storage'], shows: 'nobody' },
  /** The card under one that was taken, or on a stack that was divided off. */
  'uncover-good': { cards: 'good', from: STACKS, shows: 'everybody', untold: true },
  'uncover-animal': { cards: 'animal', from: STACKS, shows: 'everybody', untold: true },
  divide: { cards: 'none', from: STACKS, to: STACKS, shows: 'actor' },

  triple: { cards: 'card', from: KINDS, shows: 'nobody' },
  bonus: { cards: 'bonus', shows: 'nobody', sound: 'coin' },
  /** The option chosen is `count`, the letter of the round's card `from`. */
  'round-bonus': { cards: 'none', from: ['#'], shows: 'nobody' },

  egon: { cards: 'card', from: ['egon-stack'], to: ['egon-estate'], shows: 'everybody', sound: 'card' },
  'egon-bonus': { cards: 'bonus', shows: 'actor' },
} as const satisfies Readonly<Record<string, Kind>>

/** The kinds of things that happen. */
export type EventType = keyof typeof EVENTS
/** Something that happened in a game of Burgund. */
export type BurgundEvent = EventIn<typeof EVENTS, About>
export type BurgundSentence = SentenceKey<typeof EVENTS>

/** Whether an event is one of this game's as we know it: a record may be older or newer than the table. */
export const isBurgundEvent = (event: Event): event is BurgundEvent => Object.hasOwn(EVENTS, event.type)

/** What the table says about an event. */
export const kindOf = ({ type }: BurgundEvent): Kind => EVENTS[type]

/** What the cards of an event are. */
export const sortOf = (event: Event): Sort => (isBurgundEvent(event) ? kindOf(event).cards : 'none')

/** Whether an event may show its own actor, or else others, what was hidden from them. */
export function shows(event: Event, to: 'actor' | 'others'): boolean {
  if (!isBurgundEvent(event)) return true
  const { shows } = kindOf(event)
  return shows === to || shows === 'everybody'
}
