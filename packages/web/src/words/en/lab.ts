/** What is said about what wins in a kingdom. */
export const lab = {
  lab: 'What wins here?',
  'lab lead':
    'Plans of every kind are looked for and play against each other, on this machine. The first results come within seconds and get sharper as long as you wait.',
  'lab begin': 'Find out',
  'lab again': 'Once more',
  'lab stop': 'Enough',
  'lab games': '{n:game|games} played',
  'lab who wins': 'Who beats whom',
  'lab against all': 'against all',
  'lab share': '{share}, 95 % interval {low} to {high}',
  'lab length': 'A game of these plans lasts {turns} turns on average.',
  'lab attack': 'The best plan with an Attack makes {share} ({low} – {high}) against the best without.',
  'lab openings': 'How to open',
  'lab openings lead': 'With so many coins in the first two turns, against the best plan that opens as it likes:',
  'lab things': 'What matters',
  'lab things lead': 'The best plan with each of these against the best without it; at 50 % one can leave it alone.',
} as const
