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

/**
 * Hires workers of one kind. One that was left rests for whoever comes next: it has loaded all that it needs, and a table is
 * laid in half the time. More than one never rests.
 */
export function hiring<Offers, News = never>(start: () => Started): () => Hired<Offers, News> {
  let resting: Hired<Offers, News> | undefined
  return () => {
    const rested = resting
    resting = undefined
    if (rested !== undefined) return rested
    const worker = start()
    const unanswered = new Map<number, PromiseWithResolvers<unknown>>()
    const hired: Hired<Offers, News> = {
      calls: callsTo<Offers, News>(worker, news => hired.hear?.(news), unanswered),
      hear: undefined,
      leave(isDone) {
        hired.hear = undefined
        // Whoever comes next must not wait for what was asked before.
        const rests = isDone && unanswered.size === 0 && resting === undefined
        if (rests) resting = hired
        else worker.terminate()
        return rests
      },
    }
    return hired
  }
}
