import { type DominionRules, rulesWith, type Tables } from '@kartentisch/dominion'
import type { Budget } from '../search/budget.ts'
import { ByKingdom } from './by-kingdom.ts'
import type { Repertoire } from './tune/repertoire.ts'
import type { Planner } from './tune/tune.ts'

/** How plans for a kingdom are found. */
export type Planning = (rules: DominionRules) => Planner

/** Plans that were found for kingdoms: players are often made anew for each question. */
export class KeptPlans {
  readonly #planning: Planning
  readonly #kingdoms = new ByKingdom<{ readonly planner: Planner; games: number }>()

  constructor(planning: Planning) {
    this.#planning = planning
  }

  /** The plans for a kingdom. What there was no time for is looked for the next time, until all games have been played. */
  plansFor(tables: Tables, { simulations, ...budget }: Budget): Repertoire {
    const kingdom = this.#kingdoms.get(tables) ?? this.#begin(tables)
    if (kingdom.games < simulations) {
      const wanted = simulations - kingdom.games
      const played = kingdom.planner.on({ ...budget, simulations: wanted })
      // Whoever stops before being told to has nothing left to find out.
      const isDone = played < wanted && budget.goOn?.() !== false
      kingdom.games = isDone ? Infinity : kingdom.games + played
    }
    return kingdom.planner.repertoire
  }

  /** Whether so many games have been played for a kingdom. */
  hasPlayed(tables: Tables, games: number): boolean {
    return (this.#kingdoms.get(tables)?.games ?? 0) >= games
  }

  #begin(tables: Tables) {
    // Whoever begins in this game, the plans are for any.
    const { first: _, ...anyFirst } = tables.setup
    const kingdom = { planner: this.#planning(rulesWith(tables, anyFirst)), games: 0 }
    this.#kingdoms.set(tables, kingdom)
    return kingdom
  }
}
