/** What is said about experiments that can't be made as they were asked for. */
export const lab = {
  unknownGame: 'Unknown game "{game}".{nearest} Games: {known}.',
  cantLoad: 'The module "{module}" can\'t be loaded: {why}',
  noKits: 'There is no game in "{module}": its default export is a kit or a list of them.',
  fewPlayers: 'An arena is for two players or more, not {players}.',
  playerTwice: '"{name}" stands twice among the players; each may be there once.',
  programHere: '"{name}" is a program, which can\'t take part here.',
  openQuote: 'A quote isn\'t closed in the player "{name}".',
  noCommand: '"exec:" is followed by a command, such as "exec:python3 bot.py".',
  noPlanFile: 'There is no plan file "{file}" that can be read.',
  noPlans: 'Players of {game} are not written down: there are no plans to search for.',
  noFile: 'There is no file or folder "{path}".',
  noTests: 'There are no *.yaml files at or below {paths}.',
  noTestIn: '{file}: there is no test in it.',
  tooSlow: 'The test takes more than {seconds} s.',
} as const
