/** What is said to programs that learn. */
export const env = {
  selectionAndSetup: 'A whole set-up says already what is played with: leave the selection out.',
  noNumerals: '{game} has no numbers for programs that learn: its kit lacks "numerals".',
  otherSeats: 'This set-up is for {players} players, and {seats} seats are given.',
  nobodyLearns: 'Every seat has a player already: null is the seat of the client.',
  episodeOver: 'Game {game} is over: it takes no action. Reset it.',
  illegalAction: 'Action {action} is not legal in game {game}: its mask has a 0 there.',
  tooFewSteps: 'Only {steps} steps can be taken back in game {game}.',
  noSuchGame: 'There is no game {game}: they are numbered from 0 to {last}.',
  noSuchPlace: "A copy can't lie at place {game}: the next one is {next}.",
  otherLength: '"{what}" has {given} entries for {games} games.',
  gameTwice: 'A game stands twice among "games"; each may be there once.',
  notYours: 'Seat {seat} is not one of yours.',
  nothingOpen: 'Nothing is open yet: begin with a message of the type "open".',
  noMessage: 'That is no line of JSON: {why}',
  wrongMessage: 'That message can\'t be read ("kartentisch env --schema" tells how they look): {why}',
} as const
