/** What may be wrong with a rule test. */
export const litmus = {
  unknownCard: 'Unknown card "{name}".{hint}',
  unknownGood: 'Unknown good "{name}".{hint}',
  unknownAnimal: 'Unknown animal "{name}".{hint}',
  unknownBonus: 'Unknown bonus card "{name}".{hint}',
  moves:
    'play C to A, play C as N to A, purchase, end turn; A is one of take C, place C, sell SORT, hire, silver, convert N workers M silver',
  twoStacks: '"{name}" is a list of two stacks, not of {n}.',
  noEgon: 'Egon plays in a solo game only: "players: 1".',
  noDie: '"{die}" is not a die value from 1 to {most}.',
  stacksOfEgon: 'The number of stacks Egon has',
  stack: '{field} stack {n}',
  row: 'row {n}',
} as const
