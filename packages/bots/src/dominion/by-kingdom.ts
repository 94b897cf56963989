import type { Catalogue, Tables } from '@kartentisch/dominion'
import { kingdomKey } from './kingdom-key.ts'

/** So many kingdoms of each game are remembered. */
const KEPT = 100

/** What was found out about kingdoms, whoever begins in them; with other sets they are others, though called the same. */
export class ByKingdom<T> {
  readonly #found = new WeakMap<Catalogue, Map<string, T>>()

  get({ catalogue, setup }: Tables): T | undefined {
    return this.#found.get(catalogue)?.get(kingdomKey(setup))
  }

  set({ catalogue, setup }: Tables, value: T): void {
    const known = this.#found.get(catalogue) ?? new Map<string, T>()
    if (known.size >= KEPT) known.clear()
    known.set(kingdomKey(setup), value)
    this.#found.set(catalogue, known)
  }
}
