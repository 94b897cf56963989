/** What graphs and reports call what is counted. */
export const chronicle = {
  length: 'rounds',
  earned: 'Silver taken in a turn',
  got: 'Projects placed',
  means: 'Silver and workers',
} as const
