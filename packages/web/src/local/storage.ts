import type { Entry, History, Save } from '@kartentisch/kernel'
import type { Participant } from '../table/feed.ts'

/** A game on this machine, as it is kept. */
export interface StoredGame {
  readonly id: string
  readonly game: string
  readonly participants: readonly Participant[]
  readonly save: Save<unknown, unknown>
  /** All that was done at the table. Games from before this was kept follow from the answers in `save`. */
  readonly entries?: readonly Entry[]
  /** What happened: a game that is over keeps it, so that it can be looked at again whatever becomes of the rules. */
  readonly told?: History
  readonly over: boolean
  readonly answers: number
  /** When it was last played, in milliseconds. */
  readonly changed: number
}

/** A game as older pages have stored it. */
type Kept = StoredGame | (Omit<StoredGame, 'participants'> & { readonly sittings: readonly Participant[] })

const read = (kept: Kept): StoredGame => ('sittings' in kept ? { ...kept, participants: kept.sittings } : kept)

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

export async function storedGame(id: string): Promise<StoredGame | undefined> {
  const kept: Kept | undefined = await done((await store('readonly')).get(id))
  return kept && read(kept)
}

/** All games on this machine, the last played first. */
export async function storedGames(): Promise<StoredGame[]> {
  const games: Kept[] = await done((await store('readonly')).getAll())
  return games.map(read).sort((a, b) => b.changed - a.changed)
}

export const removeGame = async (id: string): Promise<unknown> => done((await store('readwrite')).delete(id))
