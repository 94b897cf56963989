import type { Results } from '../store/results.ts'
import { applied } from './ratings.ts'

/** So many results are counted at once. */
const AT_ONCE = 100

/** How often is looked for results that nobody has counted: whoever should have may have died. */
const EVERY_MS = 5000

/**
 * Counts results into ratings. The log of results says what there is to count and the ladder how far that was done, so that
 * each is counted once, whoever does it and whenever one stops in between.
 */
export class Rater {
  readonly #results: Results
  readonly #fault: (fault: unknown) => void
  readonly #timer: NodeJS.Timeout
  #counting: Promise<void> | undefined

  constructor(results: Results, fault: (fault: unknown) => void) {
    this.#results = results
    this.#fault = fault
    this.#timer = setInterval(() => this.soon(), EVERY_MS)
    this.#timer.unref()
  }

  /** Counts what there is to count; nobody waits for it. */
  soon(): void {
    this.#counting ??= this.count()
      .catch(this.#fault)
      .finally(() => {
        this.#counting = undefined
      })
  }

  async count(): Promise<void> {
    for (;;) {
      const pending = await this.#results.pending()
      if (pending.length === 0) return
      for (const { ladder, applied: from } of pending) await this.#countSome(ladder, from)
    }
  }

  async #countSome(ladder: string, from: number): Promise<void> {
    const results = await this.#results.after(ladder, from, AT_ONCE)
    const players = [...new Set(results.flatMap(({ places }) => places.map(({ player }) => player)))]
    const known = await this.#results.ratingsIn(ladder, players)
    await this.#results.apply(ladder, from, applied(new Map(known.map(one => [one.player, one])), results))
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#counting
  }
}
