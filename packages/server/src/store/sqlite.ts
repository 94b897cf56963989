import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Mistake, type Wording } from '@kartentisch/kernel'
import { say } from '../words/storing.ts'
import { type Archive, unpacked } from './archive.ts'
import { Batches } from './batches.ts'
import { type Belonging, statementsFor } from './belonging.ts'
import {
  ALL,
  type ChatLine,
  type Claim,
  type Duty,
  type LogLine,
  type Outdated,
  type Store,
  type StoredPlayer,
  type StoredSnapshot,
  type StoredTable,
  type StoredToken,
  type TableFilter,
} from './contract.ts'
import { Dailies } from './dailies.ts'
import { FinishedGames } from './finished.ts'
import { Friends } from './friends.ts'
import { Holders } from './holders.ts'
import { LATEST } from './listing.ts'
import { Manners } from './manners.ts'
import { Notices } from './notices.ts'
import { OpenNames } from './open-names.ts'
import { claimed, done, numbered, type Operation, type Outcome, returned, swept } from './operations.ts'
import { Results } from './results.ts'
import { type Row, readPlayerRow, readSnapshotRow, readTableRow, readTokenRow } from './rows.ts'
import { Seeks } from './seeks.ts'
import { playersAt } from './sqlite-listing.ts'
import { openDatabase } from './sqlite-opening.ts'
import { Lister, Writer } from './sqlite-threads.ts'
import { forSqlite, type Sql, type Value } from './statement.ts'
import { Tournaments } from './tournaments.ts'

export const DATABASE = 'kartentisch.sqlite'

