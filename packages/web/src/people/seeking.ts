import type { Timer } from '@kartentisch/protocol'
import { useSyncExternalStore } from 'react'

/** What somebody wants to play with others. */
export interface Wanted {
  readonly game: string
  readonly players: number
  readonly rated: boolean
  readonly timer: Timer
  readonly pool: readonly string[]
  /** Whether programs may be among the others. */
  readonly programs?: boolean
}

/** A search for others, wherever on the page one is meanwhile. */
export interface Search extends Wanted {
  readonly search: string
  readonly since: number
}

let current: Search | undefined
const listeners = new Set<() => void>()

function set(search: Search | undefined): void {
  current = search
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSearch = (): Search | undefined => useSyncExternalStore(subscribe, () => current)

export const beginSearch = (wanted: Wanted): void =>
  set({ ...wanted, search: crypto.getRandomValues(new Uint32Array(3)).join('-'), since: Date.now() })

export const endSearch = (): void => set(undefined)
