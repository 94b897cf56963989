import type { Sight, Tables } from '@kartentisch/dominion'
import type { Player, Seed, Thinking } from '@kartentisch/kernel'
import type { Lore } from './lore.ts'
import type { Plan } from './plan/plan.ts'
import { PlanPlayer } from './plan-player.ts'
import { Strategy } from './strategy.ts'
import { loreOf } from './trial/lore-of.ts'

/**
 * Players who follow a plan; one is made for each game. They leave nothing to chance, so that the seed is all the same, and
 * think about the cards of a kingdom as long as they may.
 */
export function planPlayer(plan: Plan): (seed: Seed, thinking?: Thinking) => Player<Sight> {
  const strategies = new WeakMap<Lore, Strategy>()
  const strategyFor = (tables: Tables, goOn: Thinking['goOn']): Strategy => {
    const lore = loreOf(tables, goOn)
    const known = strategies.get(lore)
    if (known !== undefined) return known
    const strategy = new Strategy(plan, lore)
    strategies.set(lore, strategy)
    return strategy
  }
  return (_, { goOn } = {}) => new PlanPlayer(plan.name, tables => strategyFor(tables, goOn))
}
