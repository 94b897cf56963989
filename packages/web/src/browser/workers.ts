import { type Called, callsTo, type End } from './port.ts'

/** A worker as whoever starts it has it. */
interface Started extends End {
  terminate(): void
}

/** A worker that somebody has, until they leave it. */
export interface Hired<Offers, News = never> {
  readonly calls: Called<Offers>
  /** Who listens to its news. */
  hear: ((news: News) => void) | undefined
  /** Lets it rest until somebody needs it, if it has nothing more to do; else it is ended. Says whether it rests. */
  leave(isDone: boolean): boolean
}

/** A worker, and who has it. */
class Running<Offers, News> {
  readonly calls: Called<Offers>
  hired: Hired<Offers, News> | undefined
  readonly #worker: Started
  readonly #unanswered = new Map<number, PromiseWithResolvers<unknown>>()

  constructor(worker: Started) {
    this.#worker = worker
    this.calls = callsTo<Offers, News>(worker, news => this.hired?.hear?.(news), this.#unanswered)
  }

  get isWaitedFor(): boolean {
    return this.#unanswered.size > 0
  }

  end(): void {
    this.#worker.terminate()
  }
}

/**
 * Hires workers of one kind. One that was left rests for whoever comes next: it has loaded all that it needs, and a table is
 * laid in half the time. More than one never rests.
 */
export function hiring<Offers, News = never>(start: () => Started): () => Hired<Offers, News> {
  let resting: Running<Offers, News> | undefined
  return () => {
    const running = resting ?? new Running<Offers, News>(start())
    resting = undefined
    const hired: Hired<Offers, News> = {
      calls: running.calls,
      hear: undefined,
      leave(isDone) {
        // Who has left it before has no say in it: somebody else may have it.
        if (running.hired !== hired) return false
        running.hired = undefined
        // Whoever comes next must not wait for what was asked before.
        const rests = isDone && !running.isWaitedFor && resting === undefined
        if (rests) resting = running
        else running.end()
        return rests
      },
    }
    running.hired = hired
    return hired
  }
}
