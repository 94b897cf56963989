import type { Sight, Tables } from '@kartentisch/dominion'
import { type Answer, MOVE, type Player, type Question, type Seed } from '@kartentisch/kernel'
import { playActions } from './actions.ts'
import { answer } from './answers.ts'
import { buy } from './buying.ts'
import { Judgement } from './judgement.ts'
import { Lore } from './lore.ts'
import type { Plan } from './plan/plan.ts'
import { Strategy } from './strategy.ts'

/** What holds for a game whoever plays it is found out once. */
const lores = new WeakMap<Tables, Lore>()

function loreOf(tables: Tables): Lore {
  const known = lores.get(tables)
  if (known !== undefined) return known
  const lore = new Lore(tables)
  lores.set(tables, lore)
  return lore
}

/** Plays by a plan, and by good sense where the plan says nothing. */
class PlanPlayer implements Player<Sight> {
  readonly name: string
  readonly #strategyFor: (tables: Tables) => Strategy
  #judgement: Judgement | undefined

  constructor(name: string, strategyFor: (tables: Tables) => Strategy) {
    this.name = name
    this.#strategyFor = strategyFor
  }

  answer(question: Question, sight: Sight): Answer {
    const judgement = this.#judgementOf(sight)
    judgement.consider(question.whose)
    if (question.step !== MOVE) return answer(judgement, question)
    return sight.turn.phase === 'action' ? playActions(judgement) : buy(judgement)
  }

  #judgementOf(sight: Sight): Judgement {
    const known = this.#judgement
    if (known !== undefined && known.sight === sight) return known
    const judgement = new Judgement(sight, this.#strategyFor(sight.tables))
    this.#judgement = judgement
    return judgement
  }
}

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
