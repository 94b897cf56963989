import { useSyncExternalStore } from 'react'

/** What one is told wherever one is on the page. */
export type Told =
  /** Somebody asks one to a table. */
  | {
      readonly kind: 'invited'
      readonly table: string
      readonly name: string
      readonly from: string
      readonly invitation: string
    }
  /** Somebody with whom one has played would like another game. */
  | { readonly kind: 'rematch'; readonly table: string; readonly name: string; readonly from: string }
  /** It is one's turn, or one's game in a tournament has begun. */
  | { readonly kind: 'turn' | 'game'; readonly table: string; readonly name: string }
  /** A tournament begins soon: one has to say that one is there. */
  | { readonly kind: 'check-in'; readonly tournament: string; readonly name: string }

const idOf = (told: Told): string => (told.kind === 'check-in' ? told.tournament : told.table)

/** No two that are shown have the same. */
export const keyOf = (told: Told): string => `${told.kind} ${idOf(told)}`

/** Whether a page is the very one that this leads to. */
export const isAbout = (told: Told, [page, id]: readonly string[]): boolean =>
  page === (told.kind === 'check-in' ? 'tournament' : 'table') && id === idOf(told)

let all: readonly Told[] = []
const listeners = new Set<() => void>()

function set(next: readonly Told[]): void {
  all = next
  for (const listener of listeners) listener()
}

/** Whoever has come to a table need not be told to come; on the page of a tournament one still has to say something. */
function dropReached(): void {
  const here = location.hash.slice(2).split('/')
  const left = all.filter(told => told.kind === 'check-in' || !isAbout(told, here))
  if (left.length < all.length) set(left)
}

addEventListener('hashchange', dropReached)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells something until it is dropped. */
export function addTold(told: Told): void {
  set([...all.filter(one => keyOf(one) !== keyOf(told)), told])
  dropReached()
}

/** Something was said to it, here or elsewhere on the page; `id` is that of its table or tournament. */
export const dropTold = (kind: Told['kind'], id: string): void =>
  set(all.filter(told => told.kind !== kind || idOf(told) !== id))

/** What one was told since the page was opened and has said nothing to, the oldest first. */
export const useTold = (): readonly Told[] => useSyncExternalStore(subscribe, () => all)
