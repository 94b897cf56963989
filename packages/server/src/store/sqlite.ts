import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { Batches } from './batches.ts'
import type {
  ChatLine,
  Claim,
  Duty,
  LogLine,
  Store,
  StoredPlayer,
  StoredSnapshot,
  StoredTable,
  TableFilter,
} from './contract.ts'
import { claimed, done, numbered, type Operation, type Outcome } from './operations.ts'
import { type Row, readPlayerRow, readTableRow } from './rows.ts'

type Told = { open: true } | { closed: true } | { outcomes: Outcome[] } | { fault: string }

/** The thread that writes: one batch at a time. */
class Writer {
  readonly #worker: Worker
  #waiting: { resolve: (told: Told) => void; reject: (fault: unknown) => void } | undefined

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file })
    this.#worker.on('message', (told: Told) => this.#waiting?.resolve(told))
    this.#worker.on('error', fault => this.#waiting?.reject(fault))
  }

  /** Resolves with what the thread says next. */
  hear(): Promise<Told> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  say(message: readonly Operation[] | 'close'): Promise<Told> {
    const told = this.hear()
    this.#worker.postMessage(message)
    return told
  }

  async write(operations: readonly Operation[]): Promise<Outcome[]> {
    const told = await this.say(operations)
    if ('outcomes' in told) return told.outcomes
    throw new Error('fault' in told ? told.fault : 'The thread that writes has stopped.')
  }

  async close(): Promise<void> {
    await this.say('close')
    await this.#worker.terminate()
  }
}

/** Everything in one file of a data folder. Writes go through one thread, reads are made here. */
export class SqliteStore implements Store {
  readonly #writer: Writer
  readonly #batches: Batches<Operation, Outcome>
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  private constructor(writer: Writer, db: DatabaseSync) {
    this.#writer = writer
    this.#db = db
    this.#batches = new Batches(operations => writer.write(operations))
  }

