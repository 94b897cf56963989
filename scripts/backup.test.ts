import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from '../packages/server/src/http/server.ts'
import { SqliteStore } from '../packages/server/src/store/sqlite.ts'
import { serve, Visitor } from '../packages/server/test/visitor.ts'

const MAIN = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'kartentisch-backup-'))
const data = join(folder, 'data')
const account = { email: 'anna@example.org', password: 'correct horse', name: 'Anna' }
let server: Server

beforeAll(async () => {
  server = await serve({ DATA_DIR: data })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** The command in a process of its own, as an operator runs it beside the server. */
const backup = (...args: string[]) => promisify(execFile)(process.execPath, [MAIN, 'backup', ...args])

const line = (number: number) => ({ number, ref: `r${number}`, body: 'x'.repeat(2000) })

test('a backup made under load ends, has all that was acknowledged before, and is a data folder as it is', async () => {
  await new Visitor(server.port).post('/api/auth/sign-up/email', account)
  const { store } = server.hall
  for (let i = 1; i <= 300; i++) await store.append('busy', line(i))
  let isDone = false
  let last = 300
  const load = (async () => {
    while (!isDone) await store.append('busy', line(++last))
  })()
  const target = join(folder, 'monday')
  const { stdout } = await backup(target, '--data', data)
  isDone = true
  await load
  expect(stdout).toMatch(/^3 files, [\d.]+ MB in [\d.]+ s: /)
  expect(last).toBeGreaterThan(300)
  for (const file of readdirSync(target)) expect((statSync(join(target, file)).mode & 0o777).toString(8)).toBe('600')

  const copy = await SqliteStore.open(target)
  const numbers = (await copy.readLog('busy', 1)).map(({ number }) => number)
  expect(numbers.length).toBeGreaterThanOrEqual(300)
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  await copy.close()
  const restored = await serve({ DATA_DIR: target })
  const anna = new Visitor(restored.port)
  expect((await anna.post('/api/auth/sign-in/email', account)).status).toBe(200)
  expect(await anna.name()).toBe('Anna')
  await restored.close()
})

test('a backup never overwrites anything, and says where there is nothing to copy', async () => {
  await expect(backup(data, '--data', data)).rejects.toThrow('A backup goes into a new folder.')
  await expect(backup(join(folder, 'new'), '--data', folder)).rejects.toThrow('it has no kartentisch.sqlite')
  await expect(backup()).rejects.toThrow('Where to?')
  expect(existsSync(join(folder, 'new'))).toBe(false)
})
