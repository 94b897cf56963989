import {
  type Answer,
  below,
  Coverage,
  type Event,
  type Fuzzing,
  isMove,
  type Question,
  type Random,
  type Rules,
  randomAnswer,
  someAnswers,
} from '@kartentisch/kernel'

/** Plays by chance, and now and then whatever leads where nothing has been yet, over many games. */
export class Curious<State, Sight, R extends Rules<State, Sight>> {
  readonly coverage: Coverage
  readonly #fuzzing: Fuzzing<State, R>
  readonly #missing: Set<string>

  /** `only` is what to keep to, in words of the game. */
  constructor(fuzzing: Fuzzing<State, R>, only?: readonly string[]) {
    this.#fuzzing = fuzzing
    this.#missing = new Set(fuzzing.things(only))
    this.coverage = new Coverage(fuzzing.kindOf)
  }

  /** What has not taken part yet. */
  get missing(): readonly string[] {
    return [...this.#missing]
  }

  hear(rules: R, event: Event): void {
    for (const thing of this.#fuzzing.exercised(rules, event)) this.#missing.delete(thing)
  }

  answer(rules: R, question: Question, random: Random): Answer {
    const listed = someAnswers(question, random)
    const answer = this.#pick(rules, question, listed, random)
    this.coverage.note(question, listed, answer)
    return answer
  }

  #pick(rules: R, question: Question, listed: readonly Answer[], random: Random): Answer {
    if (below(random, 3) === 0) return randomAnswer(question, random)
    if (isMove(question)) {
      const wanted = question.choices.find(move => this.#missing.has(this.#fuzzing.leadsTo(rules, move) ?? ''))
      if (wanted !== undefined) return [wanted]
    }
    return this.coverage.untaken(question, listed) ?? randomAnswer(question, random)
  }
}
