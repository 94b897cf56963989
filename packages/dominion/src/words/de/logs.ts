import type { logHeads as heads, logLines as lines, logVariants as variants } from '../en/logs.ts'

export const logLines: Readonly<Record<keyof typeof lines, string>> = {
  turn: 'Zug {n} - {name}',
  'extra turn': 'Zug {n} - {name} (zusätzlicher Zug)',
  start: '{who} beginnt mit {cards}.',
  shuffle: '{who} mischt den Nachziehstapel.',
  play: '{who} spielt {cards}.',
  'play again': '{who} spielt {cards} erneut.',
  'buy and gain': '{who} kauft und nimmt {cards}.',
  buy: '{who} kauft {cards}.',
  gain: '{who} nimmt {cards}.',
  draw: '{who} zieht {cards}.',
  discard: '{who} legt {cards} ab.',
  trash: '{who} entsorgt {cards}.',
  reveal: '{who} deckt {cards} auf.',
  look: '{who} sieht sich {cards} an.',
  'set-aside': '{who} legt {cards} zur Seite.',
  'put-in-hand': '{who} nimmt {cards} auf die Hand.',
  'put-on-deck': '{who} legt {cards} auf den Nachziehstapel.',
  pass: '{who} gibt {cards} an {left}.',
  name: '{who} nennt {cards}.',
  'name another': '{who} nennt eine Karte eines anderen Königreichs.',
  return: '{who} gibt {cards} zurück.',
  'put-debt': '{who} legt {debt} auf {cards}.',
  'deck-to-discard': '{who} legt den Nachziehstapel auf den Ablagestapel.',
  'all-to-hand': '{who} nimmt Nachzieh- und Ablagestapel auf die Hand.',
  'shuffle-into-deck': '{who} mischt Karten in den Nachziehstapel.',
  actions: '{who} erhält +{action}.',
  buys: '{who} erhält +{buy}.',
  coins: '{who} erhält +{money}.',
  potions: '{who} erhält +{potion}.',
  coffers: '{who} erhält +{coffers}.',
  vp: '{who} erhält {vp}.',
  'take-debt': '{who} nimmt {debt}.',
  'pay-debt': '{who} bezahlt {debt}.',
  'spend-coffers': '{who} benutzt {coffers}.',
  'remove-coffers': '{who} verliert {coffers}.',
  bid: '{who} bietet {debt}.',
  'no bid': '{who} passt.',
  resign: '{who} gibt auf.',
  'wish found': '{who} wünscht sich {cards} und findet es.',
  'wish missed': '{who} wünscht sich {cards}, deckt aber {other} auf.',
}

export const logVariants: Partial<Record<keyof typeof lines, readonly string[]>> &
  Readonly<Record<keyof typeof variants, readonly string[]>> = {
  start: ['{who} startet mit {cards}.'],
  reveal: ['{who} reagiert mit {cards}.', '{who} zeigt {cards}.', '{who} zeigt {cards} vor.'],
  look: ['{who} schaut sich {cards} an.'],
  'put-in-hand': ['{who} nimmt {cards} in die Hand.'],
  'put-on-deck': ['{who} legt {cards} oben auf den Nachziehstapel.', '{who} legt {cards} auf den Stapel.'],
  'set-aside': ['{who} legt {cards} beiseite.'],
  return: ['{who} legt {cards} in den Vorrat zurück.'],
  gain: ['{who} nimmt {cards} auf den Nachziehstapel.', '{who} nimmt {cards} aus dem Müll.'],
  'deck-to-discard': ['{who} legt den Nachziehstapel ab.'],
  vp: ['{who} erhält {n} SP.', '{who} nimmt {n} SP von {left}.'],
  'take-debt': ['{who} nimmt {n} Schulden.', '{who} nimmt {n} Schulden von {left}.'],
  'pay-debt': ['{who} zahlt {n} Schulden zurück.'],
  coffers: ['{who} erhält +{n} Taler.'],
  'spend-coffers': ['{who} benutzt {n} Taler.'],
  resign: ['{who} hat aufgegeben.'],
}

export const logHeads: Readonly<Record<keyof typeof heads, string>> = {
  game: 'Spiel #{number}, ungewertet.',
  supply: 'Vorrat',
  events: 'Ereignisse',
  landmarks: 'Landmarken',
  bane: 'Bannkarte',
  obelisk: 'Obelisk',
  market: 'Schwarzmarkt',
  edition: 'Auflage',
  and: 'und',
}

export const logAside = ['spiel #', 'kartenpool', 'das spiel ist zu ende', 'das spiel ist beendet'] as const
export const logAsideEnds = ['phase.', 'phase', 'beginnt den zug.', 'verlässt den tisch.'] as const
export const logUnseen = ['karte', 'karten', 'andere karte', 'andere karten', 'weitere karten'] as const
export const logArticles = ['ein', 'eine', 'einen', 'einem', 'einer', 'der', 'die', 'das', 'den', '1'] as const
