/** What is said about players that aren't there. */
export const players = {
  unknownPlayer: 'Unknown player "{name}".{nearest} Players: {known}.',
  unknownGame: 'Nobody plays "{game}".{nearest} Games: {known}.',
  planNeeds: 'The plan "{plan}" needs "{missing}", which isn\'t in this game.',
} as const
