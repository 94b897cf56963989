import type { moves as movesEn, options as optionsEn, others as othersEn } from '../en/labels.ts'

export const options: Readonly<Record<keyof typeof optionsEn, string>> = {
  yes: 'ja',
  no: 'nein',
  trash: 'entsorgen',
  discard: 'ablegen',
  keep: 'zurücklegen',
  'gain-copy-self': 'du',
  'gain-copy-victim': 'wer sie abgelegt hat',
  'charm: buy-and-coins': '+1 Kauf, +2 Münzen',
  'charm: next-purchase': 'zum nächsten Kauf eine Karte mit gleichen Kosten nehmen',
  'minion: coins': '+2 Münzen',
  'minion: discard': 'Hand ablegen, +4 Karten; alle anderen ab 5 Handkarten ebenso',
  'nobles: cards': '+3 Karten',
  'nobles: actions': '+2 Aktionen',
  'pawn: cards': '+1 Karte',
  'pawn: actions': '+1 Aktion',
  'pawn: buys': '+1 Kauf',
  'pawn: coins': '+1 Münze',
  'small-castle: self': 'dieses',
  'small-castle: hand': 'eines aus der Hand',
  'sprawling-castle: duchy': 'ein Herzogtum',
  'sprawling-castle: estates': '3 Anwesen',
  'steward: cards': '+2 Karten',
  'steward: coins': '+2 Münzen',
  'steward: trash': '2 Handkarten entsorgen',
  'torturer: discard': '2 Karten ablegen',
  'torturer: curse': 'einen Fluch auf die Hand nehmen',
  'tournament: prize': 'einen Preis auf den Nachziehstapel',
  'tournament: duchy': 'ein Herzogtum auf den Nachziehstapel',
  'trusty-steed: cards': '+2 Karten',
  'trusty-steed: actions': '+2 Aktionen',
  'trusty-steed: coins': '+2 Münzen',
  'trusty-steed: silvers-and-deck': '4 Silber nehmen und den Nachziehstapel ablegen',
  'wild-hunt: cards': '+3 Karten, 1 SP auf den Stapel',
  'wild-hunt: estate': 'ein Anwesen und alle SP vom Stapel nehmen',
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
