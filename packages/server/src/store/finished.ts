import type { Sql } from './statement.ts'

/** A finished game as it is kept. */
interface Finished {
  readonly id: string
  readonly changedAt: number
  readonly body: string
}

export const NEXT_FINISHED = `select id, changed_at, body from tables where status = 'finished'
  and (changed_at, id) > ($1, $2) order by changed_at, id limit $3`

/**
 * All finished games, gone through once for some purpose by its name, from the oldest on. How far that has come is kept: who is
 * stopped goes on there, and whatever is changed meanwhile comes again.
 */
export class FinishedGames {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** The next so many that were not seen. */
  async next(pass: string, limit: number): Promise<Finished[]> {
    const [mark] = await this.#sql.read('select changed_at, table_id from seen_through where pass = $1', [pass])
    const rows = await this.#sql.read(NEXT_FINISHED, [
      Number(mark?.changed_at ?? -1),
      String(mark?.table_id ?? ''),
      limit,
    ])
    return rows.map(row => ({ id: String(row.id), changedAt: Number(row.changed_at), body: String(row.body) }))
  }

  /** Keeps that all up to this one were seen. */
  async seen(pass: string, { changedAt, id }: Pick<Finished, 'changedAt' | 'id'>): Promise<void> {
    const text = `insert into seen_through values ($1, $2, $3) on conflict (pass)
      do update set changed_at = excluded.changed_at, table_id = excluded.table_id`
    await this.#sql.write([{ text, values: [pass, changedAt, id] }])
  }
}