/** Makes a folder that only its owner can look into. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
  } catch (fault) {
    throw new Mistake(say('unusableFolder', { folder, why: whyNot(fault) }))
  }
}

function whyNot(fault: unknown): string | Wording {
  if (!(fault instanceof Error)) return String(fault)
  return 'code' in fault && (fault.code === 'EEXIST' || fault.code === 'ENOTDIR') ? say('notAFolder') : fault.message
}

/** Everything in one file of a data folder. One thread writes, one makes lists; what is found at once is read here. */
export class SqliteStore implements Store {
  readonly #writer: Writer
  readonly #lister: Lister
  readonly #batches: Batches<Operation, Outcome>
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()
  readonly #statements: Sql = {
    read: async (text, values) => this.#all(forSqlite(text), ...values),
    change: async (text, values) => returned(await this.#batches.add({ op: 'change', statement: { text, values } })),
    write: async statements => done(await this.#batches.add({ op: 'statements', statements })),
  }
  readonly results = new Results(this.#statements)
  readonly seeks = new Seeks(this.#statements)
  readonly dailies = new Dailies(this.#statements)
  readonly notices = new Notices(this.#statements)
  readonly friends = new Friends(this.#statements)
  readonly manners = new Manners(this.#statements)
  readonly holders = new Holders(this.#statements)
  readonly tournaments = new Tournaments(this.#statements)
  readonly openNames = new OpenNames(this.#statements)
  readonly finishedGames = new FinishedGames(this.#statements)

  private constructor(writer: Writer, lister: Lister, db: DatabaseSync) {
    this.#writer = writer
    this.#lister = lister
    this.#db = db
    this.#batches = new Batches(operations => writer.write(operations))
  }

  static async open(folder: string): Promise<SqliteStore> {
    makeFolder(folder)
    const file = join(folder, DATABASE)
    const writer = new Writer(file)
    await writer.ready()
    chmodSync(file, 0o600)
    return new SqliteStore(writer, new Lister(file), openDatabase(file, { readOnly: true, timeout: 5000 }))
  }

  #all(text: string, ...values: readonly Value[]): Row[] {
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

  /** What was put together of a game that is over. */
  #archive(table: string): Archive | undefined {
    const [row] = this.#all('select body from archives where table_id = ?', table)
    return row?.body instanceof Uint8Array ? unpacked(row.body) : undefined
  }

  async readLog(table: string, from: number, limit = ALL): Promise<LogLine[]> {
    const sql = 'select number, ref, body from log where table_id = ? and number >= ? order by number limit ?'
    const rows = this.#all(sql, table, from, limit)
    if (rows.length === 0)
      return (
        this.#archive(table)
          ?.log.filter(({ number }) => number >= from)
          .slice(0, limit) ?? []
      )
    return rows.map(row => ({ number: Number(row.number), ref: String(row.ref), body: String(row.body) }))
  }

  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = new Map<string, number>()
    for (const table of tables) {
      const [row] = this.#all('select max(number) as number from log where table_id = ?', table)
      const head = row?.number ?? this.#archive(table)?.log.at(-1)?.number
      if (head !== undefined) heads.set(table, Number(head))
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
    if (row !== undefined) return readSnapshotRow(row)
    return this.#archive(table)?.snapshots.findLast(({ answers }) => answers <= maxAnswers)
  }

  async readEvents(table: string): Promise<{ number: number; events: string }[]> {
    const rows = this.#all('select number, events from snapshots where table_id = ? order by number', table)
    if (rows.length === 0)
      return this.#archive(table)?.snapshots.map(({ number, events }) => ({ number, events })) ?? []
    return rows.map(row => ({ number: Number(row.number), events: String(row.events) }))
  }

  async keepTable(table: StoredTable, duty?: Duty | null, belonging: Belonging = {}): Promise<boolean> {
    const also = statementsFor(table.id, belonging)
    return done(await this.#batches.add({ op: 'table', table, also, ...(duty !== undefined && { duty }) }))
  }

  async readTable(id: string): Promise<StoredTable | undefined> {
    const [row] = this.#all('select * from tables where id = ?', id)
    return row === undefined ? undefined : readTableRow(row, playersAt(this.#db, id))
  }

  async latestChange(): Promise<number> {
    return Number(this.#all(LATEST)[0]?.at ?? 0)
  }

  listTables(filter: TableFilter): Promise<StoredTable[]> {
    return this.#lister.list(filter)
  }

  async keepReplay(table: string, body: string): Promise<void> {
    done(await this.#batches.add({ op: 'replay', table, body }))
  }

  async readReplay(table: string): Promise<string | undefined> {
    const [row] = this.#all('select body from replays where table_id = ?', table)
    return row === undefined ? (this.#archive(table)?.replay ?? undefined) : String(row.body)
  }

  async addChat(table: string, line: Omit<ChatLine, 'number'>): Promise<number> {
    return numbered(await this.#batches.add({ op: 'chat', table, line }))
  }

  async readChat(table: string, from: number, limit = ALL): Promise<ChatLine[]> {
    const sql = 'select * from chat where table_id = ? and number >= ? order by number desc limit ?'
    const rows = this.#all(sql, table, from, limit).reverse()
    return rows.map(row => ({
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

  async forgetPlayer(player: string, name: string): Promise<void> {
    done(await this.#batches.add({ op: 'forget', player, name }))
  }

  async keepToken(token: StoredToken): Promise<void> {
    done(await this.#batches.add({ op: 'token', token }))
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

  async tokensOf(player: string): Promise<StoredToken[]> {
    return this.#all('select * from tokens where player = ? order by created_at', player).map(readTokenRow)
  }

  async dropTokens(player: string): Promise<void> {
    done(await this.#batches.add({ op: 'drop-tokens', player }))
  }

  async epochs(players: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sql = 'select epoch from players where id = ?'
    return new Map(players.flatMap(id => this.#all(sql, id).map(row => [id, Number(row.epoch)] as const)))
  }

  async newEpoch(player: string): Promise<void> {
    done(await this.#batches.add({ op: 'epoch', player }))
  }

  async claim(node: string, ms: number, dueBefore: number, limit: number): Promise<Claim[]> {
    return claimed(await this.#batches.add({ op: 'claim', node, ms, dueBefore, limit }))
  }

  async turnsOf(players: readonly string[]): Promise<string[]> {
    const rows = this.#all(forSqlite('select table_id from duties where player in list($1)'), JSON.stringify(players))
    return rows.map(row => String(row.table_id))
  }

  async pack(before: number, limit: number): Promise<number> {
    let count = 0
    while (count < limit && numbered(await this.#batches.add({ op: 'pack', before })) > 0) count++
    return count
  }

  async sweep(outdated: Outdated, limit: number): Promise<string[]> {
    return swept(await this.#batches.add({ op: 'sweep', outdated, limit }))
  }

  async pulse(node: string): Promise<void> {
    done(await this.#batches.add({ op: 'pulse', node }))
  }

  async close(): Promise<void> {
    await this.#batches.settled()
    await this.#lister.close()
    this.#db.close()
    await this.#writer.close()
  }
}
