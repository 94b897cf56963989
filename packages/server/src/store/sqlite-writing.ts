import { closeSync, openSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Mistake } from '@kartentisch/kernel'
import { say } from '../words/storing.ts'
import { packed, unpacked } from './archive.ts'
import { type Claim, type Duty, LEASE_MS, type Outdated, type StoredTable } from './contract.ts'
import { movesRegards } from './moving.ts'
import type { Operation, Outcome } from './operations.ts'
import { OF_A_TABLE, readSnapshotRow } from './rows.ts'
import { beginningsIn } from './searching.ts'
import { openDatabase } from './sqlite-opening.ts'
import { SQLITE_MIGRATIONS } from './sqlite-schema.ts'
import { forSqlite, type Statement } from './statement.ts'

/** Opens the file for writing: full durability, each commit flushed before it counts. */
export function openForWriting(file: string): DatabaseSync {
  // What lies beside it, such as its write-ahead log, gets the same rights.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  const db = openDatabase(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;')
  const version = Number(db.prepare('pragma user_version').get()?.user_version ?? 0)
  if (version > SQLITE_MIGRATIONS.length) {
    db.close()
    throw new Mistake(say('newerSchema', { where: file, version, known: SQLITE_MIGRATIONS.length }))
  }
  for (let i = version; i < SQLITE_MIGRATIONS.length; i++) {
    db.exec(`begin immediate; ${SQLITE_MIGRATIONS[i]}; pragma user_version = ${i + 1}; commit;`)
  }
  const writing = new Writing(db)
  if (version === 1) writing.indexFinished()
  // Whoever had a lease was a process that is gone; its clock may have been another.
  db.exec('update duties set node = null, until = 0 where node is not null')
  return db
}

/** A clock that nobody sets: leases last as long as they last, whatever the time of day. */
const steady = (): number => Math.floor(performance.timeOrigin + performance.now())

/** Writes batches of operations, each batch in one commit. */
export class Writing {
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()
  readonly #now: () => number

  constructor(db: DatabaseSync, now = steady) {
    this.#db = db
    this.#now = now
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
        // The log of a game that was put away is complete.
        const sql = `insert or ignore into log select ?1, ?2, ?3, ?4
          where not exists (select 1 from archives where table_id = ?1)`
        if (this.#sql(sql).run(operation.table, number, ref, body).changes === 0) return false
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
        return this.#together(() => this.#keepTable(operation.table, operation.duty) && this.#all(operation.also))
      case 'statements':
        return this.#together(() => this.#all(operation.statements))
      case 'change': {
        const { text, values } = operation.statement
        return { rows: this.#sql(forSqlite(text)).all(...values) }
      }
      case 'replay':
        this.#keepReplay(operation.table, operation.body)
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
        this.#dropTokens(guest)
        this.#all(movesRegards(guest, into))
        return true
      }
      case 'forget': {
        const { player, name } = operation
        this.#sql('update players set name = ?2, account = null, webhook = null where id = ?1').run(player, name)
        this.#sql('update chat set name = ?2 where player = ?1').run(player, name)
        this.#dropTokens(player)
        return true
      }
      case 'token': {
        const { digest, player, kind, name, createdAt } = operation.token
        const sql = 'insert or replace into tokens (digest, player, kind, name, created_at) values (?, ?, ?, ?, ?)'
        this.#sql(sql).run(digest, player, kind, name, createdAt)
        return true
      }
      case 'drop-token':
        return this.#sql('delete from tokens where digest = ?').run(operation.digest).changes > 0
      case 'drop-tokens':
        this.#dropTokens(operation.player)
        return true
      case 'epoch':
        this.#sql('update players set epoch = epoch + 1 where id = ?').run(operation.player)
        return true
      case 'claim':
        return { claims: this.#claim(operation) }
      case 'pack':
        return this.#packOne(operation.before)
      case 'sweep':
        return { tables: this.#sweep(operation.outdated, operation.limit) }
      case 'pulse':
        this.#sql('insert into pulses values (?, 1) on conflict (node) do update set count = count + 1').run(
          operation.node,
        )
        return true
    }
  }

  #changes({ text, values, changes }: Statement): boolean {
    const made = this.#sql(forSqlite(text)).run(...values).changes
    return changes === undefined || Number(made) === changes
  }

  #all(statements: readonly Statement[]): boolean {
    return statements.every(one => this.#changes(one))
  }

