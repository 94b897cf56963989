import type pg from 'pg'
import type { StoredPlayer, StoredToken } from './contract.ts'
import { movesRegards } from './moving.ts'
import { changesAll, PostgresPool } from './postgres-pool.ts'
import { readPlayerRow, readTokenRow } from './rows.ts'

/** Ends all tokens of a player, and what they were known by until now. */
async function endTokens(client: pg.PoolClient, player: string): Promise<void> {
  await client.query('delete from tokens where player = $1', [player])
  await client.query('update players set epoch = epoch + 1 where id = $1', [player])
}

/** The part of the store that knows players and what they are known by. */
export class PostgresPlayers extends PostgresPool {
  async keepPlayer({ id, name, account, webhook }: StoredPlayer): Promise<void> {
    const text = `insert into players (id, name, account, webhook) values ($1, $2, $3, $4) on conflict (id)
      do update set name = excluded.name, account = excluded.account, webhook = excluded.webhook`
    await this.all('keep-player', text, [id, name, account, webhook])
  }

  async #player(name: string, where: string, value: string): Promise<StoredPlayer | undefined> {
    const [row] = await this.all(name, `select p.* from players p ${where}`, [value])
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
    const rows = await this.all('ids-of', 'select id from players where moved_into = $1', [player])
    return [player, ...rows.map(row => String(row.id))]
  }

  movePlayer(guest: string, into: string): Promise<void> {
    return this.together(async client => {
      await client.query('update players set moved_into = $2 where id = $1 or moved_into = $1', [guest, into])
      await endTokens(client, guest)
      await changesAll(client, movesRegards(guest, into))
    })
  }

  forgetPlayer(player: string, name: string): Promise<void> {
    return this.together(async client => {
      const text = 'update players set name = $2, account = null, webhook = null where id = $1'
      await client.query(text, [player, name])
      await client.query('update chat set name = $2 where player = $1', [player, name])
      await endTokens(client, player)
    })
  }

  async keepToken({ digest, player, kind, name, createdAt }: StoredToken): Promise<void> {
    const text = `insert into tokens (digest, player, kind, name, created_at) values ($1, $2, $3, $4, $5)
      on conflict (digest) do update set player = excluded.player`
    await this.all('keep-token', text, [digest, player, kind, name, createdAt])
  }

  async tokensOf(player: string): Promise<StoredToken[]> {
    const text = 'select * from tokens where player = $1 order by created_at'
    return (await this.all('tokens-of', text, [player])).map(readTokenRow)
  }

  async dropToken(digest: string): Promise<void> {
    await this.all('drop-token', 'delete from tokens where digest = $1', [digest])
  }

  dropTokens(player: string): Promise<void> {
    return this.together(client => endTokens(client, player))
  }

  async epochs(players: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.all('epochs', 'select id, epoch from players where id = any($1)', [players])
    return new Map(rows.map(row => [String(row.id), Number(row.epoch)]))
  }

  async newEpoch(player: string): Promise<void> {
    await this.all('new-epoch', 'update players set epoch = epoch + 1 where id = $1', [player])
  }
}
