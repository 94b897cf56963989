import type { Cost } from './card.ts'

/** Coins, potion and debt are compared part by part and never converted. */

export const costsUpTo = (cost: Cost, coins: number): boolean =>
  cost.coins <= coins && cost.potion === 0 && cost.debt === 0

export const costsUpToMore = (cost: Cost, than: Cost, coins: number): boolean =>
  cost.coins <= than.coins + coins && cost.potion <= than.potion && cost.debt <= than.debt

export const costsExactlyMore = (cost: Cost, than: Cost, coins: number): boolean =>
  cost.coins === than.coins + coins && cost.potion === than.potion && cost.debt === than.debt

export const costsSame = (a: Cost, b: Cost): boolean => costsExactlyMore(a, b, 0)

export const costsLess = (cost: Cost, than: Cost): boolean => costsUpToMore(cost, than, 0) && !costsSame(cost, than)

export const costsMore = (cost: Cost, than: Cost): boolean => costsLess(than, cost)
