import { ACTION, BASIC, type DominionRules, TREASURE, VICTORY } from '@kartentisch/dominion'
import { at } from '@kartentisch/kernel'
import { loreOf } from '../trial/lore-of.ts'

/** Something of a kingdom that a plan may want to buy. */
export interface Thing {
  readonly name: string
  readonly kind: 'action' | 'treasure' | 'victory' | 'event'
  /** In coins, debt and potions counted as such. */
  readonly cost: number
  readonly potion: boolean
  /** An Action that leaves none to play. */
  readonly terminal: boolean
  /** How many Actions it gives, and cards. */
  readonly actions: number
  readonly cards: number
}

const POTION = 'potion'
const COINS_OF_POTION = 2

/** All that can be bought in a kingdom besides the basic cards. */
export function thingsOf({ tables }: DominionRules): Thing[] {
  const { traits } = loreOf(tables)
  const isBasic = (id: string) => id === POTION || BASIC.some(basic => basic === id)
  const cards = tables.piles.flatMap(({ id, cards: [top], types }): Thing[] => {
    if (isBasic(id) || top === undefined) return []
    const { actions, cards: drawn } = at(traits, top)
    const potion = (tables.potion[top] ?? 0) > 0
    const coins = (tables.coins[top] ?? 0) + (tables.debt[top] ?? 0)
    const kind = (types & ACTION) > 0 ? 'action' : (types & TREASURE) > 0 ? 'treasure' : 'victory'
    if (kind === 'victory' && (types & VICTORY) === 0) return []
    const cost = coins + (potion ? COINS_OF_POTION : 0)
    return [{ name: id, kind, cost, potion, terminal: kind === 'action' && actions === 0, actions, cards: drawn }]
  })
  const events = tables.events.map(
    ({ id, cost }): Thing => ({
      name: id,
      kind: 'event',
      cost: cost.coins + cost.debt,
      potion: false,
      terminal: false,
      actions: 0,
      cards: 0,
    }),
  )
  return [...cards, ...events]
}
