/** Why an answer isn't taken. */
export const answering = {
  nothingAsked: 'The game is over; there is nothing to answer.',
  notOpen: 'Question {number} is not open; question {open} is.',
  notAsked: 'Seat {asked} is asked, not seat {seat}.',
  noAnswer: 'An answer is a list of whole numbers.',
  wrongSize: '{about} wants {min}, not {size}.',
  wrongSizeOrNone: '{about} wants {min} or none, not {size}.',
  outsideSizes: '{about} wants {min} to {max}, not {size}.',
  outsideSizesOrNone: '{about} wants {min} to {max} or none, not {size}.',
  notSoOften: '{choice} is not there so often.',
  noSuchChoice: '{choice} is not among the choices {choices}.',
  notLegalOf: '{player} gave an answer that is not legal. {why}',
  wrongPlayers: '{seats} seats need {seats} players, not {players}.',
  tooManyAnswers: 'A question of {about} has more than {limit} answers.',
  tooFewAnswers: 'There are {all} answers to go back over, not {wanted}.',
} as const
