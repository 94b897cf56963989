import type pg from 'pg'
import { packed } from './archive.ts'
import type { Outdated } from './contract.ts'
import { OF_A_TABLE, type Row, readSnapshotRow } from './rows.ts'

/** Puts together what is kept of one game that is over; false if there is none to do. */
export async function packOne(client: pg.PoolClient, before: number): Promise<boolean> {
  const due = `select id from tables where not packed and status in ('finished', 'abandoned') and changed_at < $1
    order by changed_at limit 1 for update skip locked`
  const { rows: found } = await client.query<Row>(due, [before])
  const id = found[0]?.id
  if (typeof id !== 'string') return false
  const read = async (text: string) => (await client.query<Row>(text, [id])).rows
  const log = await read('select number, ref, body from log where table_id = $1 order by number')
  const parts = 'select number, answers, body, events from snapshots where table_id = $1 order by number'
  const snapshots = await read(parts)
  const [replay] = await read('select body from replays where table_id = $1')
  if (log.length + snapshots.length > 0 || replay !== undefined) {
    const body = packed({
      log: log.map(row => ({ number: Number(row.number), ref: String(row.ref), body: String(row.body) })),
      snapshots: snapshots.map(readSnapshotRow),
      replay: replay === undefined ? null : String(replay.body),
    })
    await client.query('insert into archives values ($1, $2)', [id, body])
    for (const where of ['log', 'snapshots', 'replays'])
      await client.query(`delete from ${where} where table_id = $1`, [id])
  }
  await client.query('update tables set packed = true where id = $1', [id])
  return true
}

/** Drops tables that are kept no longer, and gives which. */
export async function sweep(client: pg.PoolClient, { waiting, finished }: Outdated, limit: number): Promise<string[]> {
  const text = `select id from tables where (status = 'waiting' and changed_at < $1)
    or (status in ('finished', 'abandoned') and changed_at < $2) limit $3 for update skip locked`
  const { rows } = await client.query<Row>(text, [waiting, finished, limit])
  const ids = rows.map(({ id }) => String(id))
  await client.query('delete from tables where id = any($1)', [ids])
  for (const where of OF_A_TABLE) await client.query(`delete from ${where} where table_id = any($1)`, [ids])
  return ids
}
