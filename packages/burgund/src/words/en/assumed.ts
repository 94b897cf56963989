/** What nobody has checked against the printed cards yet. */
export const assumed = {
  triples: 'VP of triples: {list}.',
  rounds: 'Options of the round cards: {list}.',
  dice: 'Dice of the action cards: {list}.',
  goods: 'Goods: {list}.',
  animals: 'Animals: {list}.',
  all: 'all of them',
} as const
