export const litmus = {
  unknownCard: 'Eine Karte „{name}“ gibt es nicht.{hint}',
  unknownGood: 'Eine Ware „{name}“ gibt es nicht.{hint}',
  unknownAnimal: 'Ein Tier „{name}“ gibt es nicht.{hint}',
  unknownBonus: 'Eine Bonuskarte „{name}“ gibt es nicht.{hint}',
  moves:
    'play C to A, play C as N to A, purchase, end turn; A ist eines von take C, place C, sell SORT, hire, silver, convert N workers M silver',
  twoStacks: '„{name}“ ist eine Liste von zwei Stapeln, nicht von {n}.',
  noEgon: 'Egon spielt nur mit, wenn jemand allein spielt: „players: 1“.',
  noDie: '„{die}“ ist kein Würfelwert von 1 bis {most}.',
  stacksOfEgon: 'Die Zahl der Stapel von Egon',
  stack: '{field}, Stapel {n},',
  row: 'Reihe {n}',
} as const
