import { type Seat, seat } from '@kartentisch/kernel'
import type { Store } from '../../packages/server/src/store/contract.ts'
import { readEntry } from '../../packages/server/src/tables/entry.ts'
import { readRecord, sittingSetup, type TableRecord } from '../../packages/server/src/tables/record.ts'
import { Sitting } from '../../packages/server/src/tables/sitting.ts'

async function recordOf(store: Store, table: string): Promise<TableRecord> {
  const stored = await store.readTable(table)
  if (stored === undefined) throw new Error(`The table ${table} is gone.`)
  return readRecord(stored)
}

/** The game as the log alone makes it, from the deal on and without any snapshot. */
export async function openTruth(store: Store, table: string): Promise<Sitting> {
  const sitting = Sitting.deal(sittingSetup(await recordOf(store, table)))
  for (const { body } of await store.readLog(table, 1)) sitting.apply(readEntry(body))
  return sitting
}

/** Where a player sits, or that they only watch. */
export async function seatOf(store: Store, table: string, player: { id: string }): Promise<Seat> {
  const { seats } = await recordOf(store, table)
  return seat(seats.findIndex(one => one.player === player.id))
}
