import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from '../src/http/server.ts'
import { backUp } from '../src/store/backup.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { serve, Visitor } from './visitor.ts'

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

/** In a process of its own, as an operator makes one beside the server. */
async function backup(target: string): Promise<{ files: string[]; bytes: number }> {
  const { href } = new URL('../src/index.ts', import.meta.url)
  const program = `const [from, ...folders] = process.argv.slice(1)
    console.log(JSON.stringify((await import(from)).backUp(...folders)))`
  const args = ['--input-type=module', '-e', program, href, data, target]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

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
  const { files } = await backup(target)
  isDone = true
  await load
  expect(files).toHaveLength(3)
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

test('a backup never overwrites anything, and says where there is nothing to copy', () => {
  expect(() => backUp(data, data)).toThrow('A backup goes into a new folder.')
  expect(() => backUp(folder, join(folder, 'new'))).toThrow('it has no kartentisch.sqlite')
  expect(existsSync(join(folder, 'new'))).toBe(false)
})
