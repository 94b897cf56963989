/** What graphs and reports call what is counted. */
export const chronicle = {
  length: 'rounds',
  earned: 'Silver taken in a turn',
  got: 'Projects placed',
  means: 'Silver and workers',
  points: 'Points',
  estate: 'Cards in the estate',
  animals: 'Points of animals',
  goods: 'Goods, stored and sold',
  placed: 'Placed',
  silver: 'Silver',
  workers: 'Workers',
  'goods got': 'Goods',
  'animals got': 'Animals',
  part: 'round {letter}',
} as const
