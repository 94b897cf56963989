import pg from 'pg'
import { Batches } from './batches.ts'
import {
  type ChatLine,
  type Claim,
  type Duty,
  LEASE_MS,
  type LogLine,
  type Store,
  type StoredPlayer,
  type StoredSnapshot,
  type StoredTable,
  type TableFilter,
} from './contract.ts'
import { migrate } from './postgres-schema.ts'
import { type Row, readPlayerRow, readTableRow } from './rows.ts'

interface Append {
  readonly table: string
  readonly line: LogLine
  readonly duty: Duty | null | undefined
}

/** Until when a node has the duty it comes with. */
const UNTIL = (node: string) =>
  `case when ${node} is null then '-infinity'::timestamptz else now() + ${LEASE_MS} * interval '1 ms' end`

const REPLACES = `on conflict (table_id) do update set number = excluded.number, player = excluded.player,
  bot = excluded.bot, due = excluded.due, node = excluded.node, until = excluded.until`

const BATCHES_AT_ONCE = 2

/** Everything in a PostgreSQL that several nodes may share. */
export class PostgresStore implements Store {
  readonly pool: pg.Pool
  /** Two batches under way at once: while one is flushed the other is on the wire. A table's lines go through one. */
  readonly #appends: readonly Batches<Append, boolean>[]

  private constructor(pool: pg.Pool) {
    this.pool = pool
    this.#appends = Array.from({ length: BATCHES_AT_ONCE }, () => new Batches(appends => this.#append(appends)))
  }

