/** What is wrong with programs that play. */
export const outside = {
  'bot illegal': 'The bot "{bot}" gave no legal answer to {what}, twice:{faults}',
  'bot gave up': 'The bot "{bot}" gave up at {what}: {error}',
  'bot question': 'question {number} ({asked})',
  'bot line': 'line {n}: {line}',
  'bot no json': 'That is no JSON. Remarks go to standard error; standard output is for answers.',
  'bot no answer': 'An answer is a line such as {example}, with the numbers of what is taken.',
  'bot no list': 'An answer is a list of whole numbers.',
  'bot missing': 'The bot "{bot}" can\'t be run: there is no program "{program}".',
  'bot not run': 'The bot "{bot}" can\'t be run: {fault}.',
  'bot exited': 'The bot "{bot}" ended (exit code {code}) when it was still to answer.',
  'bot killed': 'The bot "{bot}" ended ({signal}) when it was still to answer.',
  'bot unasked': 'The bot "{bot}" said something that it wasn\'t asked for: {line} (line {n})',
  'bot late': 'The bot "{bot}" gave no answer to {what} within {seconds} s; a longer timeout gives it more time.',
} as const
