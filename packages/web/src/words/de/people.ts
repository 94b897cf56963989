/** Was über Leute gesagt wird: wer da ist, wer spielen möchte, wer wie gut gespielt hat. */
export const people = {
  'presence here': 'am Tisch',
  'presence away': 'sieht gerade woandershin',
  'presence gone': 'nicht verbunden',
  'rematch wished': '{names} möchte noch eine Partie spielen.',
  'rematch wished anew': '{names} möchte noch eine Partie spielen, mit einem neuen Königreich.',
  'rematch yes': 'Noch einmal spielen',
  'rematch no': 'Nein, danke',
  'rematch waits for': 'Die nächste Partie beginnt, wenn alle zustimmen. Es fehlt noch: {names}.',
  'rematch declined': '{names} möchte lieber nicht noch einmal spielen.',
} as const
