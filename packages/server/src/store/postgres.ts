import pg from 'pg'
import { type Archive, packed, unpacked } from './archive.ts'
import { Batches } from './batches.ts'
import { type Belonging, statementsFor } from './belonging.ts'
import {
  ALL,
  type ChatLine,
  type Claim,
  type Duty,
  LEASE_MS,
  type LogLine,
  type Outdated,
  type Store,
  type StoredSnapshot,
  type StoredTable,
  type TableFilter,
} from './contract.ts'
import { Dailies } from './dailies.ts'
import { FinishedGames } from './finished.ts'
import { Friends } from './friends.ts'
import { Holders } from './holders.ts'
import { LATEST, listing, rarity } from './listing.ts'
import { Manners } from './manners.ts'
import { Notices } from './notices.ts'
import { OpenNames } from './open-names.ts'
import { PostgresPlayers } from './postgres-players.ts'
import { changesAll, openPool, type PostgresOptions } from './postgres-pool.ts'
import { packOne, sweep } from './postgres-tidying.ts'
import { Results } from './results.ts'
import { type Row, readSnapshotRow, readTableRow } from './rows.ts'
import { beginningsIn, wantedIn } from './searching.ts'
import { Seeks } from './seeks.ts'
import { Tournaments } from './tournaments.ts'

interface Append {
  readonly table: string
  readonly line: LogLine
  readonly duty: Duty | null | undefined
}

interface Keeping {
  readonly table: string
  readonly snapshot: StoredSnapshot
}

/** Until when a node has the duty it comes with. */
const UNTIL = (node: string) =>
  `case when ${node} is null then '-infinity'::timestamptz else now() + ${LEASE_MS} * interval '1 ms' end`

const REPLACES = `on conflict (table_id) do update set number = excluded.number, player = excluded.player,
  bot = excluded.bot, due = excluded.due, node = excluded.node, until = excluded.until`

const BATCHES_AT_ONCE = 2
const SNAPSHOTS_AT_ONCE = 20

/** Classes of errors that are about what was to be written, and not about the database: bad values, broken constraints, limits. */
const ABOUT_VALUES = ['22', '23', '54']

const isAboutValues = (fault: unknown): boolean =>
  fault instanceof pg.DatabaseError && ABOUT_VALUES.includes(fault.code?.slice(0, 2) ?? '')

/** Everything in a PostgreSQL that several nodes may share. */
export class PostgresStore extends PostgresPlayers implements Store {
  /** Two batches under way at once: while one is flushed the other is on the wire. A table's lines go through one. */
  readonly #appends: readonly Batches<Append, boolean>[]

