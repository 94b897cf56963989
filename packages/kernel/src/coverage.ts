import type { Answer, Question } from './question.ts'

/**
 * Which questions have come up and which of their branches were taken: for an option each one, for other choices
 * whether nothing, something or everything was taken.
 */
export class Coverage {
  readonly #possible = new Map<string, Set<string>>()
  readonly #taken = new Map<string, Set<string>>()

  readonly #kindOf: (move: number) => string

  /** `kindOf` says what a move does, whatever it does it to. */
  constructor(kindOf: (move: number) => string) {
    this.#kindOf = kindOf
  }

  static key(question: Question): string {
    return `${question.about}/${question.step}`
  }

  #branch(question: Question, answer: Answer): string {
    if (question.of === 'option') return [...answer].sort((a, b) => a - b).join('+')
    if (question.of === 'move') return this.#kindOf(answer[0] ?? 0)
    if (answer.length === 0) return 'none'
    return answer.length === question.choices.length ? 'all' : 'some'
  }

  /** The branches a question offers, as far as a few answers can show. */
  #branches(question: Question, listed: readonly Answer[]): Set<string> {
    return new Set(listed.map(answer => this.#branch(question, answer)))
  }

  /** Notes a question with the answers it allows and the one it got. */
  note(question: Question, listed: readonly Answer[], answer: Answer): void {
    const key = Coverage.key(question)
    const possible = this.#possible.get(key) ?? new Set()
    for (const branch of this.#branches(question, listed)) possible.add(branch)
    this.#possible.set(key, possible)
    const taken = this.#taken.get(key) ?? new Set()
    taken.add(this.#branch(question, answer))
    this.#taken.set(key, taken)
  }

  /** An answer that takes a branch nobody has taken yet, if there is one. */
  untaken(question: Question, listed: readonly Answer[]): Answer | undefined {
    const taken = this.#taken.get(Coverage.key(question))
    return listed.find(answer => taken?.has(this.#branch(question, answer)) !== true)
  }

  get questions(): string[] {
    return [...this.#possible.keys()].sort()
  }

  /** Branches that were offered and never taken, as `question: branch`. */
  get missing(): string[] {
    return this.questions.flatMap(key =>
      [...(this.#possible.get(key) ?? [])]
        .filter(branch => !this.#taken.get(key)?.has(branch))
        .map(branch => `${key}: ${branch}`),
    )
  }
}
