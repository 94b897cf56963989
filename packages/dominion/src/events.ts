import type { Event, EventIn, EventKind, Seat, SentenceKey } from '@kartentisch/kernel'
import type { About } from './questions.ts'

/** Somebody to whom an event is told, as far as it matters for what is new to them. */
export interface Onlooker {
  /** Whether they know that player's hand: their own, or that of somebody they decide for. */
  knowsHandOf(seat: Seat): boolean
  /** Whether others may react to these cards: that they do, or have nothing to react with, comes to light. */
  mayBeReactedTo(cards: readonly number[]): boolean
  /** The next player in turn order. */
  left(of: Seat): Seat
}

/** Whether something that was hidden comes to light. */
type News = boolean | ((event: Event, onlooker: Onlooker) => boolean)

/** To whom an event may show what was hidden from them: to whoever does it, to others, or as it comes. */
type Shows = 'nobody' | 'actor' | 'others' | 'everybody' | { readonly actor: News; readonly others: News }

/** How somebody who counts along takes an event in. */
export type Remembering =
  | 'moved'
  | 'moved or shown'
  | 'top of discard'
  | 'discard into deck'
  | 'deck onto discard'
  | 'all in hand'
  | 'hand seen'
  | 'passed'
  | 'shuffled in'

interface Kind extends EventKind {
  readonly shows: Shows
  readonly remembered?: Remembering
  /** Several in a row for the same reason are told in one sentence. */
  readonly joins?: boolean
  /** What it gives for the turn, which is told together with the card that gives it. */
  readonly bonus?: 'action' | 'buy' | 'coin' | 'potion'
  /** There is nothing to say about none. */
  readonly nothingWithout?: boolean
}

/** Where a player's cards lie. */
const ZONES = ['deck', 'hand', 'discard', 'aside', 'looked'] as const
const ZONES_AND_PLAY = [...ZONES, 'play'] as const
const GAIN_TO = ['discard', 'hand', 'deck'] as const

const isTournament = ({ about }: Event): boolean => about === 'tournament'

