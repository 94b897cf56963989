import { mkdtempSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Mistake, randomAnswer, seeded, untranslated, type Wording } from '@kartentisch/kernel'
import type { Feed } from '@kartentisch/protocol'
import { Client, type Socket as ClientSocket } from '@kartentisch/protocol/client'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { oddSettings, readConfig } from '../src/http/config.ts'
import { type Server, startServer } from '../src/http/server.ts'
import { settings } from '../src/words/settings.ts'
import { until } from './at-a-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-http-'))
const silent = pino({ level: 'silent' })
let server: Server
let address: string

const open = (more: Record<string, string> = {}) =>
  startServer(readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, BOT_PAUSE: '0', ...more }), silent)

beforeAll(async () => {
  server = await open()
  address = `http://127.0.0.1:${server.port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')

async function newGuest(name: string): Promise<{ cookie: string; client: Client }> {
  const cookie = cookiesOf(await post('/api/guest', { name }))
  return { cookie, client: new Client({ url: `${address.replace('http', 'ws')}/ws`, open: withCookie(cookie) }) }
}

const withCookie = (cookie: string) => (url: string) =>
  new WebSocket(url, { headers: { cookie } }) as unknown as ClientSocket

async function newTable(client: Client, more: object = {}): Promise<string> {
  const told = await client.request({
    type: 'create',
    game: 'dominion',
    setup: { kingdom: ['smithy'], first: 0 },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    listed: true,
    timer: { per: 'none' },
    ...more,
  })
  if (told.type !== 'acknowledged' || told.table === undefined) throw new Error('no table')
  return told.table
}

test('a server tells how it is', async () => {
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true })
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('kartentisch_connections 0')
  expect((await fetch(`${address}/api/nothing`)).status).toBe(404)
})

test('a guest gets a cookie no script can read, and is known by it', async () => {
  const response = await post('/api/guest', { name: 'Anna' })
  expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/)
  const me = await fetch(`${address}/api/me`, { headers: { cookie: cookiesOf(response) } })
  expect(await me.json()).toMatchObject({ player: { name: 'Anna', guest: true } })
  expect(await (await fetch(`${address}/api/me`)).json()).toEqual({ player: null })
  expect((await post('/api/guest', { name: '' })).status).toBe(400)
})

test('pages of others are turned away', async () => {
  const origin = 'https://elsewhere.example'
  expect((await post('/api/guest', { name: 'Eve' }, { origin })).status).toBe(403)
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { origin })
  await expect(new Promise((_, reject) => socket.once('error', reject))).rejects.toThrow('403')
})

test("a guest's games move into the account they make, and into the one they sign in to", async () => {
  const { cookie, client } = await newGuest('Gus')
  await newTable(client)
  client.close()
  const account = { email: 'gus@example.org', password: 'correct horse', name: 'Gustav' }
  const made = await post('/api/auth/sign-up/email', account, { cookie })
  expect(made.status).toBe(200)
  const signedIn = await fetch(`${address}/api/me`, { headers: { cookie: `${cookie}; ${cookiesOf(made)}` } })
  expect(await signedIn.json()).toMatchObject({ player: { name: 'Gustav', guest: false } })
  const other = await newGuest('Gus elsewhere')
  const table = await newTable(other.client)
  other.client.close()
  expect((await post('/api/auth/sign-in/email', { ...account, password: 'wrong wrong' })).status).toBe(401)
  const session = cookiesOf(await post('/api/auth/sign-in/email', account, { cookie: other.cookie }))
  const back = new Client({ url: `${address.replace('http', 'ws')}/ws`, open: withCookie(session) })
  const mine = await back.request({ type: 'list', which: 'mine' })
  expect(mine.type === 'tables' && mine.tables.length).toBe(2)
  expect(mine.type === 'tables' && mine.tables.find(one => one.table === table)).toMatchObject({ seat: 0, host: true })
  back.close()
})

test('logins are limited', async () => {
  const guess = { email: 'x@example.org', password: 'guess guess' }
  const attempts = () => Array.from({ length: 15 }, () => post('/api/auth/sign-in/email', guess))
  // A minute may end in between, and not the next time.
  await expect.poll(async () => (await Promise.all(attempts())).map(({ status }) => status)).toContain(429)
})

test('so is opening and joining tables, by whoever does it', async () => {
  const strict = await open({ JOINS_PER_MINUTE: '3', DATA_DIR: join(folder, 'strict') })
  const here = address
  address = `http://127.0.0.1:${strict.port}`
  const [anna, ben] = [await newGuest('Anna'), await newGuest('Ben')]
  let opened = 0
  const openAll = async () => {
    for (;;) opened += (await newTable(anna.client)).length > 0 ? 1 : 0
  }
  await expect(openAll()).rejects.toThrow('wait a minute')
  // Three in a minute, and three more if a minute has ended in between.
  expect([3, 4, 5, 6]).toContain(opened)
  await newTable(ben.client)
  anna.client.close()
  ben.client.close()
  address = here
  await strict.close()
})

