/** Was Befehle sagen, die Versuche machen. */
export const experiments = {
  listening: 'Wartet unter {at}. Strg-C beendet es.',
} as const
