/** What is said about players that aren't there. */
export const players = {
  unknownPlayer: 'Unknown player "{name}".{nearest} Players: {known}.',
  unknownGame: 'Nobody plays "{game}".{nearest} Games: {known}.',
  planNeeds: 'The plan "{plan}" needs "{missing}", which isn\'t in this game.',
  notJudged: "Games of {game} can't be reviewed.",
  notOver: "The game isn't over yet: it is reviewed when nothing is secret any more.",
  nothing: 'nothing',
  'kind money': 'Money',
  'kind engine': 'Engine',
  'kind rush': 'Rush',
  'kind points': 'Other points',
  'kind attack': 'Attack',
} as const
