import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Mistake } from '@kartentisch/kernel'
import { dump, month as monthSchema } from '../people/dump.ts'
import { PostgresStore } from '../store/postgres.ts'
import { DATABASE, SqliteStore } from '../store/sqlite.ts'
import { say } from '../words/people.ts'
import type { Config } from './config.ts'
import { secretIn } from './folder.ts'

/** The listed games of a month from where a server keeps them, whether it runs or not, a line each. */
export async function* dumpMonth(config: Config, month: string): AsyncGenerator<string> {
  const read = monthSchema.safeParse(month)
  if (!read.success) throw new Mistake(say('noSuchMonth'))
  const { DATABASE_URL: url, DATA_DIR: folder } = config
  if (url === undefined && !existsSync(join(folder, DATABASE))) throw new Mistake(say('nothingToDump', { folder }))
  const store = url === undefined ? await SqliteStore.open(folder) : await PostgresStore.open(url)
  try {
    yield* dump({ store, secret: config.SECRET ?? secretIn(folder) }, read.data)
  } finally {
    await store.close()
  }
}
