import type { History, Save } from '@kartentisch/kernel'
import type { Sitting } from '../table/feed.ts'

/** A game on this machine, as it is kept. */
export interface StoredGame {
  readonly id: string
  readonly game: string
  readonly sittings: readonly Sitting[]
  readonly save: Save<unknown, unknown>
  /** What happened: a game that is over keeps it, so that it can be looked at again whatever becomes of the rules. */
  readonly told?: History
  readonly over: boolean
  readonly answers: number
  /** When it was last played, in milliseconds. */
  readonly changed: number
}

const STORE = 'games'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('kartentisch', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' })
  return done(opening)
}

/** Stays open: opening it anew would be most of the time that storing an answer takes. */
let base: Promise<IDBDatabase> | undefined

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  base ??= open()
  try {
    return (await base).transaction(STORE, mode).objectStore(STORE)
  } catch (fault) {
    // The browser may have closed it; the next one opens it again.
    base = undefined
    throw fault
  }
}

export const storeGame = async (game: StoredGame): Promise<unknown> => done((await store('readwrite')).put(game))

export const storedGame = async (id: string): Promise<StoredGame | undefined> => done((await store('readonly')).get(id))

/** All games on this machine, the last played first. */
export async function storedGames(): Promise<StoredGame[]> {
  const games: StoredGame[] = await done((await store('readonly')).getAll())
  return games.sort((a, b) => b.changed - a.changed)
}

export const removeGame = async (id: string): Promise<unknown> => done((await store('readwrite')).delete(id))
