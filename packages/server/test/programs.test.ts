import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { result } from '@kartentisch/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from '../src/http/server.ts'
import { serve, Visitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-programs-'))
const examples = join(import.meta.dirname, '..', '..', '..', 'examples')
let server: Server
let owner: Visitor

beforeAll(async () => {
  server = await serve({ DATA_DIR: folder })
  owner = await new Visitor(server.port).becomeGuest('Besitzerin')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function newToken(): Promise<string> {
  const { token } = (await (await owner.post('/api/tokens', {})).json()) as { token: string }
  return token
}

/** Plays a game by a program, and gives what it says in the end. */
async function play(command: string, file: string, game: string) {
  const args = [join(examples, file), `ws://127.0.0.1:${server.port}/ws`, await newToken(), game]
  const { stdout } = await promisify(execFile)(command, args)
  return result.parse(JSON.parse(stdout))
}

test('a program in JavaScript plays a whole game', async () => {
  expect(await play(process.execPath, 'online.js', 'dominion')).toMatchObject({ reason: 'played' })
})

test('a program in Python plays a whole game', async () => {
  expect(await play('python3', 'online.py', 'burgund')).toMatchObject({ reason: 'played' })
})

test('a program has one connection: the last', async () => {
  const token = await newToken()
  const visitor = new Visitor(server.port)
  const first = await visitor.connect(token)
  const second = await visitor.connect(token)
  expect(await first.closed).toMatchObject({ code: 1008, reason: 'Another connection was opened with this token.' })
  expect(second.told).toMatchObject({ type: 'welcome' })
  const browsers = await Promise.all([owner.connect(), owner.connect()])
  expect(browsers.map(({ told }) => told)).toMatchObject([{ type: 'welcome' }, { type: 'welcome' }])
})
