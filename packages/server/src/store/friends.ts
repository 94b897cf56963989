import type { Sql } from './statement.ts'

/** Somebody who is followed, as who follows them sees them. */
export interface Friend {
  readonly player: string
  readonly name: string
  /** Whether they follow back. */
  readonly mutual: boolean
}

/** Somebody is asked to a table. */
export interface Invite {
  readonly table: string
  readonly player: string
  /** Who asks. */
  readonly host: string
  readonly at: number
}

/** Who follows whom, and who was asked to which table. */
export class Friends {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async follow(player: string, friend: string, at: number): Promise<void> {
    const text = 'insert into follows values ($1, $2, $3) on conflict do nothing'
    await this.#sql.write([{ text, values: [player, friend, at] }])
  }

  async unfollow(player: string, friend: string): Promise<void> {
    const text = 'delete from follows where player = $1 and friend = $2'
    await this.#sql.write([{ text, values: [player, friend] }])
  }

  /** Those whom somebody follows and who still have an account, by name. */
  async of(player: string, limit: number): Promise<Friend[]> {
    const text = `select f.friend, p.name, b.player as back from follows f join players p on p.id = f.friend
      left join follows b on b.player = f.friend and b.friend = f.player
      where f.player = $1 and p.account is not null order by p.name, f.friend limit $2`
    const rows = await this.#sql.read(text, [player, limit])
    return rows.map(row => ({ player: String(row.friend), name: String(row.name), mutual: row.back !== null }))
  }

  async follows(player: string, friend: string): Promise<boolean> {
    const text = 'select 1 as one from follows where player = $1 and friend = $2'
    return (await this.#sql.read(text, [player, friend])).length > 0
  }

  /** The tables at which these play just now, the last changed first. */
  async playing(players: readonly string[], limit: number): Promise<{ player: string; body: string }[]> {
    if (players.length === 0) return []
    const text = `select s.player_id, t.body from sitters s join tables t on t.id = s.table_id
      where s.player_id in list($2) and t.status = 'running' order by t.changed_at desc limit $1`
    const rows = await this.#sql.read(text, [limit, JSON.stringify(players)])
    return rows.map(row => ({ player: String(row.player_id), body: String(row.body) }))
  }

  /** Asks somebody to a table: each once, and so many to one table; false if that was done or is too much. */
  invite({ table, player, host, at }: Invite, most: number): Promise<boolean> {
    return this.#sql.write([
      {
        text: `insert into invites select $1, $2, $3, $4 where (select count(*) from invites where table_id = $1) < $5
          on conflict do nothing`,
        values: [table, player, host, at, most],
        changes: 1,
      },
    ])
  }

  /** To which tables somebody was asked since then, the last first. */
  async invitesTo(player: string, since: number, limit: number): Promise<Invite[]> {
    const text = 'select * from invites where player = $1 and at > $2 order by at desc limit $3'
    const rows = await this.#sql.read(text, [player, since, limit])
    return rows.map(row => ({ table: String(row.table_id), player, host: String(row.host), at: Number(row.at) }))
  }

  /** Somebody would rather not come. */
  async decline(table: string, player: string): Promise<void> {
    const text = 'update invites set at = 0 where table_id = $1 and player = $2'
    await this.#sql.write([{ text, values: [table, player] }])
  }

  /** Nothing is kept about this player. */
  async forget(player: string): Promise<void> {
    await this.#sql.write([
      { text: 'delete from follows where player = $1 or friend = $1', values: [player] },
      { text: 'delete from invites where player = $1 or host = $1', values: [player] },
    ])
  }
}
