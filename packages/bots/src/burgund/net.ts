/** Is told that something is there, by its number, and how much of it. */
export type Note = (input: number, amount: number) => void

/**
 * What has been learnt of some inputs: how much each counts by itself, and, by some neurons, together with others. `inputs`
 * has a row of neurons for each input, and a last one for what they are without any.
 */
export interface Learnt {
  readonly alone: Float64Array
  readonly inputs: Float64Array
  readonly outputs: Float64Array
}

/** Adds up what is noted, and tells what it amounts to. */
export class Net {
  readonly #learnt: Learnt
  readonly #sums: Float64Array
  readonly #heldSums: Float64Array
  #alone = 0
  #heldAlone = 0

  constructor(learnt: Learnt) {
    this.#learnt = learnt
    this.#sums = new Float64Array(learnt.outputs.length)
    this.#heldSums = new Float64Array(learnt.outputs.length)
  }

  /** Forgets all that was noted. */
  clear(): void {
    const { alone, inputs, outputs } = this.#learnt
    const none = alone.length * outputs.length
    for (let i = 0; i < outputs.length; i++) this.#sums[i] = inputs[none + i] ?? 0
    this.#alone = 0
  }

  /** Keeps what was noted so far, to begin with it again. */
  hold(): void {
    this.#heldSums.set(this.#sums)
    this.#heldAlone = this.#alone
  }

  /** Goes back to what was held. */
  resume(): void {
    this.#sums.set(this.#heldSums)
    this.#alone = this.#heldAlone
  }

  readonly note: Note = (input, amount) => {
    if (amount === 0) return
    const { alone, inputs, outputs } = this.#learnt
    const sums = this.#sums
    this.#alone += amount * (alone[input] ?? 0)
    const from = input * outputs.length
    for (let i = 0; i < outputs.length; i++) sums[i] = (sums[i] ?? 0) + amount * (inputs[from + i] ?? 0)
  }

  get worth(): number {
    const { outputs } = this.#learnt
    let worth = this.#alone
    for (let i = 0; i < outputs.length; i++) worth += Math.max(0, this.#sums[i] ?? 0) * (outputs[i] ?? 0)
    return worth
  }
}

/** Gives numbers to inputs, so many at a time, in the order in which they are asked for. */
export function numbering(): { next(count: number): number; readonly count: number } {
  let count = 0
  return {
    next(more) {
      const first = count
      count += more
      return first
    },
    get count() {
      return count
    },
  }
}

/** Numbers as they are written down. */
export const thousandths = (numbers: readonly number[]): Float64Array => Float64Array.from(numbers, n => n / 1000)
