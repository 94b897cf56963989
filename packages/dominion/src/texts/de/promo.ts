import type { Texts } from '../../card-set.ts'

export const promo: Texts = {
  'black-market': {
    name: 'Schwarzmarkt',
    text:
      '+2 Münzen\nDecke 3 Karten vom Schwarzmarktstapel auf. Spiele Geldkarten nach Wahl; ' +
      'du darfst eine der 3 kaufen. Der Rest kommt nach unten.\n---\n' +
      'Vorbereitung: Stapel aus unbenutzten Königreichkarten.',
    prompts: { 'play?': 'Du darfst eine Geldkarte ausspielen.' },
  },
  stash: {
    name: 'Geldversteck',
    text:
      '2 Münzen\n---\nBeim Mischen darfst du diese Karte an jede Stelle der gemischten Karten legen; ' +
      'vorher darfst du den Rest deines Nachziehstapels ansehen.',
  },
  'walled-village': {
    name: 'Befestigtes Dorf',
    text:
      '+1 Karte\n+2 Aktionen\n---\n' +
      'Beginnt deine Aufräumphase und hast du höchstens eine andere Aktionskarte im Spiel, darf diese Karte auf ' +
      'deinen Nachziehstapel.',
  },
}
