import { type DominionRules, rulesWith, type Tables } from '@kartentisch/dominion'
import type { Budget } from '../search/budget.ts'
import { ByKingdom } from './by-kingdom.ts'
import type { Plan } from './plan/plan.ts'

/** How a plan for a kingdom is found. */
export type Planning = (rules: DominionRules, budget: Budget) => Plan

/** Plans that were found for kingdoms: players are often made anew for each question. */
export class KeptPlans {
  readonly #planning: Planning
  readonly #plans = new ByKingdom<Plan>()

  constructor(planning: Planning) {
    this.#planning = planning
  }

  /** The plan for a kingdom; one that was found in a hurry is good enough for now, but not kept. */
  planFor(tables: Tables, budget: Budget, hurried: () => boolean): Plan {
    const known = this.#plans.get(tables)
    if (known !== undefined) return known
    // Whoever begins in this game, the plan is for any.
    const { first: _, ...anyFirst } = tables.setup
    const plan = this.#planning(rulesWith(tables, anyFirst), budget)
    if (!hurried()) this.#plans.set(tables, plan)
    return plan
  }
}
