import { kingdom } from './kingdom.ts'

export const intrigueKingdoms = [
  kingdom('intrigue-victory-dance', 'bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade'),
  kingdom(
    'intrigue-secret-schemes',
    'conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute',
  ),
  kingdom(
    'intrigue-best-wishes',
    'coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well',
  ),
  kingdom(
    'intrigue-deconstruction',
    'bridge mining-village saboteur secret-chamber swindler torturer remodel spy thief throne-room',
    { sets: ['base', 'base1'] },
  ),
  kingdom(
    'intrigue-hand-madness',
    'courtyard minion nobles steward torturer bureaucrat chancellor council-room militia mine',
    { sets: ['base', 'base1'] },
  ),
  kingdom('intrigue-underlings', 'baron masquerade minion nobles pawn steward cellar festival library witch', {
    sets: ['base'],
  }),
]
