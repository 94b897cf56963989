interface Waiting<Op, Outcome> {
  readonly op: Op
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (fault: unknown) => void
}

export interface BatchOptions {
  readonly most?: number
  /** Whether a batch failed, and nothing of it was written, because of what one of them wants to write. */
  isAboutValues?(fault: unknown): boolean
}

/**
 * Gathers what comes in while the last batch is being written, so that many tables share one flush of the disk.
 * Nobody waits for a timer: a lone write goes at once.
 */
export class Batches<Op, Outcome> {
  readonly #write: (ops: readonly Op[]) => Promise<readonly Outcome[]>
  readonly #most: number
  readonly #isAboutValues: (fault: unknown) => boolean
  #waiting: Waiting<Op, Outcome>[] = []
  #writing: Promise<void> | undefined

  constructor(
    write: (ops: readonly Op[]) => Promise<readonly Outcome[]>,
    { most = 500, isAboutValues = () => false }: BatchOptions = {},
  ) {
    this.#write = write
    this.#most = most
    this.#isAboutValues = isAboutValues
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
    while (this.#waiting.length > 0) await this.#writeBatch(this.#waiting.splice(0, this.#most))
    this.#writing = undefined
  }

  async #writeBatch(batch: readonly Waiting<Op, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#write(batch.map(({ op }) => op))
      batch.forEach(({ resolve, reject }, i) => {
        const outcome = outcomes[i]
        if (outcome === undefined) reject(new Error('The store did not answer.'))
        else resolve(outcome)
      })
    } catch (fault) {
      if (batch.length === 1 || !this.#isAboutValues(fault)) {
        for (const { reject } of batch) reject(fault)
        return
      }
      // One of them can't be written, and the others shall not suffer for it: it is looked for by halves.
      const half = batch.length >> 1
      await this.#writeBatch(batch.slice(0, half))
      await this.#writeBatch(batch.slice(half))
    }
  }

  /** Resolves when everything added so far is written. */
  async settled(): Promise<void> {
    await this.#writing
  }
}
