import type { Store } from '../store/contract.ts'

/** An answer is good for so long, so that asking often costs no more than asking now and then. */
const FRESH_MS = 500

/** After so long without an answer a store counts as away. */
const PATIENCE_MS = 2000

/** Tells whether answers can be taken here and now: by writing something, as an answer would be written. */
export class Readiness {
  readonly #store: Store
  readonly #node: string
  #asked: Promise<boolean> | undefined
  /** Whether it was ready when last asked. */
  last = true

  constructor(store: Store, node: string) {
    this.#store = store
    this.#node = node
  }

  isReady(): Promise<boolean> {
    if (this.#asked === undefined) {
      this.#asked = this.#ask()
      setTimeout(() => {
        this.#asked = undefined
      }, FRESH_MS).unref()
    }
    return this.#asked
  }

  async #ask(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>(resolve => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS)
    })
    const wrote = this.#store.pulse(this.#node).then(
      () => true,
      () => false,
    )
    this.last = await Promise.race([wrote, late])
    clearTimeout(timer)
    return this.last
  }
}
