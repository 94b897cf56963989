import type { Sight } from '@kartentisch/burgund'
import type { Player, Question } from '@kartentisch/kernel'
import { type Learnt, Net } from '../net.ts'
import { judged, type Rated } from '../steady.ts'
import { TASTE } from '../taste.ts'
import { Aspects } from './aspects.ts'

/** Tells at a glance which options are good, by what has been learnt of many games. */
export class Instinct {
  readonly #net: Net

  constructor(learnt: Learnt) {
    this.#net = new Net(learnt)
  }

  /** All options of a question with how good they seem, the best first. */
  rated(question: Question, sight: Sight): Rated[] {
    const net = this.#net
    const worthOf = judged(question, sight, TASTE)
    const worths = question.choices.map(worthOf)
    let most = Number.NEGATIVE_INFINITY
    for (const worth of worths) most = Math.max(most, worth)
    const aspects = new Aspects(question, sight)
    net.clear()
    aspects.ofAll(net.note)
    net.hold()
    return question.choices
      .map((option, n) => {
        net.resume()
        aspects.of(option, worths[n] ?? 0, most, net.note)
        return { option, worth: net.worth }
      })
      .sort((a, b) => b.worth - a.worth)
  }
}

/** Does what its instinct says. */
export const instinctive = (instinct: Instinct): Player<Sight> => ({
  name: 'instinctive',
  answer(question, sight) {
    const [only = 0] = question.choices
    return [question.choices.length === 1 ? only : (instinct.rated(question, sight)[0]?.option ?? only)]
  },
})
