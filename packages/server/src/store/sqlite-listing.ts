import type { DatabaseSync } from 'node:sqlite'
import type { StoredTable, TableFilter } from './contract.ts'
import { listing, rarity } from './listing.ts'
import { readTableRow } from './rows.ts'
import { wantedIn } from './searching.ts'

/** Who sits at a table. */
export function playersAt(db: DatabaseSync, table: string): string[] {
  const rows = db.prepare('select player_id from sitters where table_id = ?').all(table)
  return rows.map(row => String(row.player_id))
}

/** Makes a list of tables. */
export function list(db: DatabaseSync, filter: TableFilter): StoredTable[] {
  const count = db.prepare(rarity('in (select value from json_each(?))'))
  const wanted = wantedIn(filter.search ?? '', filter.meanings)
  if (filter.search !== undefined && wanted.length === 0) return []
  const rarestFirst = wanted
    .map(either => ({ either, number: Number(count.get(JSON.stringify(either))?.number) }))
    .sort((a, b) => a.number - b.number)
    .map(({ either }) => either)
  const { text, values } = listing(filter, rarestFirst, number => `?${number}`)
  const rows = db.prepare(text).all(...values.map(value => (typeof value === 'boolean' ? Number(value) : value)))
  return rows.map(row => readTableRow(row, playersAt(db, String(row.id))))
}
