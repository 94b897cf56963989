import type { moves as movesEn, options as optionsEn, others as othersEn } from '../en/labels.ts'

export const options: Readonly<Record<keyof typeof optionsEn, string>> = {
  yes: 'ja',
  no: 'nein',
  cards: 'Karten',
  actions: 'Aktionen',
  buys: 'Käufe',
  coins: 'Münzen',
  potions: 'Tränke',
  coffers: 'Taler',
  trash: 'entsorgen',
  discard: 'ablegen',
  keep: 'zurücklegen',
  curse: 'ein Fluch',
  'gain-copy-self': 'du',
  'gain-copy-victim': 'wer sie abgelegt hat',
  'silvers-and-deck': 'Silber, und den Nachziehstapel ablegen',
  'buy-and-coins': 'ein Kauf und Münzen',
  'next-purchase': 'etwas für den nächsten Kauf',
  tokens: 'Marker',
  estate: 'ein Anwesen',
  duchy: 'ein Herzogtum',
  estates: 'Anwesen',
  prize: 'ein Preis',
  self: 'diese Karte',
  attack: 'der Angriff',
  hand: 'aus der Hand',
}

export const moves: Readonly<Record<keyof typeof movesEn, string>> = {
  play: '{card} ausspielen',
  buy: '{card} kaufen',
  event: '{card} kaufen',
  coffers: '{coffers} ausgeben',
  debt: '{debt} bezahlen',
  treasures: 'alle Geldkarten ausspielen',
  'end-actions': 'Aktionsphase beenden',
  'end-turn': 'Zug beenden',
}

export const others: Readonly<Record<keyof typeof othersEn, string>> = {
  'no card': 'eine Karte, die nicht mitspielt',
  position: 'Platz {n}',
}
