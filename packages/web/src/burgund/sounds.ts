import type { SoundsOfEvents } from '../table/sounds.ts'

/** What is heard of a game of Burgund. */
export const BURGUND_SOUNDS: SoundsOfEvents = new Map([
  ['play', 'card'],
  ['take-card', 'card'],
  ['place-project', 'card'],
  ['egon', 'card'],
  ['shuffle', 'shuffle'],
  ['deal-display', 'shuffle'],
  ['silver', 'coin'],
  ['pay-silver', 'coin'],
  ['sell-goods', 'coin'],
  ['vp', 'coin'],
  ['bonus', 'coin'],
])
