/** What may be wrong with a rule test. */
export const litmus = {
  unknownCard: 'Unknown card "{name}".{hint}',
  unknownCardIn: 'Unknown card "{name}" in "{move}".{hint}',
  unknownPile: 'Unknown pile "{name}".{hint}',
  unknownEvent: 'Unknown event "{name}".{hint}',
  unknownLandmark: 'Unknown landmark "{name}".{hint}',
  noPart: '"{name}" takes no part in this test.',
  noPile: 'No pile "{name}" in this supply.{hint}',
  thePile: 'The pile {name}',
  onPile: '{kind} on {name}',
  cards: '{n} cards',
  onlyOfFirst: 'Only p1, who is to move, has "{counter}".',
  debtOnLandmark: 'Debt lies on piles, not on a landmark such as "{name}".',
} as const
