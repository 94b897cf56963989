import { kingdom } from './kingdom.ts'

export const alchemyKingdoms = [
  kingdom(
    'alchemy-forbidden-arts',
    'apprentice familiar possession university bandit cellar council-room gardens laboratory throne-room',
    { sets: ['base'] },
  ),
  kingdom(
    'alchemy-potion-mixers',
    'alchemist apothecary golem herbalist transmute cellar festival militia poacher smithy',
    { sets: ['base'] },
  ),
  kingdom(
    'alchemy-chemistry-lesson',
    'alchemist golem philosophers-stone university bureaucrat market moat remodel vassal witch',
    { sets: ['base'] },
  ),
]
