import { DominionRules, type Tables } from '@kartentisch/dominion'
import type { Budget } from '../search/budget.ts'
import { kingdomKey } from './kingdom-key.ts'
import type { Plan } from './plan/plan.ts'

/** Plans are kept for so many kingdoms. */
const KEPT = 100

/** How a plan for a kingdom is found. */
export type Planning = (rules: DominionRules, budget: Budget) => Plan

/** Plans that were found for kingdoms: players are often made anew for each question. */
export class KeptPlans {
  readonly #planning: Planning
  readonly #plans = new Map<string, Plan>()

  constructor(planning: Planning) {
    this.#planning = planning
  }

  /** The plan for a kingdom; one that was found in a hurry is good enough for now, but not kept. */
  planFor({ setup }: Tables, budget: Budget, hurried: () => boolean): Plan {
    const kingdom = kingdomKey(setup)
    const known = this.#plans.get(kingdom)
    if (known !== undefined) return known
    // Whoever begins in this game, the plan is for any.
    const { first: _, ...anyFirst } = setup
    const plan = this.#planning(new DominionRules(anyFirst), budget)
    if (hurried()) return plan
    if (this.#plans.size >= KEPT) this.#plans.clear()
    this.#plans.set(kingdom, plan)
    return plan
  }
}