  /** Nobody waits for them, and each is large: they go a few at a time. */
  readonly #snapshots = new Batches<Keeping, boolean>(kept => this.#keepSnapshots(kept), {
    most: SNAPSHOTS_AT_ONCE,
    isAboutValues,
  })

  readonly results: Results
  readonly seeks: Seeks
  readonly dailies: Dailies
  readonly notices: Notices
  readonly friends: Friends
  readonly manners: Manners
  readonly holders: Holders
  readonly tournaments: Tournaments
  readonly openNames: OpenNames
  readonly finishedGames: FinishedGames

  private constructor(pool: pg.Pool) {
    super(pool)
    this.results = new Results(this.sql)
    this.seeks = new Seeks(this.sql)
    this.dailies = new Dailies(this.sql)
    this.notices = new Notices(this.sql)
    this.friends = new Friends(this.sql)
    this.manners = new Manners(this.sql)
    this.holders = new Holders(this.sql)
    this.tournaments = new Tournaments(this.sql)
    this.openNames = new OpenNames(this.sql)
    this.finishedGames = new FinishedGames(this.sql)
    this.#appends = Array.from(
      { length: BATCHES_AT_ONCE },
      () => new Batches(appends => this.#append(appends), { isAboutValues }),
    )
  }

  static async open(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    return new PostgresStore(await openPool(url, options))
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
        insert into log select table_id, number, ref, body from given g
          where not exists (select 1 from archives where table_id = g.table_id)
          on conflict do nothing returning table_id, number
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
    const rows = await this.all('append', text, [
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

  /** What was put together of a game that is over. */
  async #archive(table: string): Promise<Archive | undefined> {
    const [row] = await this.all('archive', 'select body from archives where table_id = $1', [table])
    return row?.body instanceof Uint8Array ? unpacked(row.body) : undefined
  }

  async readLog(table: string, from: number, limit = ALL): Promise<LogLine[]> {
    const text = 'select number, ref, body from log where table_id = $1 and number >= $2 order by number limit $3'
    const rows = await this.all('read-log', text, [table, from, limit])
    if (rows.length === 0)
      return (await this.#archive(table))?.log.filter(({ number }) => number >= from).slice(0, limit) ?? []
    return rows.map(row => ({ number: Number(row.number), ref: String(row.ref), body: String(row.body) }))
  }

  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const text = `select t.id, (select max(number) from log where table_id = t.id) as number
      from unnest($1::text[]) as t(id)`
    const heads = new Map<string, number>()
    for (const row of await this.all('heads', text, [tables])) {
      const id = String(row.id)
      const head = row.number ?? (await this.#archive(id))?.log.at(-1)?.number
      if (head !== undefined) heads.set(id, Number(head))
    }
    return heads
  }

  async keepSnapshot(table: string, snapshot: StoredSnapshot): Promise<void> {
    await this.#snapshots.add({ table, snapshot })
  }

  async #keepSnapshots(kept: readonly Keeping[]): Promise<boolean[]> {
    // A statement changes a row once: of one snapshot that is kept twice at a time, the later counts.
    const last = new Map(kept.map(one => [`${one.table}/${one.snapshot.number}`, one]))
    const rows = [...last].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
    const text = `insert into snapshots select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[])
      on conflict (table_id, number) do update set answers = excluded.answers, body = excluded.body,
      events = excluded.events`
    await this.all('keep-snapshots', text, [
      rows.map(({ table }) => table),
      rows.map(({ snapshot }) => snapshot.number),
      rows.map(({ snapshot }) => snapshot.answers),
      rows.map(({ snapshot }) => snapshot.body),
      rows.map(({ snapshot }) => snapshot.events),
    ])
    return kept.map(() => true)
  }

  async readSnapshot(table: string, maxAnswers?: number): Promise<StoredSnapshot | undefined> {
    const text = `select number, answers, body, events from snapshots
      where table_id = $1 and answers <= $2 order by number desc limit 1`
    const [row] = await this.all('read-snapshot', text, [table, maxAnswers ?? 2_147_483_647])
    if (row !== undefined) return readSnapshotRow(row)
    const archive = await this.#archive(table)
    return archive?.snapshots.findLast(({ answers }) => answers <= (maxAnswers ?? Number.MAX_SAFE_INTEGER))
  }

  async readEvents(table: string): Promise<{ number: number; events: string }[]> {
    const text = 'select number, events from snapshots where table_id = $1 order by number'
    const rows = await this.all('read-events', text, [table])
    if (rows.length === 0)
      return (await this.#archive(table))?.snapshots.map(({ number, events }) => ({ number, events })) ?? []
    return rows.map(row => ({ number: Number(row.number), events: String(row.events) }))
  }

  keepTable(table: StoredTable, duty?: Duty | null, belonging: Belonging = {}): Promise<boolean> {
    const { id, revision, status, game, listed, players, search, changedAt, body } = table
    return this.orNothing(async client => {
      const fields = [id, revision, status, game, listed, search, changedAt, body]
      const adds = 'insert into tables values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing'
      const changes = `update tables set revision = $2, status = $3, game = $4, listed = $5, search = $6,
        changed_at = $7, body = $8 where id = $1 and revision = $2::int - 1`
      const kept = await client.query(revision === 1 ? adds : changes, fields)
      if (kept.rowCount !== 1) return false
      await client.query('delete from sitters where table_id = $1', [id])
      const seated = 'insert into sitters select unnest($1::text[]), $2 on conflict do nothing'
      await client.query(seated, [players, id])
      if (duty === null) await client.query('delete from duties where table_id = $1', [id])
      else if (duty !== undefined) {
        const text = `insert into duties values ($1, $2, $3, $4, $5, $6::text, ${UNTIL('$6::text')}) ${REPLACES}`
        await client.query(text, [id, duty.number, duty.player, duty.bot, duty.due, duty.node])
      }
      if (status === 'finished') {
        await client.query('delete from finds where table_id = $1', [id])
        await client.query('insert into finds select unnest($1::text[]), $2, $3', [beginningsIn(search), changedAt, id])
      }
      return changesAll(client, statementsFor(id, belonging))
    })
  }

  async readTable(id: string): Promise<StoredTable | undefined> {
    const text =
      'select *, array(select player_id from sitters where table_id = id) as players from tables where id = $1'
    const [row] = await this.all('read-table', text, [id])
    return row === undefined ? undefined : readTableRow(row, names(row.players))
  }

  async latestChange(): Promise<number> {
    return Number((await this.all('latest-change', LATEST, []))[0]?.at ?? 0)
  }

  async listTables(filter: TableFilter): Promise<StoredTable[]> {
    const wanted: { either: readonly string[]; number: number }[] = []
    for (const either of wantedIn(filter.search ?? '', filter.meanings)) {
      const [row] = await this.all('rarity', rarity('= any($1::text[])'), [either])
      wanted.push({ either, number: Number(row?.number) })
    }
    if (filter.search !== undefined && wanted.length === 0) return []
    const rarestFirst = wanted.sort((a, b) => a.number - b.number).map(({ either }) => either)
    const { text, values } = listing(filter, rarestFirst, number => `$${number}`)
    const players = 'array(select player_id from sitters where table_id = l.id) as players'
    const listed = `select l.*, ${players} from (${text}) l order by l.changed_at desc, l.id desc`
    const { rows } = await this.pool.query<Row>(listed, [...values])
    return rows.map(row => readTableRow(row, names(row.players)))
  }

  async keepReplay(table: string, body: string): Promise<void> {
    const archive = await this.#archive(table)
    if (archive !== undefined) {
      const again = [table, packed({ ...archive, replay: body })]
      await this.all('keep-archive', 'update archives set body = $2 where table_id = $1', again)
      return
    }
    const text = 'insert into replays values ($1, $2) on conflict (table_id) do update set body = excluded.body'
    await this.all('keep-replay', text, [table, body])
  }

  async readReplay(table: string): Promise<string | undefined> {
    const [row] = await this.all('read-replay', 'select body from replays where table_id = $1', [table])
    return row === undefined ? ((await this.#archive(table))?.replay ?? undefined) : String(row.body)
  }

  async addChat(table: string, line: Omit<ChatLine, 'number'>): Promise<number> {
    const text = `insert into chat select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6
      from chat where table_id = $1 on conflict do nothing returning number`
    // Two nodes may take the same number: who comes second takes the next.
    for (;;) {
      const [row] = await this.all('add-chat', text, [table, line.seat, line.player, line.name, line.text, line.at])
      if (row !== undefined) return Number(row.number)
    }
  }

  async readChat(table: string, from: number, limit = ALL): Promise<ChatLine[]> {
    const text = 'select * from chat where table_id = $1 and number >= $2 order by number desc limit $3'
    const rows = await this.all('read-chat', text, [table, from, limit])
    return rows.reverse().map(row => ({
      number: Number(row.number),
      seat: Number(row.seat),
      player: String(row.player),
      name: String(row.name),
      text: String(row.text),
      at: Number(row.at),
    }))
  }

  async claim(node: string, ms: number, dueBefore: number, limit: number): Promise<Claim[]> {
    const until = "now() + $2 * interval '1 ms'"
    const keeps = `update duties set until = ${until} where node = $1 and (bot or due < $3) returning table_id, number`
    const takes = `update duties set node = $1, until = ${until} where table_id in (
        select table_id from duties where (bot or due < $3) and (node is null or (node <> $1 and until < now()))
        limit $4 for update skip locked
      ) returning table_id, number`
    const kept = await this.all('keep-claims', keeps, [node, ms, dueBefore])
    const taken = await this.all('take-claims', takes, [node, ms, dueBefore, limit])
    return [...kept, ...taken].map(row => ({ table: String(row.table_id), number: Number(row.number) }))
  }

  async turnsOf(players: readonly string[]): Promise<string[]> {
    const rows = await this.all('turns-of', 'select table_id from duties where player = any($1)', [players])
    return rows.map(row => String(row.table_id))
  }

  async pack(before: number, limit: number): Promise<number> {
    let count = 0
    while (count < limit && (await this.together(client => packOne(client, before)))) count++
    return count
  }

  sweep(outdated: Outdated, limit: number): Promise<string[]> {
    return this.together(client => sweep(client, outdated, limit))
  }

  async pulse(node: string): Promise<void> {
    const text = 'insert into pulses values ($1, 1) on conflict (node) do update set count = pulses.count + 1'
    await this.all('pulse', text, [node])
  }

  async close(): Promise<void> {
    await Promise.all([...this.#appends, this.#snapshots].map(batches => batches.settled()))
    await this.pool.end()
  }
}

const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
