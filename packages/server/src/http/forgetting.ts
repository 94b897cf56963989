import { z } from 'zod'
import type { Store } from '../store/contract.ts'
import type { Hall } from '../tables/hall.ts'
import { say } from '../words/serving.ts'
import type { Identities } from './identity.ts'

const recording = z.looseObject({ players: z.array(z.string()) })

/** What somebody without an account is called in the games they have played. */
const NOBODY = say('forgotten').en

const AT_ONCE = 100

/**
 * Takes the name of a player whose account is gone out of everything others can read. Their games stay: they are the
 * others' games too.
 */
export async function forget(
  player: string,
  { store, hall, identities }: { readonly store: Store; readonly hall: Hall; readonly identities: Identities },
): Promise<void> {
  const ids = await store.idsOf(player)
  const done = new Set<string>()
  for (;;) {
    // What is changed comes first in the list, so that the list is read again until it has nothing new.
    const tables = await store.listTables({ players: ids, limit: AT_ONCE + done.size })
    const next = tables.filter(({ id }) => !done.has(id))
    if (next.length === 0) break
    for (const { id } of next) {
      done.add(id)
      const seats = await rename(id, ids, hall)
      await renameReplay(id, seats, store)
    }
  }
  for (const id of ids) {
    await store.seeks.forget(id)
    await store.notices.forget(id)
    await store.friends.forget(id)
    await identities.forget(id, NOBODY)
  }
}

/** Takes the name out of who sits at a table and what it is called, and gives the seats. */
async function rename(table: string, ids: readonly string[], hall: Hall): Promise<number[]> {
  const isTheirs = ({ player }: { readonly player: string | null }) => player !== null && ids.includes(player)
  const { seats } = await (await hall.table(table)).change(record => {
    const names = record.seats.flatMap(seat => (isTheirs(seat) && seat.name !== null ? [seat.name] : []))
    return {
      ...record,
      name: names.reduce((name, own) => name.replaceAll(own, NOBODY), record.name),
      seats: record.seats.map(seat => (isTheirs(seat) ? { ...seat, name: NOBODY } : seat)),
    }
  })
  return seats.flatMap((seat, i) => (isTheirs(seat) ? [i] : []))
}

async function renameReplay(table: string, seats: readonly number[], store: Store): Promise<void> {
  const replay = await store.readReplay(table)
  if (replay === undefined) return
  const file = recording.parse(JSON.parse(replay))
  const players = file.players.map((name, i) => (seats.includes(i) ? NOBODY : name))
  await store.keepReplay(table, JSON.stringify({ ...file, players }))
}
