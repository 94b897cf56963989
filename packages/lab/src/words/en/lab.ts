/** What is said about experiments that can't be made as they were asked for. */
export const lab = {
  unknownGame: 'Unknown game "{game}".{nearest} Games: {known}.',
  cantLoad: 'The module "{module}" can\'t be loaded: {why}',
  noKits:
    'There is no game in "{module}", no set of cards and no player: its default export is a kit, a set, a list of them, or a player.',
  noModule: 'There is no module "{name}": neither a file or folder, nor a package installed here.',
  noTypeScript:
    'Node {version} can\'t read TypeScript as it is, so "{module}" can\'t be loaded: use Node 22.18 or newer, or compile it to JavaScript.',
  fewPlayers: 'An arena is for two players or more, not {players}.',
  playerTwice: '"{name}" stands twice among the players; each may be there once.',
  programHere: '"{name}" is a program, which can\'t take part here.',
  openQuote: 'A quote isn\'t closed in the player "{name}".',
  noCommand: '"exec:" is followed by a command, such as "exec:python3 bot.py".',
  noPlanFile: 'There is no plan file "{file}" that can be read.',
  noStudy: 'Nobody has found out yet how settings of {game} are studied.',
  noPlans: 'Players of {game} are not written down: there are no plans to search for.',
  noFile: 'There is no file or folder "{path}".',
  noTests: 'There are no *.yaml files at or below {paths}.',
  namesNoGame: 'It names no game ("game: …").',
  noTestIn: '{file}: there is no test in it.',
  tooSlow: 'The test takes more than {seconds} s.',
  noDecks: 'In {game} nobody begins with given cards.',
  usualForPrograms: 'Games of programs begin as usual: leave out the given decks or the position.',
  onePosition: '{file}: games begin at one position; there are {n} in it.',
  noSimFile: '"{file}" is no result of "kartentisch sim --json": {why}',
  otherExperiment: 'Only parts of one experiment can be put together; {what} differs.',
  overlap: 'Game {game} is in two of these parts.',
  nothingToMerge: 'Which results? Give the files that "kartentisch sim --json" has written.',
  stoppedPart: 'One of these parts was stopped: nobody knows which games are in it.',
  noQueueLibraries: 'Work on many machines needs two more packages: npm install bullmq ioredis.',
  noRedisUrl: 'A queue is a Redis such as redis://host:6379, not "{url}".',
  noRedis: "The Redis at {url} can't be reached: {why}",
  noWorkers: 'Nobody works yet. Start workers: kartentisch worker --queue {url}',
  otherWorkers:
    'Only workers of other versions are there ({others}); this is for {version}. Install the same version there.',
  otherVersion:
    'There is work for {wanted}, and this is {version}: its games would be others. Install the same version.',
} as const
