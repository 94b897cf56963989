import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type Duty, LEASE_MS, type StoredTable } from './contract.ts'
import type { Operation, Outcome } from './operations.ts'
import { SQLITE_MIGRATIONS } from './sqlite-schema.ts'

/** Opens the file for writing: full durability, each commit flushed before it counts. */
export function openForWriting(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;')
  const version = Number(db.prepare('pragma user_version').get()?.user_version ?? 0)
  for (let i = version; i < SQLITE_MIGRATIONS.length; i++) {
    db.exec(`begin immediate; ${SQLITE_MIGRATIONS[i]}; pragma user_version = ${i + 1}; commit;`)
  }
  return db
}

/** Writes batches of operations, each batch in one commit. */
export class Writing {
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  #sql(text: string): StatementSync {
    const known = this.#prepared.get(text)
    if (known !== undefined) return known
    const statement = this.#db.prepare(text)
    this.#prepared.set(text, statement)
    return statement
  }

  write(operations: readonly Operation[]): Outcome[] {
    try {
      return this.#commit(operations)
    } catch (fault) {
      if (operations.length === 1) return [{ fault: String(fault) }]
      // One of them can't be written: the others shall not suffer for it.
      return operations.flatMap(operation => this.write([operation]))
    }
  }

  #commit(operations: readonly Operation[]): Outcome[] {
    this.#db.exec('begin immediate')
    try {
      const outcomes = operations.map(operation => this.#do(operation))
      this.#db.exec('commit')
      return outcomes
    } catch (fault) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw fault
    }
  }

  #do(operation: Operation): Outcome {
    switch (operation.op) {
      case 'append': {
        const { number, ref, body } = operation.line
        const added = this.#sql('insert or ignore into log values (?, ?, ?, ?)').run(operation.table, number, ref, body)
        if (added.changes === 0) return false
        this.#setDuty(operation.table, operation.duty)
        return true
      }
      case 'snapshot': {
        const { number, answers, body, events } = operation.snapshot
        const sql = 'insert or replace into snapshots values (?, ?, ?, ?, ?)'
        this.#sql(sql).run(operation.table, number, answers, body, events)
        return true
      }
      case 'table':
        return this.#keepTable(operation.table, operation.duty)
      case 'replay':
        this.#sql('insert or replace into replays values (?, ?)').run(operation.table, operation.body)
        return true
      case 'chat': {
        const { seat, player, name, text, at } = operation.line
        const sql = `insert into chat select ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6
          from chat where table_id = ?1 returning number`
        return Number(this.#sql(sql).get(operation.table, seat, player, name, text, at)?.number)
      }
      case 'player': {
        const { id, name, account, webhook } = operation.player
        const sql = `insert into players (id, name, account, webhook) values (?, ?, ?, ?)
          on conflict (id) do update set name = excluded.name, account = excluded.account, webhook = excluded.webhook`
        this.#sql(sql).run(id, name, account, webhook)
        return true
      }
      case 'move': {
        const { guest, into } = operation
        this.#sql('update players set moved_into = ?2 where id = ?1 or moved_into = ?1').run(guest, into)
        return true
      }
      case 'token': {
        const { digest, player, kind } = operation
        this.#sql('insert or replace into tokens values (?, ?, ?)').run(digest, player, kind)
        return true
      }
      case 'drop-token':
        return this.#sql('delete from tokens where digest = ?').run(operation.digest).changes > 0
      case 'claim': {
        const now = Date.now()
        const { node, ms, dueBefore, limit } = operation
        const sql = `update duties set node = ?1, until = ?2 where table_id in (
            select table_id from duties where (bot = 1 or due < ?3) and (node is null or node = ?1 or until < ?4) limit ?5
          ) returning table_id, number`
        const rows = this.#sql(sql).all(node, now + ms, dueBefore, now, limit)
        return { claims: rows.map(row => ({ table: String(row.table_id), number: Number(row.number) })) }
      }
    }
  }

  #keepTable(table: StoredTable, duty: Duty | null | undefined): boolean {
    const { id, revision, status, game, listed, search, changedAt, body } = table
    const fields = [status, game, listed ? 1 : 0, search, changedAt, body, id, revision] as const
    const adds = `insert or ignore into tables (status, game, listed, search, changed_at, body, id, revision)
      values (?, ?, ?, ?, ?, ?, ?, ?)`
    const changes = `update tables set status = ?1, game = ?2, listed = ?3, search = ?4, changed_at = ?5, body = ?6,
      revision = ?8 where id = ?7 and revision = ?8 - 1`
    const kept = this.#sql(revision === 1 ? adds : changes).run(...fields)
    if (kept.changes === 0) return false
    this.#sql('delete from sitters where table_id = ?').run(id)
    for (const player of table.players) this.#sql('insert or ignore into sitters values (?, ?)').run(player, id)
    this.#setDuty(id, duty)
    return true
  }

  /** Sets what a table waits for; `undefined` leaves it as it is. */
  #setDuty(table: string, duty: Duty | null | undefined): void {
    if (duty === undefined) return
    if (duty === null) {
      this.#sql('delete from duties where table_id = ?').run(table)
      return
    }
    const { number, player, bot, due, node } = duty
    const until = node === null ? 0 : Date.now() + LEASE_MS
    const sql = `insert into duties values (?, ?, ?, ?, ?, ?, ?) on conflict (table_id) do update set
      number = excluded.number, player = excluded.player, bot = excluded.bot, due = excluded.due, node = excluded.node,
      until = excluded.until`
    this.#sql(sql).run(table, number, player, bot ? 1 : 0, due, node, until)
  }
}
