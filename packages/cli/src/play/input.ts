import {
  type Answer,
  at,
  type LetteredChoice as Choice,
  didYouMean,
  inEvery,
  joined,
  Mistake,
  meant,
  objection,
  type Question,
  type Wording,
} from '@kartentisch/kernel'
import { say } from '../words/say.ts'

const namesOf = ({ label, also }: Choice): string[] => [label, ...also]

/** How many may be chosen, in words. */
export function rightCount({ choices, min, max, orNone }: Question): Wording {
  const most = Math.min(max, choices.length)
  const least = Math.min(min, most)
  const right = least === most ? say('exactly', { n: most }) : say('between', { least, most })
  return orNone ? say('orNone', { right }) : right
}

/** What is typed to choose each of some choices. */
export const keys = (choices: readonly Choice[]): string[] => choices.map(({ key }, i) => key ?? String(i + 1))

/** The amounts that may be typed, where the choices are amounts. */
export function amountRange(choices: readonly Choice[]): Wording | undefined {
  const first = choices[0]?.key
  const last = choices.at(-1)?.key
  return first === undefined || last === undefined ? undefined : say('amount', { least: first, most: last })
}

/** Reads what somebody typed as an answer to a question. */
export class Reader {
  readonly #question: Question
  readonly #choices: readonly Choice[]

  constructor(question: Question, choices: readonly Choice[]) {
    this.#question = question
    this.#choices = choices
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
    const range = amountRange(this.#choices)
    if (range !== undefined) throw new Mistake(say('noAmount', { typed: first, range }))
    if (/^\d+$/.test(first)) throw new Mistake(say('noPlace', { typed: first, most: this.#choices.length }))
    // Where one thing is chosen, all the words are its name.
    const one = this.#question.max === 1
    if (!one) this.#refuseSeveral(first, this.#find(first))
    const typed = one ? words.join(' ') : first
    const near = didYouMean(typed, this.#choices.flatMap(namesOf))
    throw new Mistake(say('noChoice', { typed, nearest: near.en === '' ? say('typeAChoice') : near }))
  }

  #refuseSeveral(typed: string, found: readonly Choice[]): void {
    if (found.length < 2) return
    const labels = found.map(({ label }) => label)
    throw new Mistake(say('several', { typed, labels: inEvery(language => joined(labels, 'or', language)) }))
  }

  #check(answer: Answer): void {
    const fault = objection(this.#question, answer)
    if (fault === undefined) return
    for (const choice of this.#choices) {
      const there = this.#question.choices.filter(n => n === choice.n).length
      if (answer.filter(n => n === choice.n).length > there) {
        const { label } = choice
        throw new Mistake(there === 1 ? say('onlyOne', { label }) : say('onlySo', { label, n: there }))
      }
    }
    throw new Mistake(say('wrongCount', { right: rightCount(this.#question), n: answer.length }))
  }
}
