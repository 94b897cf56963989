import { createRequire } from 'node:module'
import type { DatabaseSync, DatabaseSyncOptions } from 'node:sqlite'
import { Mistake } from '@kartentisch/kernel'
import { say } from '../words/storing.ts'

/** Node brings SQLite along from 22.13 on. On an older one a server still runs, with a PostgreSQL. */
function sqlite(): typeof import('node:sqlite') {
  try {
    return createRequire(import.meta.url)('node:sqlite')
  } catch {
    throw new Mistake(say('noSqlite', { version: process.versions.node }))
  }
}

/** Opens a file of SQLite; where Node has none, a `Mistake` says what to do. */
export function openDatabase(file: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  const { DatabaseSync } = sqlite()
  return new DatabaseSync(file, options)
}
