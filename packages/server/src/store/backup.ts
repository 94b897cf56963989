import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Mistake } from '@kartentisch/kernel'
import { say } from '../words/storing.ts'
import { DATABASE } from './sqlite.ts'
import { openDatabase } from './sqlite-opening.ts'

/** Games first: an account without a player gets one when it is used, but a player without an account is lost to its owner. */
const DATABASES = [DATABASE, 'accounts.sqlite']

const SECRET = 'secret'

function flush(file: string): void {
  const open = openSync(file, 'r')
  fsyncSync(open)
  closeSync(open)
}

/**
 * Copies a data folder while a server uses it. Each database is read in one go, as it was at one moment, so that a copy
 * comes to an end however much is written meanwhile; and it is looked through before it counts. The copy can be used as a
 * data folder as it is.
 */
export function backUp(folder: string, target: string): { readonly files: readonly string[]; readonly bytes: number } {
  if (!existsSync(join(folder, DATABASE))) throw new Mistake(say('nothingToBackUp', { folder, file: DATABASE }))
  if (existsSync(target)) throw new Mistake(say('backupThere', { target }))
  mkdirSync(target, { recursive: true, mode: 0o700 })
  const files: string[] = []
  for (const name of DATABASES.filter(one => existsSync(join(folder, one)))) {
    const db = openDatabase(join(folder, name), { timeout: 10_000 })
    const copy = join(target, name)
    db.prepare('vacuum into ?').run(copy)
    db.close()
    chmodSync(copy, 0o600)
    check(copy)
    files.push(copy)
  }
  if (existsSync(join(folder, SECRET))) {
    const copy = join(target, SECRET)
    copyFileSync(join(folder, SECRET), copy)
    chmodSync(copy, 0o600)
    files.push(copy)
  }
  for (const file of [...files, target]) flush(file)
  return { files, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) }
}

function check(file: string): void {
  const db = openDatabase(file, { readOnly: true })
  const found = db.prepare('pragma integrity_check').get()?.integrity_check
  db.close()
  if (found !== 'ok') throw new Mistake(say('backupDamaged', { file, why: String(found) }))
}
