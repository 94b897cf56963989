import type { Duty, Store } from '../store/contract.ts'
import type { TableRecord } from './record.ts'
import type { Sitting } from './sitting.ts'
import type { Table } from './table.ts'

/** The message may succeed if it is sent again: the store was away, or somebody else was first. */
export class Again extends Error {}

/** What a table tells its surroundings. */
export interface Surroundings {
  readonly node: string
  readonly store: Store
  /** Whether other nodes may write to the same tables. */
  readonly shared: boolean
  now(): number
  /** Something was written: other nodes may want to know. */
  written(table: string, number: number, revision: number): void
  /** What the table waits for has changed. */
  waits(table: Table): void
  /** It has become somebody's turn. */
  turn(table: Table, player: string): void
  fault(table: string, fault: unknown): void
}

/** What a table waits for, as the store keeps it. */
export function dutyOf(sitting: Sitting, record: TableRecord, node: string): Duty {
  const { asked, number, due, result } = sitting
  // A game that is over has still to be filed: whoever has the table does it, as if a bot had to move.
  if (result !== undefined || sitting.isBots(asked)) return { number, player: null, bot: true, due: null, node }
  return { number, player: record.seats[asked]?.player ?? null, bot: false, due, node }
}