  /** Writes all of it or nothing, whatever else is in the batch. */
  #together(write: () => boolean): boolean {
    this.#db.exec('savepoint together')
    const done = write()
    if (!done) this.#db.exec('rollback to together')
    this.#db.exec('release together')
    return done
  }

  #dropTokens(player: string): void {
    this.#sql('delete from tokens where player = ?').run(player)
    this.#sql('update players set epoch = epoch + 1 where id = ?').run(player)
  }

  /** Keeps all that the node has, however much that is, and takes on some of what nobody has. */
  #claim({ node, ms, dueBefore, limit }: Extract<Operation, { op: 'claim' }>): Claim[] {
    const now = this.#now()
    const keeps = `update duties set until = ?2 where node = ?1 and (bot = 1 or due < ?3) returning table_id, number`
    // Each half by an index of its own: there is a duty for every game under way.
    const free = '(node is null or (node <> ?1 and until < ?4))'
    const takes = `update duties set node = ?1, until = ?2 where table_id in (
        select table_id from duties where bot = 1 and ${free}
        union all select table_id from duties where due < ?3 and ${free} limit ?5
      ) returning table_id, number`
    const rows = [
      ...this.#sql(keeps).all(node, now + ms, dueBefore),
      ...this.#sql(takes).all(node, now + ms, dueBefore, now, limit),
    ]
    return rows.map(row => ({ table: String(row.table_id), number: Number(row.number) }))
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
    this.#index(table)
    return true
  }

  /** Lets a finished game be found by its words. */
  #index({ id, status, search, changedAt }: Pick<StoredTable, 'id' | 'status' | 'search' | 'changedAt'>): void {
    if (status !== 'finished') return
    this.#sql('delete from finds where table_id = ?').run(id)
    const sql = 'insert into finds values (?, ?, ?)'
    for (const word of beginningsIn(search)) this.#sql(sql).run(word, changedAt, id)
  }

  /** Lets all finished games be found: for a file that comes from before there was an index. */
  indexFinished(): void {
    this.#db.exec('begin immediate')
    for (const row of this.#sql("select id, search, changed_at from tables where status = 'finished'").all()) {
      const { id, search, changed_at: changedAt } = row
      this.#index({ id: String(id), status: 'finished', search: String(search), changedAt: Number(changedAt) })
    }
    this.#db.exec('commit')
  }

  #keepReplay(table: string, body: string): void {
    const row = this.#sql('select body from archives where table_id = ?').get(table)
    if (row?.body instanceof Uint8Array) {
      const archive = packed({ ...unpacked(row.body), replay: body })
      this.#sql('update archives set body = ?2 where table_id = ?1').run(table, archive)
    } else this.#sql('insert or replace into replays values (?, ?)').run(table, body)
  }

  /** Puts together what is kept of one game that is over; gives how many there were to do. */
  #packOne(before: number): number {
    // Without being told, SQLite would go through everything that was ever finished.
    const due = `select id from tables indexed by tables_to_pack where packed = 0
      and status in ('finished', 'abandoned') and changed_at < ? order by changed_at limit 1`
    const id = this.#sql(due).get(before)?.id
    if (typeof id !== 'string') return 0
    const log = this.#sql('select number, ref, body from log where table_id = ? order by number').all(id)
    const parts = 'select number, answers, body, events from snapshots where table_id = ? order by number'
    const snapshots = this.#sql(parts).all(id)
    const replay = this.#sql('select body from replays where table_id = ?').get(id)
    if (log.length + snapshots.length > 0 || replay !== undefined) {
      const body = packed({
        log: log.map(row => ({ number: Number(row.number), ref: String(row.ref), body: String(row.body) })),
        snapshots: snapshots.map(readSnapshotRow),
        replay: replay === undefined ? null : String(replay.body),
      })
      this.#sql('insert or replace into archives values (?, ?)').run(id, body)
      for (const where of ['log', 'snapshots', 'replays']) this.#sql(`delete from ${where} where table_id = ?`).run(id)
    }
    this.#sql('update tables set packed = 1 where id = ?').run(id)
    return 1
  }

  #sweep({ waiting, finished }: Outdated, limit: number): string[] {
    const sql = `select id from tables where (status = 'waiting' and changed_at < ?1)
      or (status in ('finished', 'abandoned') and changed_at < ?2) limit ?3`
    const ids = this.#sql(sql)
      .all(waiting, finished, limit)
      .map(({ id }) => String(id))
    for (const id of ids) {
      this.#sql('delete from tables where id = ?').run(id)
      for (const where of OF_A_TABLE) this.#sql(`delete from ${where} where table_id = ?`).run(id)
    }
    return ids
  }

  /** Sets what a table waits for; `undefined` leaves it as it is. */
  #setDuty(table: string, duty: Duty | null | undefined): void {
    if (duty === undefined) return
    if (duty === null) {
      this.#sql('delete from duties where table_id = ?').run(table)
      return
    }
    const { number, player, bot, due, node } = duty
    const until = node === null ? 0 : this.#now() + LEASE_MS
    const sql = `insert into duties values (?, ?, ?, ?, ?, ?, ?) on conflict (table_id) do update set
      number = excluded.number, player = excluded.player, bot = excluded.bot, due = excluded.due, node = excluded.node,
      until = excluded.until`
    this.#sql(sql).run(table, number, player, bot ? 1 : 0, due, node, until)
  }
}
