/** What graphs and reports call what is counted. */
export const chronicle = {
  length: 'turns',
  earned: 'Coins made in a turn',
  got: 'Cards gained and events bought',
  coins: 'Coins',
  averageCoins: 'Coins in a turn, on average',
  chanceOfEight: 'Chance of 8 coins in a turn',
  cardsSeen: 'Cards drawn in a turn, on average',
  played: 'Played',
  cardsDrawn: 'Cards',
  points: 'Points',
} as const