  static async open(folder: string): Promise<SqliteStore> {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'kartentisch.sqlite')
    const writer = new Writer(file)
    await writer.hear()
    return new SqliteStore(writer, new DatabaseSync(file, { readOnly: true, timeout: 5000 }))
  }

  #all(text: string, ...values: (string | number)[]): Row[] {
    let statement = this.#prepared.get(text)
    if (statement === undefined) {
      statement = this.#db.prepare(text)
      this.#prepared.set(text, statement)
    }
    return statement.all(...values)
  }

  async append(table: string, line: LogLine, duty?: Duty | null): Promise<boolean> {
    return done(await this.#batches.add({ op: 'append', table, line, ...(duty !== undefined && { duty }) }))
  }

  async readLog(table: string, from: number): Promise<LogLine[]> {
    const sql = 'select number, ref, body from log where table_id = ? and number >= ? order by number'
    return this.#all(sql, table, from).map(row => ({
      number: Number(row.number),
      ref: String(row.ref),
      body: String(row.body),
    }))
  }

  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = new Map<string, number>()
    for (const table of tables) {
      const [row] = this.#all('select max(number) as number from log where table_id = ?', table)
      if (row !== undefined && row.number !== null) heads.set(table, Number(row.number))
    }
    return heads
  }

  async keepSnapshot(table: string, snapshot: StoredSnapshot): Promise<void> {
    done(await this.#batches.add({ op: 'snapshot', table, snapshot }))
  }

  async readSnapshot(table: string, maxAnswers = Number.MAX_SAFE_INTEGER): Promise<StoredSnapshot | undefined> {
    const sql = `select number, answers, body, events from snapshots where table_id = ? and answers <= ?
      order by number desc limit 1`
    const [row] = this.#all(sql, table, maxAnswers)
    if (row === undefined) return undefined
    return {
      number: Number(row.number),
      answers: Number(row.answers),
      body: String(row.body),
      events: String(row.events),
    }
  }

  async readEvents(table: string): Promise<{ number: number; events: string }[]> {
    const rows = this.#all('select number, events from snapshots where table_id = ? order by number', table)
    return rows.map(row => ({ number: Number(row.number), events: String(row.events) }))
  }

  async keepTable(table: StoredTable, duty?: Duty | null): Promise<boolean> {
    return done(await this.#batches.add({ op: 'table', table, ...(duty !== undefined && { duty }) }))
  }

  #players(table: string): string[] {
    return this.#all('select player_id from sitters where table_id = ?', table).map(row => String(row.player_id))
  }

  async readTable(id: string): Promise<StoredTable | undefined> {
    const [row] = this.#all('select * from tables where id = ?', id)
    return row === undefined ? undefined : readTableRow(row, this.#players(id))
  }

  async listTables({ status, listed, players, search, before, limit }: TableFilter): Promise<StoredTable[]> {
    const wheres: string[] = []
    const values: (string | number)[] = []
    const where = (text: string, ...given: (string | number)[]) => {
      wheres.push(text)
      values.push(...given)
    }
    const marks = (list: readonly string[]) => list.map(() => '?').join(', ')
    if (status !== undefined) where(`status in (${marks(status)})`, ...status)
    if (listed !== undefined) where('listed = ?', listed ? 1 : 0)
    if (players !== undefined)
      where(`id in (select table_id from sitters where player_id in (${marks(players)}))`, ...players)
    if (search !== undefined) where('instr(search, ?) > 0', search.toLowerCase())
    if (before !== undefined) where('changed_at < ?', before)
    const condition = wheres.length === 0 ? '' : `where ${wheres.join(' and ')}`
    const rows = this.#all(`select * from tables ${condition} order by changed_at desc limit ?`, ...values, limit)
    return rows.map(row => readTableRow(row, this.#players(String(row.id))))
  }

  async keepReplay(table: string, body: string): Promise<void> {
    done(await this.#batches.add({ op: 'replay', table, body }))
  }

  async readReplay(table: string): Promise<string | undefined> {
    const [row] = this.#all('select body from replays where table_id = ?', table)
    return row === undefined ? undefined : String(row.body)
  }

  async addChat(table: string, line: Omit<ChatLine, 'number'>): Promise<number> {
    return numbered(await this.#batches.add({ op: 'chat', table, line }))
  }

  async readChat(table: string, from: number): Promise<ChatLine[]> {
    const sql = 'select * from chat where table_id = ? and number >= ? order by number'
    return this.#all(sql, table, from).map(row => ({
      number: Number(row.number),
      seat: Number(row.seat),
      player: String(row.player),
      name: String(row.name),
      text: String(row.text),
      at: Number(row.at),
    }))
  }

  async keepPlayer(player: StoredPlayer): Promise<void> {
    done(await this.#batches.add({ op: 'player', player }))
  }

  async readPlayer(id: string): Promise<StoredPlayer | undefined> {
    const sql = 'select p.* from players g join players p on p.id = coalesce(g.moved_into, g.id) where g.id = ?'
    const [row] = this.#all(sql, id)
    return row === undefined ? undefined : readPlayerRow(row)
  }

  async playerOfAccount(account: string): Promise<StoredPlayer | undefined> {
    const [row] = this.#all('select * from players where account = ?', account)
    return row === undefined ? undefined : readPlayerRow(row)
  }

  async idsOf(player: string): Promise<string[]> {
    const moved = this.#all('select id from players where moved_into = ?', player).map(row => String(row.id))
    return [player, ...moved]
  }

  async movePlayer(guest: string, into: string): Promise<void> {
    done(await this.#batches.add({ op: 'move', guest, into }))
  }

  async keepToken(digest: string, player: string, kind: 'guest' | 'bot'): Promise<void> {
    done(await this.#batches.add({ op: 'token', digest, player, kind }))
  }

  async playerOfToken(digest: string): Promise<StoredPlayer | undefined> {
    const sql = `select p.* from tokens t join players g on g.id = t.player
      join players p on p.id = coalesce(g.moved_into, g.id) where t.digest = ?`
    const [row] = this.#all(sql, digest)
    return row === undefined ? undefined : readPlayerRow(row)
  }

  async dropToken(digest: string): Promise<void> {
    done(await this.#batches.add({ op: 'drop-token', digest }))
  }

  async claim(node: string, ms: number, dueBefore: number, limit: number): Promise<Claim[]> {
    return claimed(await this.#batches.add({ op: 'claim', node, ms, dueBefore, limit }))
  }

  async turnsOf(players: readonly string[]): Promise<string[]> {
    const sql = `select table_id from duties where player in (${players.map(() => '?').join(', ')})`
    return this.#all(sql, ...players).map(row => String(row.table_id))
  }

  async close(): Promise<void> {
    await this.#batches.settled()
    this.#db.close()
    await this.#writer.close()
  }
}
