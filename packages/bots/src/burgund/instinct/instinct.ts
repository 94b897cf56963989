import type { Sight } from '@kartentisch/burgund'
import type { Player, Question } from '@kartentisch/kernel'
import { judged, type Rated } from '../steady.ts'
import { TASTE } from '../taste.ts'
import { Aspects } from './aspects.ts'

/**
 * What has been learnt of the aspects of options: how much each counts by itself, and, by some neurons, together with
 * others. `inputs` has a row of neurons for each aspect, and a last one for what they are without any.
 */
export interface Learnt {
  readonly alone: Float64Array
  readonly inputs: Float64Array
  readonly outputs: Float64Array
}

/** Tells at a glance which options are good, by what has been learnt of many games. */
export class Instinct {
  readonly #learnt: Learnt

  constructor(learnt: Learnt) {
    this.#learnt = learnt
  }

  /** All options of a question with how good they seem, the best first. */
  rated(question: Question, sight: Sight): Rated[] {
    const { alone, inputs, outputs } = this.#learnt
    const neurons = outputs.length
    const worthOf = judged(question, sight, TASTE)
    const worths = question.choices.map(worthOf)
    let most = Number.NEGATIVE_INFINITY
    for (const worth of worths) most = Math.max(most, worth)
    const aspects = new Aspects(question, sight)
    const none = alone.length * neurons
    const common = inputs.slice(none, none + neurons)
    aspects.ofAll((aspect, amount) => {
      for (let i = 0, from = aspect * neurons; i < neurons; i++)
        common[i] = (common[i] ?? 0) + amount * (inputs[from + i] ?? 0)
    })
    const sums = new Float64Array(neurons)
    let score = 0
    const note = (aspect: number, amount: number) => {
      if (amount === 0) return
      score += amount * (alone[aspect] ?? 0)
      for (let i = 0, from = aspect * neurons; i < neurons; i++)
        sums[i] = (sums[i] ?? 0) + amount * (inputs[from + i] ?? 0)
    }
    return question.choices
      .map((option, n) => {
        score = 0
        sums.set(common)
        aspects.of(option, worths[n] ?? 0, most, note)
        for (let i = 0; i < neurons; i++) score += Math.max(0, sums[i] ?? 0) * (outputs[i] ?? 0)
        return { option, worth: score }
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
