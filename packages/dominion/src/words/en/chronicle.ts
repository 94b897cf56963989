/** What graphs and reports call what is counted. */
export const chronicle = {
  length: 'turns',
  earned: 'Coins made in a turn',
  got: 'Cards gained and events bought',
  coins: 'Coins',
} as const
