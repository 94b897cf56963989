export const people = {
  noSuchLadder: 'There are no ratings of this name.',
} as const
