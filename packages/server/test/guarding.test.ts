import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untranslated } from '@kartentisch/kernel'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { addressOf, callerAt, readTrust } from '../src/http/address.ts'
import { Bucket, Limiter } from '../src/http/limits.ts'
import { Readiness } from '../src/http/readiness.ts'
import type { Server } from '../src/http/server.ts'
import { readWebhook } from '../src/http/webhook.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { mailing } from '../src/words/mailing.ts'
import { serving } from '../src/words/serving.ts'
import { Caller } from './caller.ts'
import { impatientStore } from './mute-proxy.ts'
import { startRedis } from './services.ts'
import { serve, Visitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-guarding-'))
let server: Server
const postgres = inject('postgres')

beforeAll(async () => {
  server = await serve({ DATA_DIR: join(folder, 'main') })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** What `addressOf` reads of a request: where it comes from, and what it says about that. */
const from = (remoteAddress: string, forwarded: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as Parameters<
    typeof addressOf
  >[0]

test.each([
  ['no', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
  ['1', '127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['2', '127.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['127.0.0.1,10.0.0.0/8', '127.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['10.0.0.0/8', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
])('with TRUST_PROXY=%s a call from %s that says "%s" comes from %s', (given, remote, forwarded, address) => {
  const trust = readTrust(given)
  expect(trust && addressOf(from(remote, forwarded), trust)).toBe(address)
})

test('whoever writes their own X-Forwarded-For does not get around a limit', async () => {
  const strict = await serve({ DATA_DIR: join(folder, 'proxy'), TRUST_PROXY: '1', GUESTS_PER_MINUTE: '2' })
  const statuses = []
  for (let i = 0; i < 3; i++) {
    const headers = { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9` }
    statuses.push((await new Visitor(strict.port).post('/api/guest', { name: 'x' }, headers)).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  await strict.close()
})

test('who has a whole network of IPv6 counts as one', () => {
  expect(callerAt('2001:db8:1:2:3:4:5:6')).toBe(callerAt('2001:db8:1:2::1'))
  expect(callerAt('2001:db8:1:2::1')).not.toBe(callerAt('2001:db8:1:3::1'))
  expect(callerAt('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(callerAt('192.0.2.1')).toBe('192.0.2.1')
})

test('a bucket is filled by a clock that nobody sets', () => {
  const bucket = new Bucket(1, 2, 1000)
  expect([bucket.take(1000), bucket.take(1000), bucket.take(1000)]).toEqual([true, true, false])
  expect([bucket.take(1999), bucket.take(2001)]).toEqual([false, true])
})

test('a clock that is set while a server runs changes nothing there', () => {
  // So slowly that only a clock set forward could fill it.
  const bucket = new Bucket(1 / 3600, 1)
  const before = server.hall.now()
  expect(bucket.take()).toBe(true)
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const days of [-400, 400]) {
    vi.setSystemTime(before + days * 86_400_000)
    expect(server.hall.now() - before).toBeGreaterThanOrEqual(0)
    expect(server.hall.now() - before).toBeLessThan(60_000)
    expect(bucket.take()).toBe(false)
  }
  vi.useRealTimers()
})

test('nodes that share a Redis count together, and each for itself while it is away', async () => {
  const { Redis } = await import('ioredis')
  const service = await startRedis()
  const clients = [1, 2].map(() => new Redis(service.url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 }))
  for (const client of clients) client.on('error', () => undefined)
  await Promise.all(clients.map(client => new Promise(resolve => client.once('ready', resolve))))
  const [one, two] = clients.map(client => new Limiter('test', 3, client)) as [Limiter, Limiter]
  const allowed = [await one.allows('a'), await two.allows('a'), await one.allows('a'), await two.allows('a')]
  expect(allowed).toEqual([true, true, true, false])
  expect(await two.allows('b')).toBe(true)
  await service.stop()
  expect(await one.allows('c')).toBe(true)
  for (const client of clients) client.disconnect()
})

test('who asks for more than a page could is told to wait', async () => {
  const strict = await serve({ DATA_DIR: join(folder, 'requests'), REQUESTS_PER_MINUTE: '3' })
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await new Visitor(strict.port).call('GET', '/api/replays/none')).status)
  expect(statuses).toEqual([404, 404, 404, 429])
  expect((await new Visitor(strict.port).call('GET', '/healthz')).status).toBe(200)
  await strict.close()
})

test('nobody takes all connections: not one address, and not one player', async () => {
  const limits = { CONNECTIONS_PER_ADDRESS: '5', CONNECTIONS_PER_PLAYER: '2' }
  const strict = await serve({ DATA_DIR: join(folder, 'connections'), ...limits })
  const guest = await new Visitor(strict.port).becomeGuest('Gus')
  const told = []
  for (let i = 0; i < 3; i++) told.push((await guest.connect()).told)
  expect(told).toMatchObject([
    { type: 'welcome' },
    { type: 'welcome' },
    { reason: 'You are connected 2 times already: close some pages or programs.' },
  ])
  await (await new Visitor(strict.port).becomeGuest('Eve')).connect()
  await (await new Visitor(strict.port).becomeGuest('Fay')).connect()
  await expect((await new Visitor(strict.port).becomeGuest('Guy')).connect()).rejects.toThrow('503')
  await strict.close()
})

test('nobody opens tables without end', async () => {
  const strict = await serve({ DATA_DIR: join(folder, 'tables'), TABLES_PER_PLAYER: '2' })
  const { cookie } = await new Visitor(strict.port).becomeGuest('Gus')
  const socket = new WebSocket(`ws://127.0.0.1:${strict.port}/ws`, { headers: { cookie } })
  await new Promise(resolve => socket.once('open', resolve))
  const ask = (message: object) =>
    new Promise<{ reason?: string }>(resolve => {
      socket.once('message', text => resolve(JSON.parse(String(text))))
      socket.send(JSON.stringify(message))
    })
  await ask({ type: 'hello', id: 'h', version: 1 })
  const table = { game: 'burgund', setup: {}, seats: [{ kind: 'open' }, { kind: 'open' }], listed: true }
  const create = (id: string) => ask({ type: 'create', id, ...table, timer: { per: 'none' } })
  expect([await create('a'), await create('b')]).toMatchObject([{ type: 'acknowledged' }, { type: 'acknowledged' }])
  expect((await create('c')).reason).toContain('You sit at 2 tables that are not over')
  socket.close()
  await strict.close()
})

test('who sends half a body and then nothing is cut off', async () => {
  const strict = await serve({ DATA_DIR: join(folder, 'half'), REQUEST_SECONDS: '1' })
  const socket = connect(strict.port, '127.0.0.1')
  const answer = new Promise<string>(resolve => {
    let heard = ''
    socket.on('data', part => {
      heard += part
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', () => undefined)
  })
  socket.write(
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
  )
  expect(await answer).toContain('408 Request Timeout')
  await strict.close()
})

test('pages can’t be framed or made to load what is not ours, and come by TLS where they once did', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/healthz`)
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('strict-transport-security')).toBeNull()
  const behind = await serve({ DATA_DIR: join(folder, 'tls'), TRUST_PROXY: '1' })
  const secure = await fetch(`http://127.0.0.1:${behind.port}/healthz`, {
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' },
  })
  expect(secure.headers.get('strict-transport-security')).toMatch(/max-age=\d+/)
  await behind.close()
})

test('a server that starts by an earlier clock than before goes on from what was written last', async () => {
  const own = join(folder, 'clock')
  const store = await SqliteStore.open(own)
  const later = Date.now() + 3_600_000
  const table = { id: 'later', revision: 1, game: 'dominion', listed: true, players: [], search: '', body: '{}' }
  await store.keepTable({ ...table, status: 'abandoned', changedAt: later })
  expect(await store.latestChange()).toBe(later)
  await store.close()
  const started = await serve({ DATA_DIR: own })
  expect(started.hall.now()).toBeGreaterThanOrEqual(later)
  await started.close()
})

test('two servers don’t use one folder', async () => {
  await expect(serve({ DATA_DIR: join(folder, 'main') })).rejects.toThrow('Another server is using the folder')
})

test('a port that is taken is said in a sentence, and the folder is free again', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : 0)
  const own = { DATA_DIR: join(folder, 'busy') }
  await expect(serve({ ...own, PORT: port })).rejects.toThrow(`Port ${port} is taken by another program.`)
  other.close()
  await (await serve(own)).close()
})

test('a server whose store is silent is alive but not ready, and ready again when the store is back', async () => {
  const { store, proxy } = await impatientStore(postgres)
  const ask = () => new Readiness(store, 'n1').isReady()
  await expect.poll(ask).toBe(true)
  proxy.fallSilent()
  expect(await ask()).toBe(false)
  proxy.recover()
  await expect.poll(ask).toBe(true)
  await store.close()
  proxy.close()
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}/${path}`)).status
  expect([await status('readyz'), await status('healthz')]).toEqual([200, 200])
  const away = vi.spyOn(server.hall.store, 'pulse').mockRejectedValue(new Error('away'))
  await expect.poll(() => status('readyz')).toBe(503)
  expect(await status('healthz')).toBe(200)
  away.mockRestore()
  await expect.poll(() => status('readyz')).toBe(200)
})

test('who did what from where is written down, and nobody else can read it', async () => {
  const file = join(folder, 'audit', 'audit.log')
  const noted = await serve({ DATA_DIR: join(folder, 'noted'), AUDIT_LOG: file })
  const here = await new Visitor(noted.port).becomeGuest('Gus')
  const account = { email: 'gus@example.org', password: 'correct horse', name: 'Gus' }
  await here.post('/api/auth/sign-up/email', account)
  await new Visitor(noted.port).post('/api/auth/sign-in/email', { ...account, password: 'wrong wrong' })
  await here.post('/api/auth/sign-out')
  await noted.close()
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines).toMatchObject([
    { deed: 'guest', address: '127.0.0.1' },
    { deed: 'sign-up', address: '127.0.0.1', mail: account.email, status: 200 },
    { deed: 'sign-in-failed', address: '127.0.0.1', mail: account.email, status: 401 },
    { deed: 'sign-out', address: '127.0.0.1' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/correct horse|wrong wrong/)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
})

test('requests are logged where that is wanted, and an answer can be followed by its reference', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const talkative = await serve({ DATA_DIR: join(folder, 'talk'), ACCESS_LOG: 'yes', TRACE: 'yes' }, log)
  const guest = await new Visitor(talkative.port).becomeGuest('Gus')
  await guest.call('GET', '/api/me?secret=1')
  const caller = await Caller.arrive(talkative.port, 'Tina')
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }]
  const made = { type: 'create', game: 'dominion', setup: { first: 0 }, seats, listed: false, timer: { per: 'none' } }
  const table = String((await caller.ask(made)).table)
  await caller.ask({ type: 'start', table })
  const { number, choices } = await caller.question(table)
  const answer = { type: 'answer', id: 'first', table, number, answer: choices.slice(0, 1) }
  expect(await caller.send(JSON.stringify(answer))).toMatchObject({ type: 'acknowledged', number: 1 })
  await talkative.close()
  const logged = lines.map(line => JSON.parse(line))
  expect(logged).toContainEqual(
    expect.objectContaining({ access: expect.objectContaining({ method: 'GET', path: '/api/me', status: 200 }) }),
  )
  const { trace } = logged.find(line => line.trace?.ref.endsWith('/first'))
  expect(trace).toMatchObject({ type: 'answer', table, outcome: 'acknowledged', number: 1 })
  const { begun, decided, stored, told } = trace.stages
  const times = [0, begun, decided, stored, told, trace.ms]
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(lines.join('')).not.toMatch(/secret=1|kartentisch=/)
})

test.each([
  'https://[::7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[fec0::1]/',
  'https://[2001:0:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[100::1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[5f00::1]/',
  'https://192.88.99.1/',
  'https://203.0.113.1/',
])('a webhook does not lead to %s', given => {
  expect(() => readWebhook(given, 'outside')).toThrow('leads out of')
})

test('a webhook may lead to what is given out to the public', () => {
  for (const given of ['https://[2606:4700::1111]/', 'https://9.9.9.9/', 'https://example.org/hook'])
    expect(readWebhook(given, 'outside')).toBe(given)
})

test('everything is said in both languages', () => {
  expect([...untranslated(serving), ...untranslated(mailing)]).toEqual([])
})
