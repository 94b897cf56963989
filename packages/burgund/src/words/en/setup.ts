/** What can be wrong with a set-up. */
export const setup = {
  notAnObject: 'A set-up is an object with "players" and perhaps "first".',
  unknownField: 'Unknown field "{field}" in the set-up.{hint}',
  wrongPlayers: 'Burgund is for 1 to {most} players, not {players}.',
  wrongFirst: '"first" is a seat from 0 to {last}, not {first}.',
  noSelection: 'Burgund has no kingdom to choose: it is always played with the same cards.',
} as const
