import type { Sight, Tables } from '@kartentisch/dominion'
import { type Answer, MOVE, type Player, type Question } from '@kartentisch/kernel'
import { playActions } from './actions.ts'
import { answer } from './answers.ts'
import { buy } from './buying.ts'
import { Judgement } from './judgement.ts'
import { KNOWLEDGE } from './knowledge/all.ts'
import type { Strategy } from './strategy.ts'

/** Plays by a plan, and by good sense where the plan says nothing. */
export class PlanPlayer implements Player<Sight> {
  readonly name: string
  readonly #strategyFor: (tables: Tables) => Strategy
  #judgement: Judgement | undefined

  constructor(name: string, strategyFor: (tables: Tables) => Strategy) {
    this.name = name
    this.#strategyFor = strategyFor
  }

  answer(question: Question, sight: Sight): Answer {
    const judgement = this.judgementOf(sight)
    judgement.consider(question.whose)
    if (question.step !== MOVE) return answer(judgement, question)
    return sight.turn.phase === 'action' ? playActions(judgement) : buy(judgement)
  }

  judgementOf(sight: Sight): Judgement {
    const known = this.#judgement
    if (known !== undefined && known.sight === sight) return known
    const judgement = new Judgement(sight, this.#strategyFor(sight.tables), KNOWLEDGE)
    this.#judgement = judgement
    return judgement
  }
}

/** Whether more is known of a card than what trying it out shows. */
export const isSpecial = (id: string): boolean => {
  const { use, holding, order } = KNOWLEDGE.get(id) ?? {}
  return [use, holding, order].some(known => known !== undefined)
}
