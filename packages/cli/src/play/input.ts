import {
  type Answer,
  at,
  type LetteredChoice as Choice,
  Mistake,
  meant,
  nearest,
  objection,
  type Question,
} from '@kartentisch/kernel'
import type { Sayings } from './words.ts'

const namesOf = ({ label, also }: Choice): string[] => [label, ...also]

/** How many may be chosen, in words. */
export function rightCount({ choices, min, max, orNone }: Question, say: Sayings): string {
  const most = Math.min(max, choices.length)
  const least = Math.min(min, most)
  const right = least === most ? say.exactly(most) : say.between(least, most)
  return orNone ? say.orNone(right) : right
}

/** What is typed to choose each of some choices. */
export const keys = (choices: readonly Choice[]): string[] => choices.map(({ key }, i) => key ?? String(i + 1))

/** The amounts that may be typed, where the choices are amounts. */
export function amountRange(choices: readonly Choice[], say: Sayings): string | undefined {
  const first = choices[0]?.key
  const last = choices.at(-1)?.key
  return first === undefined || last === undefined ? undefined : say.amount(first, last)
}

/** Reads what somebody typed as an answer to a question. */
export class Reader {
  readonly #question: Question
  readonly #choices: readonly Choice[]
  readonly #say: Sayings

  constructor(question: Question, choices: readonly Choice[], say: Sayings) {
    this.#question = question
    this.#choices = choices
    this.#say = say
  }

  /** The answer; throws a `Mistake` that says what would be right. */
  read(text: string): Answer {
    const words = text.split(/[\s,;]+/).filter(word => word !== '')
    const answer: number[] = []
    for (let i = 0; i < words.length; ) {
      const { choice, times, length } = this.#next(words.slice(i))
      for (let n = 0; n < times; n++) answer.push(choice.n)
      i += length
    }
    this.#check(answer)
    return answer
  }

  /** The choice that the first words stand for: as many of them as make one. */
  #next(words: readonly string[]): { choice: Choice; times: number; length: number } {
    for (let length = words.length; length > 0; length--) {
      const [, typed = '', count] = /^(.*?)(?:[*×](\d+))?$/.exec(words.slice(0, length).join(' ')) ?? []
      const found = this.#find(typed)
      const [only] = found
      const times = Number(count ?? 1)
      if (only !== undefined && found.length === 1) return { choice: only, times, length }
      if (length === words.length) this.#refuseSeveral(typed, found)
    }
    return this.#notFound(words)
  }

  #find(typed: string): Choice[] {
    if (/^\d+$/.test(typed)) {
      const place = keys(this.#choices).indexOf(String(Number(typed)))
      return this.#choices.slice(place, place + 1).filter(() => place >= 0)
    }
    return meant(typed, this.#choices, namesOf)
  }

  #notFound(words: readonly string[]): never {
    const first = at(words, 0)
    const range = amountRange(this.#choices, this.#say)
    if (range !== undefined) throw new Mistake(this.#say.noAmount(first, range))
    if (/^\d+$/.test(first)) throw new Mistake(this.#say.noPlace(first, this.#choices.length))
    // Where one thing is chosen, all the words are its name.
    const one = this.#question.max === 1
    if (!one) this.#refuseSeveral(first, this.#find(first))
    const typed = one ? words.join(' ') : first
    throw new Mistake(this.#say.noChoice(typed, nearest(typed, this.#choices.flatMap(namesOf))))
  }

  #refuseSeveral(typed: string, found: readonly Choice[]): void {
    const labels = found.map(({ label }) => label)
    if (found.length > 1) throw new Mistake(this.#say.several(typed, labels))
  }

  #check(answer: Answer): void {
    const fault = objection(this.#question, answer)
    if (fault === undefined) return
    for (const choice of this.#choices) {
      const there = this.#question.choices.filter(n => n === choice.n).length
      if (answer.filter(n => n === choice.n).length > there) throw new Mistake(this.#say.tooOften(choice.label, there))
    }
    throw new Mistake(this.#say.wrongCount(rightCount(this.#question, this.#say), answer.length))
  }
}
