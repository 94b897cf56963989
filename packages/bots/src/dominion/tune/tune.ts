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

/** Better and better plans for a kingdom, until the budget is used up; each comes when it has been found, all in the end. */
export function* tuning(
  rules: DominionRules,
  { simulations, goOn = () => true }: Budget,
  { seed = 1, plans = [] }: Tuning = {},
): Generator<Improvement, Repertoire> {
  const evolution = new Evolution(rules, seed, plans)
  const play = playing(rules.tables)
  const rounds = evolution.rounds()
  let games = 0
  let best: Plan | undefined
  let won: number[] = []
  const mayPlay = () => games++ < simulations && goOn()
  while (true) {
    const { value: trials } = rounds.next(won)
    if (evolution.best !== best) {
      best = evolution.best
      yield { plan: best, games }
    }
    won = []
    for (const trial of trials) {
      const share = play(trial, mayPlay)
      if (share === undefined) return { plan: evolution.best, others: evolution.contenders }
      won.push(share)
    }
  }
}

/** Lets rounds have the games they want, and answers what comes of them; nothing if the budget is used up before. */
export function playOut<Result>(
  rules: DominionRules,
  rounds: Rounds<Result>,
  { simulations, goOn = () => true }: Budget,
): Result | undefined {
  const play = playing(rules.tables)
  let games = 0
  const mayPlay = () => games++ < simulations && goOn()
  let step = rounds.next([])
  while (!step.done) {
    const won: number[] = []
    for (const trial of step.value) {
      const share = play(trial, mayPlay)
      if (share === undefined) return undefined
      won.push(share)
    }
    step = rounds.next(won)
  }
  return step.value
}

/** The best plans for a kingdom that can be found within the budget. */
export function tuneRepertoire(rules: DominionRules, budget: Budget, options: Tuning = {}): Repertoire {
  const improvements = tuning(rules, budget, options)
  let step = improvements.next()
  while (!step.done) step = improvements.next()
  return step.value
}

/** The best of them alone. */
export const tunePlan = (rules: DominionRules, budget: Budget, options: Tuning = {}): Plan =>
  tuneRepertoire(rules, budget, options).plan
