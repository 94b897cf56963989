/** What commands that experiment say. */
export const experiments = {
  listening: 'Listening at {at}. Ctrl-C ends it.',
  needsShare: '--{option} takes a share such as 0.5% or 0.005, more than 0 and less than 50%, not "{given}".',
  positionSays: 'A position says already what is played with: leave out --kingdom and --decks.',
  positionOf: 'The position is one of {game}, not of {given}.',
  needsDecks: '--decks takes a deck for each player such as "copper x7, estate x3; copper x10", not "{given}".',
  written: 'Written: {file}',
  needsQueue: 'Which queue? Give --queue redis://host:6379.',
  waitingForWork: 'Waiting for work ({version}). Ctrl-C ends it.',
  takesGames: 'Plays {games} games.',
} as const
