import type { Review } from '@kartentisch/bots'
import { answered } from '../browser/kept.ts'

/** What was found out about a game, as it is kept on this machine. */
export interface KeptReview {
  /** Which game it is about: the same however it came here. */
  readonly key: string
  readonly stage: number
  readonly review: Review
  /** In milliseconds. */
  readonly changed: number
}

const STORE = 'reviews'
/** The next number whenever reviews become others: older ones are made anew. */
const FORM = 4
/** Older ones are forgotten. */
const MOST = 100

// A base of its own: the one of the games can't be changed while another page has it open.
async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('kartentisch reviews', FORM)
  opening.onupgradeneeded = () => {
    const { result } = opening
    if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE)
    result.createObjectStore(STORE, { keyPath: 'key' })
  }
  return (await answered(opening)).transaction(STORE, mode).objectStore(STORE)
}

/** Nothing where there is none, or where nothing can be kept. */
export async function keptReview(key: string): Promise<KeptReview | undefined> {
  try {
    return await answered<KeptReview | undefined>((await store('readonly')).get(key))
  } catch {
    return undefined
  }
}

/** Keeps a review; without storage it is made anew when it is wanted again. */
export async function keepReview(kept: KeptReview): Promise<void> {
  try {
    const reviews = await store('readwrite')
    await answered(reviews.put(kept))
    const all: KeptReview[] = await answered(reviews.getAll())
    for (const { key } of all.sort((a, b) => b.changed - a.changed).slice(MOST)) reviews.delete(key)
  } catch {
    // The review that is shown is none the worse for it.
  }
}
