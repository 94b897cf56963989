import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Mistake } from '@kartentisch/kernel'
import { makeFolder } from '../store/sqlite.ts'
import { openDatabase } from '../store/sqlite-opening.ts'
import { say } from '../words/storing.ts'

/** How long a server that is just stopping is waited for. */
const WAIT_MS = 1000

/**
 * Takes a data folder for this process alone. The lock is the operating system's, on a file of its own: it ends with the
 * process, however that ends.
 */
export function takeFolder(folder: string): { release(): void } {
  makeFolder(folder)
  const file = join(folder, 'lock')
  closeSync(openSync(file, 'a', 0o600))
  const lock = openDatabase(file, { timeout: WAIT_MS })
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new Mistake(say('folderTaken', { folder }))
  }
  return { release: () => lock.close() }
}

/** The secret that signs sessions: made once and kept beside the data. */
export function secretIn(folder: string): string {
  const file = join(folder, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  makeFolder(folder)
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
