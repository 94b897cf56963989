import type { SoundsOfEvents } from '../table/sounds.ts'

/** What is heard of a game of Dominion. */
export const DOMINION_SOUNDS: SoundsOfEvents = new Map([
  ['play', 'card'],
  ['gain', 'card'],
  ['trash', 'card'],
  ['reveal', 'card'],
  ['shuffle', 'shuffle'],
  ['shuffle-into-deck', 'shuffle'],
  ['coffers', 'coin'],
  ['spend-coffers', 'coin'],
  ['buy', 'coin'],
  ['buy-event', 'coin'],
  ['vp', 'coin'],
])
