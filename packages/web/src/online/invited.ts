import { useSyncExternalStore } from 'react'

/** Somebody asks one to a table. */
export interface Invited {
  readonly table: string
  readonly name: string
  readonly from: string
  readonly invitation: string
}

let invites: readonly Invited[] = []
const listeners = new Set<() => void>()

function set(next: readonly Invited[]): void {
  invites = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const addInvite = (invited: Invited): void =>
  set([...invites.filter(({ table }) => table !== invited.table), invited])

export const dropInvite = (gone: string): void => set(invites.filter(({ table }) => table !== gone))

/** The tables to which one was asked since the page was opened, and has said nothing to it. */
export const useInvites = (): readonly Invited[] => useSyncExternalStore(subscribe, () => invites)
