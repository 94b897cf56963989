/** Was Befehle sagen, die Versuche machen. */
export const experiments = {
  listening: 'Wartet unter {at}. Strg-C beendet es.',
  needsShare: '--{option} nimmt einen Anteil wie 0.5% oder 0.005, mehr als 0 und weniger als 50%, nicht „{given}“.',
  positionSays: 'Eine Stellung sagt schon, womit gespielt wird: Lass --kingdom und --decks weg.',
  positionOf: 'Die Stellung ist eine von {game}, nicht von {given}.',
  needsDecks: '--decks nimmt für jeden Spieler ein Deck wie „copper x7, estate x3; copper x10“, nicht „{given}“.',
  written: 'Geschrieben: {file}',
  needsQueue: 'Welche Warteschlange? Gib --queue redis://host:6379 an.',
  waitingForWork: 'Wartet auf Arbeit ({version}). Strg-C beendet es.',
  takesGames: 'Spielt {games} Spiele.',
} as const
