import { Batches } from './batches.ts'
import type { Sql } from './statement.ts'

/** A browser that wants to be told, by the address its maker gave it. */
export interface Device {
  readonly endpoint: string
  readonly player: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
  readonly createdAt: number
}

/** How somebody wants to be told whose turn it is. */
export interface NoticeWishes {
  readonly mail: boolean
  /** On vacation until then, in ms; 0 if not. */
  readonly awayUntil: number
  /** How many days of vacation were taken in this year. */
  readonly vacationYear: number
  readonly vacationDays: number
}

/** It has become somebody's turn. */
export interface Turn {
  readonly table: string
  readonly player: string
  readonly number: number
}

/** For each number of turns there is another statement, and they stay prepared. */
const CLAIMS_AT_ONCE = 100

/** Who is told of what, and how. */
export class Notices {
  readonly #sql: Sql
  readonly #claims = new Batches<Turn, boolean>(turns => this.#claim(turns), { most: CLAIMS_AT_ONCE })

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Whether this turn is to be told by who asks: each turn is told by one, once. */
  claim(turn: Turn): Promise<boolean> {
    return this.#claims.add(turn)
  }

  /** Many turns by one statement: with every answer there is another. */
  async #claim(turns: readonly Turn[]): Promise<boolean[]> {
    const claimed = turns.map(() => false)
    // A statement changes a row once: where a table's turn has passed on meanwhile, one comes after the other.
    for (let left = turns.map((turn, i) => ({ ...turn, i })); left.length > 0; ) {
      const now = new Map(left.toReversed().map(turn => [turn.table, turn]))
      // In one order everywhere, so that two nodes never wait for each other's rows.
      const sorted = [...now.values()].sort((a, b) => (a.table < b.table ? -1 : 1))
      const blanks = sorted.map((_, i) => `($${3 * i + 1}, $${3 * i + 2}, $${3 * i + 3})`).join(', ')
      const text = `insert into notices values ${blanks} on conflict (table_id) do update set player = excluded.player,
        number = excluded.number where notices.number < excluded.number and notices.player <> excluded.player
        returning table_id`
      const values = sorted.flatMap(({ table, player, number }) => [table, player, number])
      for (const row of await this.#sql.change(text, values)) {
        const turn = now.get(String(row.table_id))
        if (turn !== undefined) claimed[turn.i] = true
      }
      left = left.filter(turn => now.get(turn.table) !== turn)
    }
    return claimed
  }

  /** Turns that nobody was told of: whoever should have told may have died. */
  async untold(limit: number): Promise<Turn[]> {
    const text = `select d.table_id, d.player, d.number from duties d left join notices n on n.table_id = d.table_id
      where d.player is not null and (n.table_id is null or (n.player <> d.player and n.number < d.number)) limit $1`
    const rows = await this.#sql.read(text, [limit])
    return rows.map(row => ({ table: String(row.table_id), player: String(row.player), number: Number(row.number) }))
  }

  async wishesOf(player: string): Promise<NoticeWishes> {
    const [row] = await this.#sql.read('select * from notice_wishes where player = $1', [player])
    return {
      mail: Number(row?.mail ?? 0) === 1,
      awayUntil: Number(row?.away_until ?? 0),
      vacationYear: Number(row?.vacation_year ?? 0),
      vacationDays: Number(row?.vacation_days ?? 0),
    }
  }

  async keepWishes(player: string, wishes: NoticeWishes): Promise<void> {
    const { mail, awayUntil, vacationYear, vacationDays } = wishes
    const text = `insert into notice_wishes values ($1, $2, $3, $4, $5) on conflict (player) do update set
      mail = excluded.mail, away_until = excluded.away_until, vacation_year = excluded.vacation_year,
      vacation_days = excluded.vacation_days`
    await this.#sql.write([{ text, values: [player, Number(mail), awayUntil, vacationYear, vacationDays] }])
  }

  async devicesOf(player: string): Promise<Device[]> {
    const rows = await this.#sql.read('select * from devices where player = $1 order by created_at', [player])
    return rows.map(row => ({
      endpoint: String(row.endpoint),
      player,
      p256dh: String(row.p256dh),
      auth: String(row.auth),
      language: String(row.language),
      createdAt: Number(row.created_at),
    }))
  }

  async keepDevice({ endpoint, player, p256dh, auth, language, createdAt }: Device): Promise<void> {
    const text = `insert into devices values ($1, $2, $3, $4, $5, $6) on conflict (endpoint) do update set
      player = excluded.player, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`
    await this.#sql.write([{ text, values: [endpoint, player, p256dh, auth, language, createdAt] }])
  }

  async dropDevice(endpoint: string, player: string): Promise<void> {
    await this.#sql.write([
      { text: 'delete from devices where endpoint = $1 and player = $2', values: [endpoint, player] },
    ])
  }

  /** Nothing is kept about this player. */
  async forget(player: string): Promise<void> {
    await this.#sql.write([
      { text: 'delete from devices where player = $1', values: [player] },
      { text: 'delete from notice_wishes where player = $1', values: [player] },
    ])
  }

  /** A key that is made once, by whoever comes first, for all nodes. */
  async serverKey(name: string, make: () => string): Promise<string> {
    const read = async () => (await this.#sql.read('select value from server_keys where name = $1', [name]))[0]?.value
    const known = await read()
    if (typeof known === 'string') return known
    const text = 'insert into server_keys values ($1, $2) on conflict do nothing'
    await this.#sql.write([{ text, values: [name, make()] }])
    return String(await read())
  }
}
