import { forgetEntrant } from '../people/tournament.ts'
import type { Store } from '../store/contract.ts'
import type { Hall } from '../tables/hall/hall.ts'
import { say } from '../words/serving.ts'
import type { Identities } from './identity.ts'
import { renameAtTables } from './renaming.ts'

/** What somebody without an account is called in the games they have played. */
const NOBODY = say('forgotten').en

/**
 * Takes the name of a player whose account is gone out of everything others can read. Their games stay: they are the
 * others' games too.
 */
export async function forget(
  player: string,
  { store, hall, identities }: { readonly store: Store; readonly hall: Hall; readonly identities: Identities },
): Promise<void> {
  const ids = await store.idsOf(player)
  await renameAtTables(ids, NOBODY, { store, hall })
  for (const id of ids) {
    await store.seeks.forget(id)
    await store.notices.forget(id)
    await store.friends.forget(id)
    await store.openNames.allow(id, false)
    await store.manners.forget(id, NOBODY)
    await forgetEntrant(id, NOBODY, store)
    await identities.forget(id, NOBODY)
  }
}
