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
