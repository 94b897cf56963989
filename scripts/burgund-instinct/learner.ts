import { ASPECTS, Aspects, type Learnt, rated, WORTH_ASPECT } from '@kartentisch/bots'
import type { Sight } from '@kartentisch/burgund'
import { at, bits, type Question, type Random } from '@kartentisch/kernel'

/** Aspects that are there, by their numbers, and how much of each. */
interface Noted {
  readonly aspects: number[]
  readonly amounts: number[]
}

/** A question as it is learnt from. */
export interface Situation {
  readonly common: Noted
  readonly options: readonly (Noted & { readonly option: number })[]
}

function noted(tell: (note: (aspect: number, amount: number) => void) => void): Noted {
  const all: Noted = { aspects: [], amounts: [] }
  tell((aspect, amount) => {
    if (amount === 0) return
    all.aspects.push(aspect)
    all.amounts.push(amount)
  })
  return all
}

/** What there is to be noted of a question, the options first that the steady player thinks most of. */
export function situation(question: Question, sight: Sight): Situation {
  const aspects = new Aspects(question, sight)
  const list = rated(question, sight)
  const most = at(list, 0).worth
  return {
    common: noted(note => aspects.ofAll(note)),
    options: list.map(({ option, worth }) => ({
      option,
      ...noted(note => aspects.of(option, worth, most, note)),
    })),
  }
}

/** Numbers that are being learnt, by Adam: how far each goes depends on how steadily it is pulled. */
class Numbers {
  readonly values: Float64Array
  readonly pulls: Float64Array
  readonly #means: Float64Array
  readonly #squares: Float64Array

  constructor(values: Float64Array) {
    this.values = values
    this.pulls = new Float64Array(values.length)
    this.#means = new Float64Array(values.length)
    this.#squares = new Float64Array(values.length)
  }

  step(n: number, share: number, rate: number): void {
    const [one, two] = [1 - 0.9 ** n, 1 - 0.999 ** n]
    for (let i = 0; i < this.values.length; i++) {
      const pull = at(this.pulls, i) * share
      this.#means[i] = 0.9 * at(this.#means, i) + 0.1 * pull
      this.#squares[i] = 0.999 * at(this.#squares, i) + 0.001 * pull * pull
      const size = Math.sqrt(at(this.#squares, i) / two) + 1e-8
      this.values[i] = at(this.values, i) + (rate * at(this.#means, i)) / one / size
    }
    this.pulls.fill(0)
  }
}

/** Says how likely each option is to be chosen, and learns to choose otherwise. */
export class Learner {
  readonly #neurons: number
  readonly #alone: Numbers
  readonly #inputs: Numbers
  readonly #outputs: Numbers
  #steps = 0

  /** It begins with what the steady player thinks. */
  constructor(neurons: number, random: Random) {
    this.#neurons = neurons
    const some = (length: number, size: number) =>
      Float64Array.from({ length }, () => (bits(random) / 2 ** 32 - 0.5) * size)
    this.#alone = new Numbers(new Float64Array(ASPECTS))
    this.#alone.values[WORTH_ASPECT] = 10
    this.#inputs = new Numbers(some((ASPECTS + 1) * neurons, 0.5))
    this.#outputs = new Numbers(some(neurons, 0.02))
  }

  get learnt(): Learnt {
    return { alone: this.#alone.values, inputs: this.#inputs.values, outputs: this.#outputs.values }
  }

  /** What the neurons get from some aspects. */
  #add(sums: Float64Array, { aspects, amounts }: Noted): void {
    for (const [k, aspect] of aspects.entries())
      for (let i = 0; i < this.#neurons; i++)
        sums[i] = at(sums, i) + at(amounts, k) * at(this.#inputs.values, aspect * this.#neurons + i)
  }

  #sums({ common, options }: Situation): Float64Array[] {
    const shared = this.#inputs.values.slice(ASPECTS * this.#neurons)
    this.#add(shared, common)
    return options.map(option => {
      const sums = shared.slice()
      this.#add(sums, option)
      return sums
    })
  }

  /** The chance of each option to be chosen. */
  chances(situation: Situation, allSums = this.#sums(situation)): number[] {
    const scores = situation.options.map(({ aspects, amounts }, n) => {
      let score = 0
      for (const [k, aspect] of aspects.entries()) score += at(amounts, k) * at(this.#alone.values, aspect)
      for (const [i, sum] of at(allSums, n).entries()) score += Math.max(0, sum) * at(this.#outputs.values, i)
      return score
    })
    const most = Math.max(...scores)
    const shares = scores.map(score => Math.exp(score - most))
    const all = shares.reduce((sum, share) => sum + share, 0)
    return shares.map(share => share / all)
  }

  /** Notes that options should seem better by as much as `towards` says of their chances, or worse. */
  pull(situation: Situation, towards: (chances: readonly number[]) => readonly number[]): void {
    const allSums = this.#sums(situation)
    const { common, options } = situation
    for (const [n, force] of towards(this.chances(situation, allSums)).entries()) {
      const { aspects, amounts } = at(options, n)
      for (const [k, aspect] of aspects.entries()) this.#move(this.#alone, aspect, force * at(amounts, k))
      for (const [i, sum] of at(allSums, n).entries()) {
        if (sum <= 0) continue
        this.#move(this.#outputs, i, force * sum)
        const through = force * at(this.#outputs.values, i)
        this.#move(this.#inputs, ASPECTS * this.#neurons + i, through)
        for (const some of [common, { aspects, amounts }])
          for (const [k, aspect] of some.aspects.entries())
            this.#move(this.#inputs, aspect * this.#neurons + i, through * at(some.amounts, k))
      }
    }
  }

  #move({ pulls }: Numbers, i: number, by: number): void {
    pulls[i] = at(pulls, i) + by
  }

  /** Goes where it has been pulled by so many situations. */
  step(situations: number, rate: number): void {
    this.#steps++
    for (const numbers of [this.#alone, this.#inputs, this.#outputs])
      numbers.step(this.#steps, 1 / Math.max(1, situations), rate)
  }
}
