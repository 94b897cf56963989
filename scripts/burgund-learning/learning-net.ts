import type { Learnt, Note } from '@kartentisch/bots'
import { at } from '@kartentisch/kernel'

/** Inputs that are there, by their numbers, and how much of each. */
export interface Noted {
  readonly inputs: readonly number[]
  readonly amounts: readonly number[]
}

export function noted(tell: (note: Note) => void): Noted {
  const inputs: number[] = []
  const amounts: number[] = []
  tell((input, amount) => {
    if (amount === 0) return
    inputs.push(input)
    amounts.push(amount)
  })
  return { inputs, amounts }
}

/** Numbers that are being learnt, by Adam: how far each goes depends on how steadily it is pulled. */
class Numbers {
  readonly values: Float64Array
  readonly pulls: Float64Array
  readonly #means: Float64Array
  readonly #squares: Float64Array

  constructor(values: Float64Array) {
    this.values = values.slice()
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

/** A net that can be pulled: what it says of some inputs shall be more, or less. */
export class LearningNet {
  readonly #alone: Numbers
  readonly #inputs: Numbers
  readonly #outputs: Numbers
  /** What the neurons got last, and what each passes on. */
  readonly #sums: Float64Array
  readonly #through: Float64Array
  #pulled = 0
  #steps = 0

  constructor({ alone, inputs, outputs }: Learnt) {
    this.#alone = new Numbers(alone)
    this.#inputs = new Numbers(inputs)
    this.#outputs = new Numbers(outputs)
    this.#sums = new Float64Array(outputs.length)
    this.#through = new Float64Array(outputs.length)
  }

  /** The numbers themselves: whoever reckons with them sees them change. */
  get learnt(): Learnt {
    return { alone: this.#alone.values, inputs: this.#inputs.values, outputs: this.#outputs.values }
  }

  worth({ inputs, amounts }: Noted): number {
    const { alone, inputs: weights, outputs } = this.learnt
    const sums = this.#sums
    const none = alone.length * outputs.length
    for (let i = 0; i < sums.length; i++) sums[i] = weights[none + i] ?? 0
    let worth = 0
    for (let k = 0; k < inputs.length; k++) {
      const [input, amount] = [inputs[k] ?? 0, amounts[k] ?? 0]
      worth += amount * (alone[input] ?? 0)
      const from = input * sums.length
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + amount * (weights[from + i] ?? 0)
    }
    for (let i = 0; i < sums.length; i++) worth += Math.max(0, sums[i] ?? 0) * (outputs[i] ?? 0)
    return worth
  }

  /** Notes that these inputs should be worth more by so much, or less. */
  pull(some: Noted, force: number): void {
    this.worth(some)
    const { inputs, amounts } = some
    const [sums, through] = [this.#sums, this.#through]
    const outputs = this.#outputs
    for (let i = 0; i < sums.length; i++) {
      const sum = Math.max(0, sums[i] ?? 0)
      outputs.pulls[i] = (outputs.pulls[i] ?? 0) + force * sum
      through[i] = sum > 0 ? force * (outputs.values[i] ?? 0) : 0
    }
    const { pulls } = this.#inputs
    const passOn = (from: number, amount: number) => {
      for (let i = 0; i < through.length; i++) pulls[from + i] = (pulls[from + i] ?? 0) + amount * (through[i] ?? 0)
    }
    passOn(this.#alone.values.length * through.length, 1)
    for (let k = 0; k < inputs.length; k++) {
      const [input, amount] = [inputs[k] ?? 0, amounts[k] ?? 0]
      this.#alone.pulls[input] = (this.#alone.pulls[input] ?? 0) + force * amount
      passOn(input * through.length, amount)
    }
  }

  /** Says that all is told of one example, and goes where it has been pulled when so many are. */
  step(examples: number, rate: number): void {
    if (++this.#pulled < examples) return
    this.#pulled = 0
    this.#steps++
    for (const numbers of [this.#alone, this.#inputs, this.#outputs]) numbers.step(this.#steps, 1 / examples, rate)
  }
}
