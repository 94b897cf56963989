import type { Sight, Tables } from '@kartentisch/dominion'
import type { Player, Seed } from '@kartentisch/kernel'
import type { Plan } from './plan/plan.ts'
import { PlanPlayer } from './plan-player.ts'
import { Strategy } from './strategy.ts'
import { loreOf } from './trial/lore-of.ts'

/** Players who follow a plan; one is made for each game. They leave nothing to chance, so that the seed is all the same. */
export function planPlayer(plan: Plan): (seed: Seed) => Player<Sight> {
  const strategies = new WeakMap<Tables, Strategy>()
  const strategyFor = (tables: Tables): Strategy => {
    const known = strategies.get(tables)
    if (known !== undefined) return known
    const strategy = new Strategy(plan, loreOf(tables))
    strategies.set(tables, strategy)
    return strategy
  }
  return () => new PlanPlayer(plan.name, strategyFor)
}
