import type { History, Recording, Save } from '@kartentisch/kernel'
import { answered, written } from '../browser/kept.ts'
import type { Participant } from '../table/feed.ts'
import { companyOf } from './recorded.ts'

/** A game on this machine, as it is kept. */
export interface StoredGame {
  readonly id: string
  readonly recording: Recording
  /** When it was last played, in milliseconds. */
  readonly changed: number
}

/** A game as pages kept it before games had one form as a file. */
interface OlderGame extends Pick<StoredGame, 'id' | 'changed'> {
  readonly sittings: readonly Participant[]
  readonly save: Save<unknown, unknown>
  readonly told?: History
  readonly over: boolean
}

function read(kept: StoredGame | OlderGame): StoredGame {
  if ('recording' in kept) return kept
  const { id, changed, save, sittings, over, told } = kept
  const recording = { ...save, ...companyOf(sittings), finished: over, ...(told !== undefined && { told }) }
  return { id, changed, recording }
}

const STORE = 'games'

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('kartentisch', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' })
  return answered(opening)
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

export const storeGame = async (game: StoredGame): Promise<void> =>
  written(await store('readwrite'), games => games.put(game))

export async function storedGame(id: string): Promise<StoredGame | undefined> {
  const kept: StoredGame | OlderGame | undefined = await answered((await store('readonly')).get(id))
  return kept && read(kept)
}

/** All games on this machine, the last played first. */
export async function storedGames(): Promise<StoredGame[]> {
  const games: (StoredGame | OlderGame)[] = await answered((await store('readonly')).getAll())
  return games.map(read).sort((a, b) => b.changed - a.changed)
}

export const removeGame = async (id: string): Promise<void> =>
  written(await store('readwrite'), games => games.delete(id))
