import { rulesWith, type Sight, type Tables } from '@kartentisch/dominion'
import { at, below, oneOf, type Random } from '@kartentisch/kernel'
import type { Budget } from '../search/budget.ts'
import type { Caution, Choose, Maker } from '../search/game.ts'
import { kingdomKey } from './kingdom-key.ts'
import type { Plan } from './plan/plan.ts'
import { planPlayer } from './player.ts'
import { distinct } from './tune/kinds.ts'
import type { Repertoire } from './tune/repertoire.ts'
import { type Thing, thingsOf } from './tune/things.ts'
import { crossed, mutated } from './tune/vary.ts'

/** One variation is tried for so many simulations, and no fewer than these: luck would choose among more. */
const FOR_EACH = 200
const FEWEST = 14
/** In my first turns a plan decides most; later a share of the simulations is enough. */
const FIRST_TURNS = 6
const LATER_SHARE = 0.3
/** Fewer simulations aren't worth while, however little time there is. */
const LEAST = 2000
/** One variation in so many is a cross with another plan of the kingdom. */
const CROSSED = 4
/** So many of the kingdom's other plans are tried, and of those that were the best before in this game. */
const MOST_OTHERS = 6
const MOST_REMEMBERED = 6
/**
 * How many standard errors better than the kingdom's plan another must prove. It is tried anew each time: little is lost by an
 * error. But where time ran out after a few trials, the best of many is there by luck.
 */
const caution: Caution = trials => (trials < 100 ? 2.5 : 0.8)

/** How it is played in a kingdom for the time being. */
interface Present {
  readonly key: string
  readonly plan: Plan
  readonly make: Maker<Sight>
}

/**
 * Suits a plan to the game as it stands. The plan of a kingdom is for its beginning and for any opponent; from here on, with
 * this deck and against these others, a variation of it may be better, and of that one another the next time.
 */
export class Adapting {
  readonly #budget: Budget
  readonly #random: Random
  #present: Present | undefined
  /** What was the best in this game, the latest first. */
  #remembered: readonly Plan[] = []
  #things: readonly Thing[] = []
  /** For so many simulations there seems to be time. */
  #affordable = Number.POSITIVE_INFINITY

  constructor(budget: Budget, random: Random) {
    this.#budget = budget
    this.#random = random
  }

  /** Who plays by the plan that suits, if there is one for the kingdom yet. */
  maker(tables: Tables): Maker<Sight> | undefined {
    return this.#present?.key === kingdomKey(tables.setup) ? this.#present.make : undefined
  }

  /** Finds the plan to play by from here on: the kingdom's own, or one that does better. */
  adapt(sight: Sight, { plan, others }: Repertoire, choose: Choose<Sight>): void {
    const { tables } = sight
    const key = kingdomKey(tables.setup)
    if (this.#present?.key !== key) this.#begin(tables)
    const share = sight.tokens(sight.seat).turns <= FIRST_TURNS ? 1 : LATER_SHARE
    const simulations = Math.min(share * this.#budget.simulations, this.#affordable)
    const kingdom = [plan, ...others.slice(0, MOST_OTHERS)]
    const children = this.#children(this.#present?.plan ?? plan, kingdom, Math.floor(simulations / FOR_EACH))
    const field = distinct([...kingdom, ...this.#remembered, ...children])
    const makers = field.map(one => planPlayer(one))
    const best = choose(makers, { ...this.#budget, simulations }, caution)
    const found = at(field, best)
    this.#present = { key, plan: found, make: at(makers, best) }
    this.#remembered = distinct([found, ...this.#remembered]).slice(0, MOST_REMEMBERED)
    const isOutOfTime = this.#budget.goOn?.() === false
    this.#affordable = isOutOfTime ? Math.max(LEAST, simulations / 2) : 2 * simulations
  }

  #begin(tables: Tables): void {
    this.#present = undefined
    this.#remembered = []
    this.#things = thingsOf(rulesWith(tables, tables.setup))
  }

  #children(parent: Plan, kingdom: readonly Plan[], wanted: number): Plan[] {
    const random = this.#random
    return Array.from({ length: Math.max(FEWEST, wanted) }, () =>
      below(random, CROSSED) > 0
        ? mutated(random, parent, this.#things)
        : crossed(random, parent, oneOf(random, kingdom), this.#things),
    )
  }
}
