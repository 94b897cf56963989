import { at } from '@kartentisch/kernel'
import type { Card, Cost } from './card.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

/** How much less everything costs now. */
export function cheaperBy(tables: Tables, { turn, players }: State): number {
  let sum = turn.cheaper
  if (!tables.hasCheaperInPlay) return sum
  for (const card of players[turn.seat]?.play ?? []) sum += tables.faces[card]?.whileInPlay?.cheaper ?? 0
  return sum
}

/** What a card costs now. */
export const priceNow = ({ coins, potion, debt }: Tables, card: Card, cheaper: number): Cost => ({
  coins: Math.max(0, at(coins, card) - cheaper),
  potion: at(potion, card),
  debt: at(debt, card),
})

/** Coins, potion and debt are compared part by part and never converted. */

export const costsUpTo = (cost: Cost, coins: number): boolean =>
  cost.coins <= coins && cost.potion === 0 && cost.debt === 0

/** Whether something costs at most so many Coins more than something else. */
export const costsUpToMore = (cost: Cost, than: Cost, coins: number): boolean =>
  cost.coins <= than.coins + coins && cost.potion <= than.potion && cost.debt <= than.debt

/** Whether something costs exactly so many Coins more than something else. */
export const costsExactlyMore = (cost: Cost, than: Cost, coins: number): boolean =>
  cost.coins === than.coins + coins && cost.potion === than.potion && cost.debt === than.debt

export const costsSame = (a: Cost, b: Cost): boolean => costsExactlyMore(a, b, 0)

/** Whether something costs less than something else. */
export const costsLess = (cost: Cost, than: Cost): boolean => costsUpToMore(cost, than, 0) && !costsSame(cost, than)

export const costsMore = (cost: Cost, than: Cost): boolean => costsLess(than, cost)
