import { z } from 'zod'
import type { Sql, Statement, Value } from './statement.ts'

/** Somebody who looks for others to play with. */
export interface StoredSeek {
  readonly player: string
  /** The player's own name for this search. */
  readonly search: string
  readonly name: string
  /** What all who play together want alike. */
  readonly wanted: string
  /** What they would play with: one of these, which the others have too; none where there is nothing to draw. */
  readonly pool: readonly string[]
  /** Where they come from; nothing where that doesn't matter. */
  readonly address: string | null
  readonly rating: number
  readonly since: number
  /** Who has not said by then that they still look is gone. */
  readonly until: number
  /** Whether it is a program that looks, and whether one would play with programs. */
  readonly program: boolean
  readonly programs: boolean
  /** Where they play, once others were found. */
  readonly table: string | null
}

/** Those who play together: each is found once, or none of them. */
export interface Pairing {
  readonly seeks: readonly Pick<StoredSeek, 'player' | 'search'>[]
  readonly at: number
}

/** Finds each of them once, for a table that is written with it. */
export const pairs = (table: string, { seeks, at }: Pairing): Statement[] =>
  // In one order everywhere, so that two nodes never wait for each other's rows.
  [...seeks]
    .sort((a, b) => (a.player < b.player ? -1 : 1))
    .map(({ player, search }) => ({
      text: `update seeks set table_id = $3 where player = $1 and search = $2 and table_id is null and until > $4`,
      values: [player, search, table, at],
      changes: 1,
    }))

const pool = z.array(z.string())

const readSeek = (row: Readonly<Record<string, unknown>>): StoredSeek => ({
  player: String(row.player),
  search: String(row.search),
  name: String(row.name),
  wanted: String(row.wanted),
  pool: pool.parse(JSON.parse(String(row.pool))),
  address: typeof row.address === 'string' ? row.address : null,
  rating: Number(row.rating),
  since: Number(row.since),
  until: Number(row.until),
  program: Number(row.program) === 1,
  programs: Number(row.programs) === 1,
  table: typeof row.table_id === 'string' ? row.table_id : null,
})

/** Who looks for others. */
export class Seeks {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async #read(where: string, values: readonly Value[]): Promise<StoredSeek[]> {
    return (await this.#sql.read(`select * from seeks where ${where}`, values)).map(readSeek)
  }

  /** Begins a search in place of an earlier one, or goes on with the same. Gives how it stands. */
  async keep(seek: StoredSeek): Promise<StoredSeek | undefined> {
    const { player, search, name, wanted, address, rating, since, until, program, programs } = seek
    await this.#sql.write([
      {
        text: `insert into seeks (player, search, name, wanted, pool, address, rating, since, until, program,
          programs) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (player) do update set search = excluded.search,
          name = excluded.name, wanted = excluded.wanted, pool = excluded.pool, address = excluded.address,
          rating = excluded.rating, since = excluded.since, until = excluded.until, program = excluded.program,
          programs = excluded.programs, table_id = null
          where seeks.search <> excluded.search`,
        values: [
          player,
          search,
          name,
          wanted,
          JSON.stringify(seek.pool),
          address,
          rating,
          since,
          until,
          Number(program),
          Number(programs),
        ],
      },
      {
        text: 'update seeks set until = $3 where player = $1 and search = $2 and table_id is null',
        values: [player, search, until],
      },
    ])
    return this.of(player)
  }

  /** The search of a player, if they have one. */
  async of(player: string): Promise<StoredSeek | undefined> {
    return (await this.#read('player = $1', [player]))[0]
  }

  /** Ends a search, unless others were found already. */
  async drop(player: string, search: string): Promise<void> {
    await this.#sql.write([
      { text: 'delete from seeks where player = $1 and search = $2 and table_id is null', values: [player, search] },
    ])
  }

  /** Nothing is kept about this player. */
  async forget(player: string): Promise<void> {
    await this.#sql.write([{ text: 'delete from seeks where player = $1', values: [player] }])
  }

  /** These still look. */
  async renew(players: readonly string[], until: number): Promise<void> {
    if (players.length === 0) return
    // Who is being found at this moment need not be kept looking, and nobody waits for whoever finds them.
    const text = `update seeks set until = $2 where player in (select player from seeks
      where player in list($1) and table_id is null and until < $2 for update skip locked)`
    await this.#sql.write([{ text, values: [JSON.stringify(players), until] }])
  }

  /** Those who look, the longest first. */
  waiting(now: number, limit: number): Promise<StoredSeek[]> {
    return this.#read('table_id is null and until > $1 order by since, player limit $2', [now, limit])
  }

  /** Those of these who were found. */
  async found(players: readonly string[]): Promise<StoredSeek[]> {
    if (players.length === 0) return []
    return this.#read('player in list($1) and table_id is not null', [JSON.stringify(players)])
  }

  /** Whether this node is the one that finds who fits, until it says so again or its time is up. */
  lead(node: string, now: number, until: number): Promise<boolean> {
    return this.#sql.write([
      {
        text: `insert into roles values ('matching', $1, $3) on conflict (role) do update set node = excluded.node,
          until = excluded.until where roles.node = excluded.node or roles.until < $2`,
        values: [node, now, until],
        changes: 1,
      },
    ])
  }

  /** This node finds nobody any more: the next may at once. */
  async follow(node: string): Promise<void> {
    await this.#sql.write([{ text: 'update roles set until = 0 where node = $1', values: [node] }])
  }

  /** Forgets what is long over. */
  async sweep(before: number): Promise<void> {
    await this.#sql.write([{ text: 'delete from seeks where until < $1', values: [before] }])
  }
}
