import { readEntry, type Seat, Sitting, seat } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab/shelf'
import type { Store } from '../../packages/server/src/store/contract.ts'
import { readRecord, type TableRecord } from '../../packages/server/src/tables/table/record.ts'

async function recordOf(store: Store, table: string): Promise<TableRecord> {
  const stored = await store.readTable(table)
  if (stored === undefined) throw new Error(`The table ${table} is gone.`)
  return readRecord(stored)
}

/** The game as the log alone makes it, from the deal on and without any snapshot. */
export async function openTruth(store: Store, table: string): Promise<Sitting> {
  const { game, setup, seed, seats } = await recordOf(store, table)
  const shelf = await Shelf.load()
  const bots = seats.map(({ kind, level }) => (kind === 'bot' ? level : null))
  const sitting = Sitting.deal({ game: shelf.kit(game).game.game, setup, seed }, bots)
  for (const { body } of await store.readLog(table, 1)) sitting.apply(readEntry(JSON.parse(body)))
  return sitting
}

/** Where a player sits, or that they only watch. */
export async function seatOf(store: Store, table: string, player: { id: string }): Promise<Seat> {
  const { seats } = await recordOf(store, table)
  return seat(seats.findIndex(one => one.player === player.id))
}