  static async open(url: string, connections = 8): Promise<PostgresStore> {
    const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000 })
    // A connection lost while idle is replaced by the pool; whoever uses one hears of it by the query that fails.
    pool.on('error', () => undefined)
    await migrate(pool)
    return new PostgresStore(pool)
  }

  async #all(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text, values })).rows
  }

  append(table: string, line: LogLine, duty?: Duty | null): Promise<boolean> {
    let lane = 0
    for (let i = 0; i < table.length; i++) lane = (lane * 31 + table.charCodeAt(i)) % 9973
    const batches = this.#appends[lane % BATCHES_AT_ONCE]
    if (batches === undefined) throw new RangeError('There is no such lane.')
    return batches.add({ table, line, duty })
  }

  /** One statement, so one commit: the lines that were new, and the duties that came with those. */
  async #append(appends: readonly Append[]): Promise<boolean[]> {
    // Sorted, so that two nodes never wait for each other's rows.
    const order = appends
      .map((_, i) => i)
      .sort((a, b) => ((appends[a]?.table ?? '') < (appends[b]?.table ?? '') ? -1 : 1))
    const sorted = order.flatMap(i => appends[i] ?? [])
    const text = `with given as (
        select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::int[], $6::text[], $7::bool[], $8::bigint[],
          $9::text[])
          as g(table_id, number, ref, body, duty, player, bot, due, node)
      ), added as (
        insert into log select table_id, number, ref, body from given on conflict do nothing returning table_id, number
      ), dropped as (
        delete from duties d using given g join added a using (table_id, number)
          where d.table_id = g.table_id and g.duty = 2
      ), set_duties as (
        insert into duties
          select distinct on (g.table_id) g.table_id, g.number, g.player, g.bot, g.due, g.node, ${UNTIL('g.node')}
          from given g join added a using (table_id, number) where g.duty = 1 order by g.table_id, g.number desc
        ${REPLACES}
      ) select table_id, number from added`
    const duties = sorted.map(({ duty }) => duty)
    const rows = await this.#all('append', text, [
      sorted.map(({ table }) => table),
      sorted.map(({ line }) => line.number),
      sorted.map(({ line }) => line.ref),
      sorted.map(({ line }) => line.body),
      duties.map(duty => (duty === undefined ? 0 : duty === null ? 2 : 1)),
      duties.map(duty => duty?.player ?? null),
      duties.map(duty => duty?.bot ?? false),
      duties.map(duty => duty?.due ?? null),
      duties.map(duty => duty?.node ?? null),
    ])
    const added = new Set(rows.map(row => `${row.table_id}/${row.number}`))
    return appends.map(({ table, line }) => {
      // Two of the same number in one batch: the first of them was added.
      return added.delete(`${table}/${line.number}`)
    })
  }

  async readLog(table: string, from: number): Promise<LogLine[]> {
    const text = 'select number, ref, body from log where table_id = $1 and number >= $2 order by number'
    const rows = await this.#all('read-log', text, [table, from])
    return rows.map(row => ({ number: Number(row.number), ref: String(row.ref), body: String(row.body) }))
  }

  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const text = `select t.id, (select max(number) from log where table_id = t.id) as number
      from unnest($1::text[]) as t(id)`
    const rows = await this.#all('heads', text, [tables])
    return new Map(rows.flatMap(row => (row.number === null ? [] : [[String(row.id), Number(row.number)]])))
  }

  async keepSnapshot(table: string, { number, answers, body, events }: StoredSnapshot): Promise<void> {
    const text = `insert into snapshots values ($1, $2, $3, $4, $5) on conflict (table_id, number)
      do update set answers = excluded.answers, body = excluded.body, events = excluded.events`
    await this.#all('keep-snapshot', text, [table, number, answers, body, events])
  }

  async readSnapshot(table: string, maxAnswers?: number): Promise<StoredSnapshot | undefined> {
    const text = `select number, answers, body, events from snapshots
      where table_id = $1 and answers <= $2 order by number desc limit 1`
    const [row] = await this.#all('read-snapshot', text, [table, maxAnswers ?? 2_147_483_647])
    if (row === undefined) return undefined
    const { number, answers, body, events } = row
    return { number: Number(number), answers: Number(answers), body: String(body), events: String(events) }
  }

  async readEvents(table: string): Promise<{ number: number; events: string }[]> {
    const text = 'select number, events from snapshots where table_id = $1 order by number'
    const rows = await this.#all('read-events', text, [table])
    return rows.map(row => ({ number: Number(row.number), events: String(row.events) }))
  }

  async keepTable(table: StoredTable, duty?: Duty | null): Promise<boolean> {
    const { id, revision, status, game, listed, players, search, changedAt, body } = table
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      const fields = [id, revision, status, game, listed, search, changedAt, body]
      const adds = 'insert into tables values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing'
      const changes = `update tables set revision = $2, status = $3, game = $4, listed = $5, search = $6,
        changed_at = $7, body = $8 where id = $1 and revision = $2::int - 1`
      const kept = await client.query(revision === 1 ? adds : changes, fields)
      if (kept.rowCount === 1) {
        await client.query('delete from sitters where table_id = $1', [id])
        const seated = 'insert into sitters select unnest($1::text[]), $2 on conflict do nothing'
        await client.query(seated, [players, id])
        if (duty === null) await client.query('delete from duties where table_id = $1', [id])
        else if (duty !== undefined) {
          const text = `insert into duties values ($1, $2, $3, $4, $5, $6::text, ${UNTIL('$6::text')}) ${REPLACES}`
          await client.query(text, [id, duty.number, duty.player, duty.bot, duty.due, duty.node])
        }
      }
      await client.query('commit')
      return kept.rowCount === 1
    } catch (fault) {
      await client.query('rollback').catch(() => undefined)
      throw fault
    } finally {
      client.release()
    }
  }

  async readTable(id: string): Promise<StoredTable | undefined> {
    const text =
      'select *, array(select player_id from sitters where table_id = id) as players from tables where id = $1'
    const [row] = await this.#all('read-table', text, [id])
    return row === undefined ? undefined : readTableRow(row, names(row.players))
  }

  async listTables({ status, listed, players, search, before, limit }: TableFilter): Promise<StoredTable[]> {
    const text = `select *, array(select player_id from sitters where table_id = id) as players from tables
      where ($1::text[] is null or status = any($1)) and ($2::bool is null or listed = $2)
        and ($3::text[] is null or id in (select table_id from sitters where player_id = any($3)))
        and ($4::text is null or strpos(search, $4) > 0) and ($5::bigint is null or changed_at < $5)
      order by changed_at desc limit $6`
    const values = [
      status ?? null,
      listed ?? null,
      players ?? null,
      search?.toLowerCase() ?? null,
      before ?? null,
      limit,
    ]
    const rows = await this.#all('list-tables', text, values)
    return rows.map(row => readTableRow(row, names(row.players)))
  }

  async keepReplay(table: string, body: string): Promise<void> {
    const text = 'insert into replays values ($1, $2) on conflict (table_id) do update set body = excluded.body'
    await this.#all('keep-replay', text, [table, body])
  }

  async readReplay(table: string): Promise<string | undefined> {
    const [row] = await this.#all('read-replay', 'select body from replays where table_id = $1', [table])
    return row === undefined ? undefined : String(row.body)
  }

  async addChat(table: string, line: Omit<ChatLine, 'number'>): Promise<number> {
    const text = `insert into chat select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6
      from chat where table_id = $1 on conflict do nothing returning number`
    // Two nodes may take the same number: who comes second takes the next.
    for (;;) {
      const [row] = await this.#all('add-chat', text, [table, line.seat, line.player, line.name, line.text, line.at])
      if (row !== undefined) return Number(row.number)
    }
  }

  async readChat(table: string, from: number): Promise<ChatLine[]> {
    const text = 'select * from chat where table_id = $1 and number >= $2 order by number'
    const rows = await this.#all('read-chat', text, [table, from])
    return rows.map(row => ({
      number: Number(row.number),
      seat: Number(row.seat),
      player: String(row.player),
      name: String(row.name),
      text: String(row.text),
      at: Number(row.at),
    }))
  }

  async keepPlayer({ id, name, account, webhook }: StoredPlayer): Promise<void> {
    const text = `insert into players (id, name, account, webhook) values ($1, $2, $3, $4) on conflict (id)
      do update set name = excluded.name, account = excluded.account, webhook = excluded.webhook`
    await this.#all('keep-player', text, [id, name, account, webhook])
  }

  async #player(name: string, where: string, value: string): Promise<StoredPlayer | undefined> {
    const [row] = await this.#all(name, `select p.* from players p ${where}`, [value])
    return row === undefined ? undefined : readPlayerRow(row)
  }

  readPlayer(id: string): Promise<StoredPlayer | undefined> {
    return this.#player('read-player', 'join players g on p.id = coalesce(g.moved_into, g.id) where g.id = $1', id)
  }

  playerOfAccount(account: string): Promise<StoredPlayer | undefined> {
    return this.#player('player-of-account', 'where account = $1', account)
  }

  playerOfToken(digest: string): Promise<StoredPlayer | undefined> {
    const where = `join players g on p.id = coalesce(g.moved_into, g.id)
      join tokens t on t.player = g.id where t.digest = $1`
    return this.#player('player-of-token', where, digest)
  }

  async idsOf(player: string): Promise<string[]> {
    const rows = await this.#all('ids-of', 'select id from players where moved_into = $1', [player])
    return [player, ...rows.map(row => String(row.id))]
  }

  async movePlayer(guest: string, into: string): Promise<void> {
    const text = 'update players set moved_into = $2 where id = $1 or moved_into = $1'
    await this.#all('move-player', text, [guest, into])
  }

  async keepToken(digest: string, player: string, kind: 'guest' | 'bot'): Promise<void> {
    const text = 'insert into tokens values ($1, $2, $3) on conflict (digest) do update set player = excluded.player'
    await this.#all('keep-token', text, [digest, player, kind])
  }

  async dropToken(digest: string): Promise<void> {
    await this.#all('drop-token', 'delete from tokens where digest = $1', [digest])
  }

  async claim(node: string, ms: number, dueBefore: number, limit: number): Promise<Claim[]> {
    const text = `update duties set node = $1, until = now() + $2 * interval '1 ms' where table_id in (
        select table_id from duties where (bot or due < $3) and (node is null or node = $1 or until < now())
        limit $4 for update skip locked
      ) returning table_id, number`
    const rows = await this.#all('claim', text, [node, ms, dueBefore, limit])
    return rows.map(row => ({ table: String(row.table_id), number: Number(row.number) }))
  }

  async turnsOf(players: readonly string[]): Promise<string[]> {
    const rows = await this.#all('turns-of', 'select table_id from duties where player = any($1)', [players])
    return rows.map(row => String(row.table_id))
  }

  async close(): Promise<void> {
    await Promise.all(this.#appends.map(batches => batches.settled()))
    await this.pool.end()
  }
}

const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
