import { type DominionRules, rulesWith, type Tables } from '@kartentisch/dominion'
import type { Budget } from '../search/budget.ts'
import { ByKingdom } from './by-kingdom.ts'
import type { Repertoire } from './tune/repertoire.ts'

/** How plans for a kingdom are found. */
export type Planning = (rules: DominionRules, budget: Budget) => Repertoire

/** Plans that were found for kingdoms: players are often made anew for each question. */
export class KeptPlans {
  readonly #planning: Planning
  readonly #plans = new ByKingdom<Repertoire>()

  constructor(planning: Planning) {
    this.#planning = planning
  }

  /** The plans for a kingdom; what was found in a hurry is good enough for now, but not kept. */
  plansFor(tables: Tables, budget: Budget, hurried: () => boolean): Repertoire {
    const known = this.#plans.get(tables)
    if (known !== undefined) return known
    // Whoever begins in this game, the plans are for any.
    const { first: _, ...anyFirst } = tables.setup
    const found = this.#planning(rulesWith(tables, anyFirst), budget)
    if (!hurried()) this.#plans.set(tables, found)
    return found
  }
}