/** Everything that can happen in Dominion. */
export const EVENTS = {
  turn: { to: ['', 'extra'], shows: 'actor' },
  'extra-turn': { shows: 'actor' },
  'take-control': { to: ['seat-#'], shows: 'everybody', remembered: 'hand seen' },
  'game-over': { shows: 'actor' },

  play: {
    from: [...ZONES, 'play', 'supply'],
    to: ['play', 'supply'],
    shows: { actor: ({ cards }, onlooker) => onlooker.mayBeReactedTo(cards), others: true },
    remembered: 'moved',
    sound: 'card',
  },
  buy: { from: ['supply', 'market'], shows: 'others', sound: 'coin' },
  'buy-event': { from: ['#'], shows: 'nobody', sound: 'coin' },
  gain: {
    from: ['supply', 'elsewhere'],
    to: GAIN_TO,
    shows: 'others',
    remembered: 'moved',
    joins: true,
    sound: 'card',
  },
  /** A card just gained goes somewhere else. */
  move: { from: GAIN_TO, to: GAIN_TO, shows: 'actor', remembered: 'moved' },

  draw: { from: ['deck'], to: ['hand'], shows: 'actor', remembered: 'moved', joins: true },
  shuffle: { shows: 'actor', remembered: 'discard into deck', sound: 'shuffle' },
  discard: {
    from: ZONES_AND_PLAY,
    to: ['discard'],
    // Of several cards put away unseen only the top one is shown, by an event of its own.
    shows: { actor: false, others: ({ count, from }) => count === 1 || (from !== 'hand' && from !== 'looked') },
    remembered: 'moved',
    joins: true,
  },
  'top-of-discard': { shows: 'everybody', remembered: 'top of discard', nothingWithout: true },
  'deck-to-discard': { shows: 'actor', remembered: 'deck onto discard' },
  trash: {
    from: [...ZONES, 'play', 'supply'],
    to: ['trash', 'aside'],
    shows: 'others',
    remembered: 'moved',
    joins: true,
    sound: 'card',
  },
  return: { from: ['aside'], to: ['supply', 'discard'], shows: 'nobody', remembered: 'moved' },
  reveal: {
    from: [...ZONES, 'black-market'],
    to: ['', 'aside', 'market'],
    shows: 'everybody',
    remembered: 'moved or shown',
    joins: true,
    sound: 'card',
  },
  look: {
    from: ['deck', 'discard'],
    to: ['', 'looked'],
    // Looking through the rest of a deck comes before placing a card whose back everybody sees in the shuffle.
    shows: { actor: true, others: ({ from, to }) => from === 'deck' && to === '' },
    remembered: 'moved or shown',
  },
  'set-aside': { from: ZONES_AND_PLAY, to: ['aside'], shows: 'others', remembered: 'moved' },
  'set-aside-face-down': { from: ['looked'], to: ['aside'], shows: 'actor', remembered: 'moved' },
  'put-in-hand': {
    from: ZONES,
    to: ['hand'],
    shows: { actor: true, others: ({ from }) => from === 'aside' },
    remembered: 'moved',
    joins: true,
  },
  'put-on-deck': { from: ZONES_AND_PLAY, to: ['deck'], shows: 'nobody', remembered: 'moved' },
  'put-under': { from: ['market'], shows: 'actor' },
  'all-to-hand': { to: ['hand'], shows: 'everybody', remembered: 'all in hand' },
  'shuffle-into-deck': { from: ZONES, to: ['deck'], shows: 'actor', remembered: 'shuffled in', sound: 'shuffle' },
  /** To the player on the left. */
  pass: {
    from: ['hand'],
    to: ['hand'],
    shows: { actor: true, others: ({ seat }, onlooker) => onlooker.knowsHandOf(onlooker.left(seat)) },
    remembered: 'passed',
  },
  name: { shows: 'others' },

  actions: { shows: 'nobody', bonus: 'action', nothingWithout: true },
  buys: { shows: 'nobody', bonus: 'buy', nothingWithout: true },
  coins: {
    // That Tournament gives its coin says that nobody else has shown a Province.
    shows: { actor: isTournament, others: isTournament },
    bonus: 'coin',
    nothingWithout: true,
  },
  potions: { shows: 'nobody', bonus: 'potion', nothingWithout: true },
  coffers: { shows: 'nobody', sound: 'coin' },
  'spend-coffers': { shows: 'nobody', sound: 'coin' },
  'remove-coffers': { shows: 'nobody' },
  vp: { shows: 'nobody', sound: 'coin' },
  'put-vp': { to: ['#'], shows: 'nobody', still: true },
  'move-vp': { from: ['#'], to: ['#'], shows: 'nobody', still: true },
  'take-debt': { shows: 'nobody' },
  'pay-debt': { shows: 'nobody' },
  'put-debt': { to: ['#'], shows: 'nobody', still: true },
  bid: { shows: 'nobody' },
} as const satisfies Readonly<Record<string, Kind>>

/** The kinds of things that happen. */
export type EventType = keyof typeof EVENTS
/** Something that happened in a game of Dominion. */
export type DominionEvent = EventIn<typeof EVENTS, About>
export type DominionSentence = SentenceKey<typeof EVENTS>

/** Whether an event is one of this game's as we know it: a record may be older or newer than the table. */
export const isDominionEvent = (event: Event): event is DominionEvent => Object.hasOwn(EVENTS, event.type)

/** What the table says about an event. */
export const kindOf = ({ type }: DominionEvent): Kind => EVENTS[type]

const comesToLight = (news: News, event: Event, onlooker: Onlooker): boolean =>
  typeof news === 'boolean' ? news : news(event, onlooker)

/** Whether an event may show its own actor, or else others, what was hidden from them. */
export function shows(event: Event, onlooker: Onlooker, to: 'actor' | 'others'): boolean {
  if (!isDominionEvent(event)) return true
  const { shows } = kindOf(event)
  if (typeof shows === 'string') return shows === to || shows === 'everybody'
  return comesToLight(shows[to], event, onlooker)
}
