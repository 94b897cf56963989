import type { Shelf } from '@kartentisch/lab/shelf'
import { findByThings } from '../people/finding.ts'
import type { Store } from '../store/contract.ts'
import type { Audit } from './audit.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'

/** How often is looked after what is to be tidied, and how much is done at once: others want to write too. */
const EVERY_MS = 30_000
const AT_ONCE = 50

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Options {
  readonly config: Pick<Config, 'KEEP_WAITING_DAYS' | 'KEEP_FINISHED_DAYS' | 'PACK_MINUTES'>
  readonly store: Store
  readonly shelf: Shelf
  readonly audit: Audit
  readonly metrics: Metrics
  readonly now: () => number
  fault(fault: unknown): void
}

/**
 * Puts games together that are over, lets old ones be found by cards, and drops what is kept no longer. Nodes may do so at the
 * same time.
 */
export class Tidying {
  readonly #options: Options
  readonly #timer: NodeJS.Timeout
  #tidying: Promise<void> | undefined
  #closing = false

  constructor(options: Options) {
    this.#options = options
    this.#timer = setInterval(() => this.#begin(), EVERY_MS)
    this.#timer.unref()
  }

  #begin(): void {
    this.#tidying ??= this.tidy()
      .catch(this.#options.fault)
      .finally(() => {
        this.#tidying = undefined
      })
  }

  async tidy(): Promise<void> {
    const { store, shelf, config, audit, metrics, now, fault } = this.#options
    const { KEEP_WAITING_DAYS, KEEP_FINISHED_DAYS, PACK_MINUTES } = config
    metrics.tidied.inc({ what: 'packed' }, await store.pack(now() - PACK_MINUTES * MINUTE, AT_ONCE))
    const outdated = {
      waiting: now() - KEEP_WAITING_DAYS * DAY,
      finished: KEEP_FINISHED_DAYS === 0 ? 0 : now() - KEEP_FINISHED_DAYS * DAY,
    }
    const gone = await store.sweep(outdated, AT_ONCE)
    metrics.tidied.inc({ what: 'dropped' }, gone.length)
    for (const table of gone) audit.note('table-deleted', { table, what: 'retention' })
    await findByThings(store, shelf, () => !this.#closing, fault)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#closing = true
    await this.#tidying
  }
}
