import type { Sql, Statement } from './statement.ts'

export const TOURNAMENT_STATUSES = ['open', 'running', 'over', 'cancelled'] as const
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

/** A tournament as the store keeps it: what it says is none of the store's business. */
export interface StoredTournament {
  readonly id: string
  /** Counts changes: whoever changes it names the revision they saw. */
  readonly revision: number
  readonly status: TournamentStatus
  readonly changedAt: number
  readonly body: string
}

/** What a game of a tournament came to. */
export interface TournamentResult {
  readonly tournament: string
  /** From 0 on. */
  readonly round: number
  readonly first: string
  readonly second: string
  /** Of who began: 1 for a victory, a half for a shared one. */
  readonly points: number
  /** Who was not there at the end. */
  readonly absent: readonly string[]
}

/** Each table's result is written once, with the end of its game. */
export const addsTournamentResult = (table: string, given: TournamentResult): Statement[] => {
  const { tournament, round, first, second, points, absent } = given
  return [
    {
      text: 'insert into tournament_results values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing',
      values: [table, tournament, round, first, second, points, absent.join(' ')],
    },
  ]
}

function read(row: Readonly<Record<string, unknown>>): StoredTournament {
  const status = TOURNAMENT_STATUSES.find(known => known === row.status)
  if (status === undefined) throw new Error(`A tournament in the store has the status "${row.status}".`)
  return {
    id: String(row.id),
    revision: Number(row.revision),
    status,
    changedAt: Number(row.changed_at),
    body: String(row.body),
  }
}

/** Tournaments, and the log of what their games came to. */
export class Tournaments {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Adds a tournament, or changes it if it is at the revision before; false if it isn't. */
  keep({ id, revision, status, changedAt, body }: StoredTournament): Promise<boolean> {
    const adds = 'insert into tournaments values ($1, $2, $3, $4, $5) on conflict do nothing'
    const changes = `update tournaments set revision = $2, status = $3, changed_at = $4, body = $5
      where id = $1 and revision = $2 - 1`
    const text = revision === 1 ? adds : changes
    return this.#sql.write([{ text, values: [id, revision, status, changedAt, body], changes: 1 }])
  }

  async read(id: string): Promise<StoredTournament | undefined> {
    const [row] = await this.#sql.read('select * from tournaments where id = $1', [id])
    return row === undefined ? undefined : read(row)
  }

  /** The last changed first. */
  async list(status: TournamentStatus, limit: number): Promise<StoredTournament[]> {
    const text = 'select * from tournaments where status = $1 order by changed_at desc limit $2'
    return (await this.#sql.read(text, [status, limit])).map(read)
  }

  /** What the games of a tournament came to, by round. */
  async results(tournament: string): Promise<TournamentResult[]> {
    const text = 'select * from tournament_results where tournament = $1 order by round, table_id'
    const rows = await this.#sql.read(text, [tournament])
    return rows.map(row => ({
      tournament,
      round: Number(row.round),
      first: String(row.first),
      second: String(row.second),
      points: Number(row.points),
      absent: String(row.absent).split(' ').filter(Boolean),
    }))
  }
}
