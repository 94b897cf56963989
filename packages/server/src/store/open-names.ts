import type { Sql } from './statement.ts'

/** Whose names may stand in what is published about games; everybody else's are left out. */
export class OpenNames {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async allow(player: string, allowed: boolean): Promise<void> {
    const text = allowed
      ? 'insert into open_names values ($1) on conflict do nothing'
      : 'delete from open_names where player = $1'
    await this.#sql.write([{ text, values: [player] }])
  }

  async has(player: string): Promise<boolean> {
    return (await this.#sql.read('select 1 as one from open_names where player = $1', [player])).length > 0
  }
}
