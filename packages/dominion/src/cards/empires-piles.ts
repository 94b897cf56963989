import { cost } from '../card.ts'
import type { SplitPile } from '../pile.ts'

const five = (id: string): string[] => Array.from({ length: 5 }, () => id)

const pair = (top: string, under: string, coins: number, types: SplitPile['types'] = ['action']): SplitPile => ({
  id: `${top}/${under}`,
  types,
  cost: cost(coins),
  cards: () => [...five(top), ...five(under)],
})

/** Two of these castles lie in the pile with three or more players. */
const DOUBLED = ['humble-castle', 'small-castle', 'opulent-castle', 'kings-castle']

const CASTLES = [
  'humble-castle',
  'crumbling-castle',
  'small-castle',
  'haunted-castle',
  'opulent-castle',
  'sprawling-castle',
  'grand-castle',
  'kings-castle',
]

/** The split piles of Empires, from the top down. */
export const empiresPiles: readonly SplitPile[] = [
  pair('encampment', 'plunder', 2),
  pair('patrician', 'emporium', 2),
  pair('settlers', 'bustling-village', 2),
  pair('catapult', 'rocks', 3, ['action', 'attack']),
  pair('gladiator', 'fortune', 3),
  {
    id: 'castles',
    types: ['victory', 'castle'],
    cost: cost(3),
    cards: players => CASTLES.flatMap(id => (players > 2 && DOUBLED.includes(id) ? [id, id] : [id])),
  },
]
