/** What tables of results are headed with. */
export const tables = {
  games: '{n} games',
  withoutEnd: ', {n} of them without an end, counted as ties',
  wins: 'wins',
  ties: 'ties',
  loses: 'loses',
  points: 'points',
  length: 'length',
  rating: 'rating',
  score: 'score',
  startingPlayer: 'starting player',
  contest: '{games} games of {players} players',
  inKingdoms: ' in {n} kingdoms',
  pairings: 'Score of the row against the column, ties counting half, with 95 % intervals:',
  startingPlayerWon: 'The starting player won {wins}, tied {ties} and lost {losses} games.',
  lent: 'Somebody never scored: one drawn game was lent to every pairing, or the ratings would have no end.',
  byKingdom: 'Score by kingdom:',
  scoresAnytime: 'Score, ties counting half, with 95 % intervals that allow for the stopping:',
  instead:
    'In the same {games} games {player} instead of the first makes {difference} points\nof 100 ({low} to {high}; correlation {correlation}).',
  pairingsListed: 'Score of the first against the second, ties counting half, with 95 % intervals:',
} as const
