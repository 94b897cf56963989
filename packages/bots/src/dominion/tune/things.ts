import { ACTION, BASIC, type Card, type DominionRules, type Tables, TREASURE, VICTORY } from '@kartentisch/dominion'
import { at } from '@kartentisch/kernel'
import { loreOf } from '../trial/lore-of.ts'
import { NO_TRAITS, type Traits } from '../trial/traits.ts'

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
  /** What it was found to do, if it is a card to play. */
  readonly traits: Traits
  /** All that playing it brings, in coins. */
  readonly use: number
  /** Points that depend on the deck. */
  readonly countsDeck: boolean
}

const POTION = 'potion'
const COINS_OF_POTION = 2

const cardsCountDecks = ({ faces }: Tables, card: Card): boolean => typeof faces[card]?.vp === 'function'

/** All that can be bought in a kingdom besides the basic cards. */
export function thingsOf({ tables }: DominionRules): Thing[] {
  const lore = loreOf(tables)
  const isBasic = (id: string) => id === POTION || BASIC.some(basic => basic === id)
  const cards = tables.piles.flatMap(({ id, cards: [top], types }): Thing[] => {
    if (isBasic(id) || top === undefined) return []
    const { actions, cards: drawn } = at(lore.traits, top)
    const potion = (tables.potion[top] ?? 0) > 0
    const coins = (tables.coins[top] ?? 0) + (tables.debt[top] ?? 0)
    const kind = (types & ACTION) > 0 ? 'action' : (types & TREASURE) > 0 ? 'treasure' : 'victory'
    if (kind === 'victory' && (types & VICTORY) === 0) return []
    const cost = coins + (potion ? COINS_OF_POTION : 0)
    const terminal = kind === 'action' && actions === 0
    const countsDeck = cardsCountDecks(tables, top)
    const use = lore.whole(top)
    return [
      { name: id, kind, cost, potion, terminal, actions, cards: drawn, traits: at(lore.traits, top), use, countsDeck },
    ]
  })
  const events = tables.events.map(
    ({ id, cost }, i): Thing => ({
      name: id,
      kind: 'event',
      cost: cost.coins + cost.debt,
      potion: false,
      terminal: false,
      actions: 0,
      cards: 0,
      traits: NO_TRAITS,
      use: lore.events[i] ?? 0,
      countsDeck: false,
    }),
  )
  return [...cards, ...events]
}