test('two clients play on through cut connections, and miss nothing', async () => {
  const [anna, ben] = [await newGuest('Anna'), await newGuest('Ben')]
  const table = await newTable(anna.client)
  await ben.client.request({ type: 'join', table })
  await anna.client.request({ type: 'start', table })
  const random = seeded('http')
  const seen = [anna, ben].map(({ client }) => {
    const numbers: number[] = []
    const state: { feed?: Feed; numbers: number[] } = { numbers }
    client.follow(table, {
      feed: feed => {
        state.feed = feed
        numbers.push(...(feed.whole ? [feed.number] : feed.steps.map(({ number }) => number)))
        const { question } = feed.standing
        if (question !== null && feed.number < 60) {
          client.answer(table, question.number, randomAnswer(question, random)).catch(() => undefined)
          if (feed.number % 7 === 0) client.drop()
        }
      },
    })
    return state
  })
  await until(() => seen.every(({ feed }) => feed?.number === 60))
  for (const { numbers } of seen) expect(numbers).toEqual(Array.from({ length: 61 }, (_, i) => i))
  expect((await server.hall.store.readLog(table, 1)).length).toBe(60)
  anna.client.close()
  ben.client.close()
})

/** Now and then everybody is asked whether they are still there. */
const isPing = (written: unknown): boolean => {
  const first = Array.isArray(written) ? written[0].chunk : written
  return Buffer.isBuffer(first) && first[0] === 0x89
}

test('what somebody is told at once leaves by one write: news with the acknowledgement', async () => {
  const [{ client: anna }, { client: ben }] = [await newGuest('Anna'), await newGuest('Ben')]
  const table = await newTable(anna)
  await ben.request({ type: 'join', table })
  await anna.request({ type: 'start', table })
  const numbers = new Map<Client, number>()
  const asked = new Promise<Feed>(resolve => {
    for (const client of [anna, ben])
      client.follow(table, {
        feed: feed => {
          numbers.set(client, feed.number)
          if (client === anna) resolve(feed)
        },
      })
  })
  const { question } = (await asked).standing
  await until(() => numbers.size === 2)
  // What is still on its way to them has come when this has been answered.
  for (const client of [anna, ben]) await client.request({ type: 'list', which: 'mine' })
  const writes: number[] = []
  const spies = (['_write', '_writev'] as const).map(name => {
    const write = Socket.prototype[name]
    return vi.spyOn(Socket.prototype, name).mockImplementation(function (this: Socket, ...given: unknown[]) {
      if (this.localPort === server.port && !isPing(given[0])) writes.push(this.remotePort ?? 0)
      return Reflect.apply(write ?? expect.unreachable, this, given)
    })
  })
  if (question === null) throw new Error('Anna was not asked.')
  await anna.answer(table, question.number, randomAnswer(question, seeded('one write')))
  await until(() => [anna, ben].every(client => (numbers.get(client) ?? 0) > question.number))
  for (const spy of spies) spy.mockRestore()
  expect(writes).toHaveLength(2)
  expect(new Set(writes).size).toBe(2)
  for (const client of [anna, ben]) client.close()
})

