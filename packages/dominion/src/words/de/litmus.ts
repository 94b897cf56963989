export const litmus = {
  unknownCard: 'Eine Karte „{name}“ gibt es nicht.{hint}',
  unknownCardIn: 'Eine Karte „{name}“ gibt es nicht (in „{move}“).{hint}',
  unknownPile: 'Einen Stapel „{name}“ gibt es nicht.{hint}',
  unknownEvent: 'Ein Ereignis „{name}“ gibt es nicht.{hint}',
  unknownLandmark: 'Eine Landmarke „{name}“ gibt es nicht.{hint}',
  noPart: '„{name}“ kommt in diesem Test nicht vor.',
  noPile: 'In diesem Vorrat gibt es keinen Stapel „{name}“.{hint}',
  thePile: 'Der Stapel {name}',
  onPile: '{kind} auf {name}',
  cards: '{n} Karten',
  onlyOfFirst: 'Nur p1, der am Zug ist, hat „{counter}“.',
  debtOnLandmark: 'Schulden liegen auf Stapeln, nicht auf einer Landmarke wie „{name}“.',
} as const
