import type { Store } from '../store/contract.ts'
import { readEntry } from './entry.ts'
import type { SittingSnapshot } from './kept.ts'
import { sittingSetup, type TableRecord } from './record.ts'
import { Sitting, TooFarBack } from './sitting.ts'

/** How far back doubled messages are known by heart. */
const REFS_BEFORE = 40

/** A sitting taken up from the store, and what is needed to go on with it. */
export interface Opened {
  readonly sitting: Sitting
  /** Which message made which entry. */
  readonly refs: Map<string, number>
  /** The number of the snapshot it was taken up from. */
  snapshotAt: number
}

/** How many happenings stay in memory for who comes back. */
const REMEMBERED = 48

/**
 * Takes up a game from its newest snapshot with at most `maxAnswers` answers, and from the deal where there is none.
 * An undo in the log may reach back before a snapshot; then an earlier one is taken.
 */
export async function openSitting(store: Store, record: TableRecord, maxAnswers?: number): Promise<Opened> {
  const stored = await store.readSnapshot(record.id, maxAnswers)
  const setup = sittingSetup(record)
  // What a snapshot holds was written by this server: it is not parsed again.
  const kept: SittingSnapshot | undefined = stored === undefined ? undefined : JSON.parse(stored.body)
  const sitting = kept === undefined ? Sitting.deal(setup) : Sitting.resume(setup, kept)
  const snapshotAt = kept?.number ?? 0
  const refs = new Map<string, number>()
  try {
    for (const { number, ref, body } of await store.readLog(record.id, Math.max(1, snapshotAt + 1 - REFS_BEFORE))) {
      refs.set(ref, number)
      if (number > snapshotAt) sitting.apply(readEntry(body))
    }
  } catch (fault) {
    if (!(fault instanceof TooFarBack)) throw fault
    return openSitting(store, record, sitting.base - 1)
  }
  return { sitting, refs, snapshotAt }
}

/** Writes down where a game stands, with what happened since the snapshot before. */
export async function keepSnapshot(store: Store, table: string, sitting: Sitting, snapshotAt: number): Promise<void> {
  const snapshot = sitting.snapshot()
  const { number, match } = snapshot
  const events = sitting.happenings.filter(one => one.number > snapshotAt || (one.number === 0 && snapshotAt === 0))
  const body = JSON.stringify(snapshot)
  await store.keepSnapshot(table, { number, answers: match.before, body, events: JSON.stringify(events) })
  sitting.forget(REMEMBERED)
}
