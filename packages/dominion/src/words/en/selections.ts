/** What a kingdom that was drawn consists of. */
export const selections = {
  piles: 'piles',
  events: 'events',
  landmarks: 'landmarks',
  bane: 'bane',
  blackMarket: 'black market',
  toPlay: 'to play it',
} as const