test('a bot from outside plays with a token', async () => {
  const { cookie, client } = await newGuest('Owner')
  const { token } = (await (await post('/api/tokens', {}, { cookie })).json()) as { token: string }
  const bot = new Client({ url: `${address.replace('http', 'ws')}/ws`, token })
  expect(await bot.welcome()).toMatchObject({ name: 'Owner' })
  const stranger = new Client({ url: `${address.replace('http', 'ws')}/ws`, token: 'no such token' })
  await expect(stranger.welcome()).rejects.toThrow('This token is not known.')
  bot.close()
  client.close()
})

test('a running game has no replay', async () => {
  const { client } = await newGuest('Rita')
  const table = await newTable(client, { seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] })
  await client.request({ type: 'start', table })
  expect((await fetch(`${address}/api/replays/${table}`)).status).toBe(404)
  await client.request({ type: 'resign', table })
  await expect.poll(async () => (await fetch(`${address}/api/replays/${table}`)).status).toBe(200)
  client.close()
})

test('a server that stops says so, and has everything when it is back', async () => {
  const { client } = await newGuest('Stay')
  const table = await newTable(client, { seats: [{ kind: 'open' }, { kind: 'bot', level: 'big-money' }] })
  await client.request({ type: 'start', table })
  let feed: Feed | undefined
  let reason = ''
  client.follow(table, {
    feed: told => {
      feed = told
    },
  })
  client.onMessage = message => {
    if (message.type === 'closing') reason = message.reason
  }
  await until(() => feed !== undefined)
  await server.close()
  await until(() => reason !== '')
  const { port } = server
  server = await open({ PORT: `${port}` })
  const question = feed?.standing.question
  await client.answer(table, question?.number ?? -1, question?.choices.slice(0, 1) ?? [])
  await until(() => (feed?.number ?? 0) > 0)
  expect(await server.hall.store.readLog(table, 1)).not.toHaveLength(0)
  client.close()
})

test.each([
  [{ PORT: 'eighty' }, 'PORT is a whole number, not "eighty".'],
  [{ PORT: '70000' }, 'PORT is a number from 0 to 65535, not "70000".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL begins with postgres:// or postgresql://, not what was given.'],
  [{ REDIS_URL: 'redis://x' }, 'REDIS_URL is for several nodes'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is no, the number of proxies before this server (1 to 9), or their networks'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is no, the number of proxies'],
  [{ BASE_URL: 'https://example.org/cards' }, 'BASE_URL is the address of a whole server'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'set MAIL_FROM and BASE_URL too'],
])('a wrong setting is said in a sentence: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('what is wrong with settings is said in every language', () => {
  expect(untranslated(settings)).toEqual([])
  expect(wordingOf(() => readConfig({ PORT: '70000' })).de).toBe('PORT ist eine Zahl von 0 bis 65535, nicht „70000“.')
  const wrong = wordingOf(() => readConfig({ DATABASE_URL: 'mysql://x' })).de
  expect(wrong).toBe('DATABASE_URL beginnt mit postgres:// oder postgresql://, nicht wie angegeben.')
})

/** What a mistake says. */
function wordingOf(doing: () => unknown): Wording {
  try {
    doing()
  } catch (fault) {
    if (fault instanceof Mistake) return fault.wording
  }
  throw new Error('There was no mistake.')
}

test('settings that look like ours and are none are told', () => {
  const env = { DATABASE_URI: 'x', TRUSTPROXY: '1', GUEST_PER_MINUTE: '3', BASE_URL: 'x', PATH: '/bin', LOGNAME: 'me' }
  expect(oddSettings(env)).toEqual([
    { name: 'DATABASE_URI', meant: 'DATABASE_URL' },
    { name: 'TRUSTPROXY', meant: 'TRUST_PROXY' },
    { name: 'GUEST_PER_MINUTE', meant: 'GUESTS_PER_MINUTE' },
  ])
  expect(oddSettings({ DATABASE_NAME: 'x', DATA: 'x', HOSTNAME: 'x', REDIS_HOST: 'x', LOG_FORMAT: 'x' })).toEqual([])
})
