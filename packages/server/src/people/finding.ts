import type { Shelf } from '@kartentisch/lab/shelf'
import type { Store } from '../store/contract.ts'
import { thingsAt } from '../tables/lobby/kits.ts'
import { readRecordText, storedTable } from '../tables/table/record.ts'

/** So many are read at once. */
const AT_ONCE = 100
const PASS = 'things'

/**
 * Lets games be found by the cards they were played with that were finished before that was kept. Each is written by itself,
 * at its revision: whoever writes at the same time is first, and nothing else of it is changed. Stops when told to.
 */
export async function findByThings(
  store: Store,
  shelf: Shelf,
  goOn: () => boolean,
  fault: (fault: unknown) => void,
): Promise<number> {
  let found = 0
  while (goOn()) {
    const games = await store.finishedGames.next(PASS, AT_ONCE)
    const newest = games.at(-1)
    if (newest === undefined) break
    for (const { body, changedAt } of games) {
      if (!goOn()) return found
      try {
        const record = readRecordText(body)
        const things = record.things.length > 0 ? [] : thingsAt(record, shelf)
        if (things.length === 0) continue
        const kept = { ...record, things, revision: record.revision + 1 }
        if (await store.keepTable(storedTable(kept, changedAt))) found++
      } catch (reason) {
        // One that can't be read must not keep the others from being found.
        fault(reason)
      }
    }
    await store.finishedGames.seen(PASS, newest)
  }
  return found
}
