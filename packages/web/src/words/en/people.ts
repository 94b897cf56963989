/** What is said about people: who is there, who would like to play, who has played how well. */
export const people = {
  'presence here': 'at the table',
  'presence away': 'looks elsewhere',
  'presence gone': 'not connected',
  'rematch wished': '{names} would like another game.',
  'rematch wished anew': '{names} would like another game, with a new kingdom.',
  'rematch yes': 'Play again',
  'rematch no': 'No, thank you',
  'rematch waits for': 'Another game begins when all agree. Still to answer: {names}.',
  'rematch declined': '{names} would rather not play again.',
} as const
