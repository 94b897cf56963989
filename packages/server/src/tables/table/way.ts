/** What a message to a table goes through after it was received, in this order. */
export const STAGES = ['begun', 'decided', 'stored', 'told'] as const

export type Stage = (typeof STAGES)[number]

/**
 * One message's way through this node: how many milliseconds after it was received it reached each stage. `begun` is when
 * those before it at its table were done, `decided` when the rules had taken it, `stored` when it was on the disk, `told`
 * when everybody connected here was sent it.
 */
export class Way {
  readonly #received = performance.now()
  readonly #reached = new Map<Stage, number>()

  get ms(): number {
    return performance.now() - this.#received
  }

  reach(stage: Stage): void {
    this.#reached.set(stage, Math.round(1000 * this.ms) / 1000)
  }

  /** The stages it came to; what was tried again counts from the last time. */
  get stages(): Partial<Record<Stage, number>> {
    return Object.fromEntries(this.#reached)
  }
}
