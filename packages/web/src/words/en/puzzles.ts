/** What is said about puzzles. */
export const puzzles = {
  puzzle: 'Puzzle',
  puzzles: 'Puzzles',
  'puzzles lead':
    'Positions from games of bots in which one turn is enough: to win for sure, or to make the most points. Every one is proved, whatever the deck brings.',
  'puzzle streak': 'The puzzle of the day solved {n:day|days} in a row',
  'puzzle number': 'Puzzle {n}',
  'puzzle number solved': 'Puzzle {n}, solved',
  'puzzle of the day': 'Puzzle of the day',
  'goal win': 'Win the game this turn, for sure.',
  'goal points': 'Make {n:point|points} this turn, for sure.',
  'puzzle missed': 'Our players missed it in {by} of {of} tries.',
  'puzzles of length': '{n:decision|decisions}',
  'puzzle length': 'The shortest way takes {n:decision|decisions}.',
  'puzzle not won': 'Not this way: the game isn’t won. Whatever the deck brings, there is a way that wins it.',
  'puzzle solved': 'Solved!',
  'puzzle not solved':
    'Not this way: it came to {worth:point|points}. Whatever the deck brings, there is a way that makes it.',
  'puzzle given away': 'Until then it was certain; with this it no longer was: {answer}.',
  'puzzle hint': 'Begin with: {hint}',
  'puzzle ask hint': 'Hint',
  'puzzle again': 'Try again',
  'next puzzle': 'Next puzzle',
  'to puzzles': 'To the puzzles',
} as const
