interface Waiting<Op, Outcome> {
  readonly op: Op
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (fault: unknown) => void
}

/**
 * Gathers what comes in while the last batch is being written, so that many tables share one flush of the disk.
 * Nobody waits for a timer: a lone write goes at once.
 */
export class Batches<Op, Outcome> {
  readonly #write: (ops: readonly Op[]) => Promise<readonly Outcome[]>
  readonly #most: number
  #waiting: Waiting<Op, Outcome>[] = []
  #writing: Promise<void> | undefined

  constructor(write: (ops: readonly Op[]) => Promise<readonly Outcome[]>, most = 500) {
    this.#write = write
    this.#most = most
  }

  add(op: Op): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ op, resolve, reject })
      this.#writing ??= this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    // Whatever else arrives in this turn of the loop belongs to the same batch.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most)
      try {
        const outcomes = await this.#write(batch.map(({ op }) => op))
        batch.forEach(({ resolve, reject }, i) => {
          const outcome = outcomes[i]
          if (outcome === undefined) reject(new Error('The store did not answer.'))
          else resolve(outcome)
        })
      } catch (fault) {
        for (const { reject } of batch) reject(fault)
      }
    }
    this.#writing = undefined
  }

  /** Resolves when everything added so far is written. */
  async settled(): Promise<void> {
    await this.#writing
  }
}
