import { z } from 'zod'
import type { Store } from '../store/contract.ts'
import type { Hall } from '../tables/hall/hall.ts'

const recording = z.looseObject({ players: z.array(z.string()) })

const AT_ONCE = 100

interface Rooms {
  readonly store: Store
  readonly hall: Hall
}

/** Gives a player, by all the ids they have had, another name at every table and in every replay. */
export async function renameAtTables(ids: readonly string[], name: string, { store, hall }: Rooms): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    // What is changed comes first in the list, so that the list is read again until it has nothing new.
    const tables = await store.listTables({ players: ids, limit: AT_ONCE + done.size })
    const next = tables.filter(({ id }) => !done.has(id))
    if (next.length === 0) return
    for (const { id } of next) {
      done.add(id)
      await renameReplay(id, await renameTable(id, ids, name, hall), name, store)
    }
  }
}

/** Changes the name of who sits at a table, also in what it is called, and gives the seats. */
async function renameTable(table: string, ids: readonly string[], name: string, hall: Hall): Promise<number[]> {
  const isTheirs = ({ player }: { readonly player: string | null }) => player !== null && ids.includes(player)
  const { seats } = await (await hall.table(table)).change(record => {
    const before = record.seats.flatMap(seat => (isTheirs(seat) && seat.name !== null ? [seat.name] : []))
    const anew = (text: string) => before.reduce((left, own) => left.replaceAll(own, name), text)
    return {
      ...record,
      name: anew(record.name),
      openedBy: record.openedBy === null ? null : anew(record.openedBy),
      seats: record.seats.map(seat => (isTheirs(seat) ? { ...seat, name } : seat)),
    }
  })
  return seats.flatMap((seat, i) => (isTheirs(seat) ? [i] : []))
}

async function renameReplay(table: string, seats: readonly number[], name: string, store: Store): Promise<void> {
  const replay = await store.readReplay(table)
  if (replay === undefined) return
  const file = recording.parse(JSON.parse(replay))
  const players = file.players.map((one, i) => (seats.includes(i) ? name : one))
  await store.keepReplay(table, JSON.stringify({ ...file, players }))
}
