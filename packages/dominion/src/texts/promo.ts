import type { Words } from './words.ts'

export const promo: Words = {
  'black-market': {
    de: {
      name: 'Schwarzmarkt',
      text:
        '+2 Münzen\nDecke 3 Karten vom Schwarzmarktstapel auf. Spiele Geldkarten nach Wahl; ' +
        'du darfst eine der 3 kaufen. Der Rest kommt nach unten.\n---\n' +
        'Vorbereitung: Stapel aus unbenutzten Königreichkarten.',
    },
    en: {
      name: 'Black Market',
      text:
        '+2 Coins\nReveal 3 cards of the Black Market deck. Play any Treasures; ' +
        'you may buy one of the 3. The rest goes to the bottom.\n---\nSet-up: build it from unused kingdom cards.',
    },
  },
  stash: {
    de: {
      name: 'Geldversteck',
      text:
        '2 Münzen\n---\nBeim Mischen darfst du diese Karte an jede Stelle der gemischten Karten legen; ' +
        'vorher darfst du den Rest deines Nachziehstapels ansehen.',
    },
    en: {
      name: 'Stash',
      text:
        '2 Coins\n---\nWhen shuffling, you may put this anywhere among the shuffled cards; ' +
        'before that you may look at the rest of your deck.',
    },
  },
  'walled-village': {
    de: {
      name: 'Befestigtes Dorf',
      text:
        '+1 Karte\n+2 Aktionen\n---\n' +
        'Beginnt deine Aufräumphase und hast du höchstens eine andere Aktionskarte im Spiel, darf diese Karte auf ' +
        'deinen Nachziehstapel.',
    },
    en: {
      name: 'Walled Village',
      text:
        '+1 Card\n+2 Actions\n---\n' +
        'If you have at most one other Action card in play as your Clean-up starts, this may go on top of your deck.',
    },
  },
}
