import type { Sql } from './statement.ts'

/** Which connection holds which token: a program has one, on whichever node. */
export class Holders {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** From now on this connection holds the token, and whichever did before does no more. */
  async take(digest: string, holder: string): Promise<void> {
    await this.#sql.write([{ text: 'update tokens set holder = $2 where digest = $1', values: [digest, holder] }])
  }

  /** Who holds each of these. */
  async of(digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (digests.length === 0) return new Map()
    const text = 'select digest, holder from tokens where digest in list($1)'
    const rows = await this.#sql.read(text, [JSON.stringify(digests)])
    return new Map(rows.map(row => [String(row.digest), String(row.holder)]))
  }
}
