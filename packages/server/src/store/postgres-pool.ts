import { Mistake } from '@kartentisch/kernel'
import pg from 'pg'
import { say } from '../words/storing.ts'
import { alone, migrate } from './postgres-schema.ts'
import type { Row } from './rows.ts'
import { forPostgres, type Sql, type Statement } from './statement.ts'

/** What takes longer than this has failed: the connection may be gone without anybody having said so. */
const PATIENCE_MS = 5000

export interface PostgresOptions {
  readonly connections?: number
  readonly patienceMs?: number
}

/** Where a database is, without the password in its address. */
const whereIs = (url: string): string => URL.parse(url)?.host ?? 'DATABASE_URL'

/** Brings a database up to date and connects to it. */
export async function openPool(
  url: string,
  { connections = 8, patienceMs = PATIENCE_MS }: PostgresOptions = {},
): Promise<pg.Pool> {
  try {
    await alone(url, patienceMs, client => migrate(client, whereIs(url)))
  } catch (fault) {
    if (fault instanceof Mistake) throw fault
    throw new Mistake(say('databaseAway', { where: whereIs(url), why: reasonOf(fault) }))
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patienceMs,
    // The database gives up before we do, so that what we take for failed does not happen later after all.
    statement_timeout: Math.ceil(0.8 * patienceMs),
    lock_timeout: Math.ceil(0.6 * patienceMs),
    idle_in_transaction_session_timeout: 2 * patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // A connection lost while idle is replaced by the pool; whoever uses one hears of it by the query that fails.
  pool.on('error', () => undefined)
  return pool
}

/** Why a connection failed, also where several addresses were tried. */
function reasonOf(fault: unknown): string {
  if (fault instanceof AggregateError) return fault.errors.map(reasonOf).join(', ')
  return fault instanceof Error ? fault.message : String(fault)
}

/** Writes one after the other; false if one of them changed another number of rows than it had to. */
export async function changesAll(client: pg.PoolClient, statements: readonly Statement[]): Promise<boolean> {
  for (const { text, values, changes } of statements) {
    const { rowCount } = await client.query(forPostgres(text), [...values])
    if (changes !== undefined && rowCount !== changes) return false
  }
  return true
}

/** Something written together has to be undone, and nothing is wrong with the connection. */
class NotDone extends Error {}

/** What asks a PostgreSQL. */
export class PostgresPool {
  readonly pool: pg.Pool

  /** For what is said in the SQL of both databases. */
  protected readonly sql: Sql = {
    read: async (text, values) => (await this.pool.query<Row>(forPostgres(text), [...values])).rows,
    change: async (text, values) => (await this.pool.query<Row>(forPostgres(text), [...values])).rows,
    write: statements => this.orNothing(client => changesAll(client, statements)),
  }

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  /** Does all of it, or nothing if it says that something is not as it should be. */
  protected async orNothing(work: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
    try {
      await this.together(async client => {
        if (!(await work(client))) throw new NotDone()
      })
      return true
    } catch (fault) {
      if (fault instanceof NotDone) return false
      throw fault
    }
  }

  protected async all(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text, values })).rows
  }

  /** Does several things or none. A connection on which that failed is not used again: nobody knows what it still waits for. */
  protected async together<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      client.release()
      return result
    } catch (fault) {
      if (fault instanceof NotDone) {
        await client.query('rollback')
        client.release()
      } else client.release(true)
      throw fault
    }
  }
}
