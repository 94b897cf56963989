import { type DominionRules, rulesWith, type Tables } from '@kartentisch/dominion'
import { at, type Seed, simulate } from '@kartentisch/kernel'
import type { Budget } from '../../search/budget.ts'
import type { Plan } from '../plan/plan.ts'
import { planPlayer } from '../player.ts'
import { Evolution } from './evolution.ts'
import type { Rounds, Trial } from './race.ts'
import type { Repertoire } from './repertoire.ts'

/** A better plan than the one before. */
export interface Improvement {
  readonly plan: Plan
  /** Games played until it was found. */
  readonly games: number
}

/** How plans are searched: where chance comes from, and whom to begin with. */
export interface Tuning {
  /** With the same seed and the same number of games the same plan is found. */
  readonly seed?: Seed
  /** Known plans; those that fit the kingdom take part. */
  readonly plans?: readonly Plan[]
}

/** How long plans play at most: some find no end. */
const MOST_STEPS = 1_200

/** Plays the games of a trial; nothing if there is no more time. */
function playing(tables: Tables): (trial: Trial, goOn: () => boolean) => number | undefined {
  const { setup } = tables
  const rulesByStarter = Array.from({ length: setup.players }, (_, first) => rulesWith(tables, { ...setup, first }))
  const makers = new WeakMap<Plan, ReturnType<typeof planPlayer>>()
  const maker = (plan: Plan) => {
    const known = makers.get(plan)
    if (known !== undefined) return known
    const made = planPlayer(plan)
    makers.set(plan, made)
    return made
  }
  return ({ plan, against, seed, games }, goOn) => {
    let won = 0
    for (let i = 0; i < games; i++) {
      if (!goOn()) return undefined
      const rules = at(rulesByStarter, i % setup.players)
      const players = rulesByStarter.map((_, seat) => maker(seat === 0 ? plan : against)(i))
      const state = simulate(rules, players, `${seed}/${i}`, MOST_STEPS)
      const winners = rules.winners(state)
      if (!rules.over(state)) won += 1 / setup.players
      else if (winners.some(winner => winner === 0)) won += 1 / winners.length
    }
    return won
  }
}

/** Plays the games that rounds ask for; whenever it is stopped, it goes on later from where it stood. */
class Playing<Result> {
  readonly #play: ReturnType<typeof playing>
  readonly #rounds: Rounds<Result>
  #open: IteratorResult<readonly Trial[], Result>
  #won: number[] = []

  constructor({ tables }: DominionRules, rounds: Rounds<Result>) {
    this.#play = playing(tables)
    this.#rounds = rounds
    this.#open = rounds.next([])
  }

  /** What came of it, once it is over. */
  get result(): Result | undefined {
    return this.#open.done === true ? this.#open.value : undefined
  }

  /** Plays a round to its end, if it may. */
  round(mayPlay: () => boolean): boolean {
    if (this.#open.done === true) return false
    for (const trial of this.#open.value.slice(this.#won.length)) {
      const won = this.#play(trial, mayPlay)
      if (won === undefined) return false
      this.#won.push(won)
    }
    this.#open = this.#rounds.next(this.#won)
    this.#won = []
    return true
  }
}

/** Whether one more game may be played; it is counted. */
function counting({ simulations, goOn = () => true }: Budget): { readonly games: number; mayPlay(): boolean } {
  let games = 0
  return {
    get games() {
      return games
    },
    mayPlay() {
      if (games >= simulations || !goOn()) return false
      games++
      return true
    },
  }
}

/** Plans for a kingdom that get better with every game; it goes on with each budget where the last one ended. */
export interface Planner {
  /** The best plans so far. */
  readonly repertoire: Repertoire
  /** Answers how many games were played. */
  on(budget: Budget): number
}

/** Evolves plans. */
class Tuner implements Planner {
  readonly evolution: Evolution
  readonly #playing: Playing<never>
  #repertoire: Repertoire

  constructor(rules: DominionRules, { seed = 1, plans = [] }: Tuning = {}) {
    this.evolution = new Evolution(rules, seed, plans)
    this.#playing = new Playing(rules, this.evolution.rounds())
    this.#repertoire = { plan: this.evolution.best, others: [] }
  }

  get repertoire(): Repertoire {
    const { best, contenders } = this.evolution
    const known = this.#repertoire
    if (known.plan !== best || known.others !== contenders) this.#repertoire = { plan: best, others: contenders }
    return this.#repertoire
  }

  round(mayPlay: () => boolean): boolean {
    return this.#playing.round(mayPlay)
  }

  on(budget: Budget): number {
    const count = counting(budget)
    while (this.round(count.mayPlay)) {}
    return count.games
  }
}

export const tuner = (rules: DominionRules, options: Tuning = {}): Planner => new Tuner(rules, options)

/** Better and better plans for a kingdom, until the budget is used up; each comes when it has been found. */
export function* tuning(rules: DominionRules, budget: Budget, options: Tuning = {}): Generator<Improvement, void> {
  const evolving = new Tuner(rules, options)
  const count = counting(budget)
  let best: Plan | undefined
  do {
    const { plan } = evolving.repertoire
    if (plan !== best) yield { plan, games: count.games }
    best = plan
  } while (evolving.round(count.mayPlay))
}

/** The best plan for a kingdom that can be found within the budget. */
export function tunePlan(rules: DominionRules, budget: Budget, options: Tuning = {}): Plan {
  const planner = tuner(rules, options)
  planner.on(budget)
  return planner.repertoire.plan
}

/** Lets rounds have the games they want; `leading` tells the best so far, until it is known what comes of them. */
export function planner(rules: DominionRules, rounds: Rounds<Repertoire>, leading: () => Repertoire): Planner {
  const games = new Playing(rules, rounds)
  return {
    get repertoire() {
      return games.result ?? leading()
    },
    on(budget) {
      const count = counting(budget)
      while (games.round(count.mayPlay)) {}
      return count.games
    },
  }
}

/** Lets rounds have all the games they want, and answers what comes of them; nothing if the budget doesn't reach. */
export function playOut<Result>(rules: DominionRules, rounds: Rounds<Result>, budget: Budget): Result | undefined {
  const games = new Playing(rules, rounds)
  const { mayPlay } = counting(budget)
  while (games.round(mayPlay)) {}
  return games.result
}
