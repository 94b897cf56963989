import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, oneOf, type Random, seeded } from '@kartentisch/kernel'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/http/config.ts'
import { type Server, startServer } from '../src/http/server.ts'
import { readMessage } from '../src/protocol/index.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import { until } from './at-a-table.ts'
import { newDatabase, type Service, startPostgres } from './services.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-hostile-'))
const silent = pino({ level: 'silent' })
const MESSAGES = Number(process.env.HOSTILE_MESSAGES ?? 4000)
let postgres: Service

beforeAll(async () => {
  postgres = await startPostgres()
}, 180_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const TYPES = ['hello', 'create', 'list', 'finished', 'join', 'leave', 'start', 'watch', 'unwatch', 'answer', 'undo']
const MORE_TYPES = ['consent', 'resign', 'abandon', 'rematch', 'hand-over', 'take-back', 'chat', 'mute', 'ping', 'none']

/** A value that has no business where it is put. */
function oddity(random: Random, depth = 0): unknown {
  const simple = [null, true, -1, 1e308, 0.5, '', 'x'.repeat(below(random, 3000)), '__proto__', '\u0000', '💥', [], {}]
  const choice = below(random, depth > 3 ? 12 : 15)
  if (choice < 12) return simple[choice]
  if (choice === 12) return Array.from({ length: below(random, 50) }, () => oddity(random, depth + 1))
  if (choice === 13) return JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`)
  return { [oneOf(random, ['constructor', '__proto__', 'type', 'toString'])]: oddity(random, depth + 1) }
}

/** A message near a right one, or far from it. */
function hostile(random: Random, table: string): string | Buffer {
  const kind = below(random, 12)
  if (kind === 0) return Buffer.from([1, 2, 3, below(random, 256)])
  if (kind === 1) return `{"type":"answer","id":"${'9'.repeat(below(random, 100))}`
  const message: Record<string, unknown> = {
    type: oneOf(random, [...TYPES, ...MORE_TYPES]),
    id: below(random, 8) === 0 ? oddity(random) : `h${below(random, 1e9)}`,
    table: below(random, 3) === 0 ? 'nosuchtable0' : table,
    ...(below(random, 2) === 0 && { number: below(random, 5) === 0 ? oddity(random) : below(random, 400) }),
    ...(below(random, 2) === 0 && { answer: below(random, 3) === 0 ? oddity(random) : [below(random, 40)] }),
    ...(below(random, 6) === 0 && { seat: below(random, 9) - 1, level: 'big-money', agree: true }),
    ...(below(random, 6) === 0 && { token: `guess${below(random, 1e9)}`, version: 1 }),
    ...(below(random, 9) === 0 && { text: oddity(random), muted: true, invitation: 'guess' }),
    ...(below(random, 9) === 0 && { game: 'dominion', setup: oddity(random), seats: oddity(random), listed: true }),
  }
  if (below(random, 4) === 0) message[oneOf(random, Object.keys(message))] = oddity(random)
  return JSON.stringify(message)
}

describe.each(['sqlite', 'postgres'])('with %s', kind => {
  let server: Server
  let table: string
  const cookies = new Map<string, string>()

  const guest = async (name: string) => {
    const headers = { 'content-type': 'application/json' }
    const url = `http://127.0.0.1:${server.port}/api/guest`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ name }) })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  const arrive = async (name: string): Promise<WebSocket> => {
    const cookie = cookies.get(name) ?? (await guest(name))
    cookies.set(name, cookie)
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie } })
    socket.on('error', () => undefined)
    await new Promise(resolve => socket.once('open', resolve))
    socket.send(JSON.stringify({ type: 'hello', id: 'hello', version: 1 }))
    await new Promise(resolve => socket.once('message', resolve))
    return socket
  }

  const ask = (socket: WebSocket, message: object) =>
    new Promise<Record<string, unknown>>(resolve => {
      const id = `a${Math.random()}`
      const hear = (part: unknown) => {
        const told = JSON.parse(String(part))
        if (told.id !== id) return
        socket.off('message', hear)
        resolve(told)
      }
      socket.on('message', hear)
      socket.send(JSON.stringify({ ...message, id }))
    })

  beforeAll(async () => {
    const shared = {
      DATABASE_URL: kind === 'postgres' ? await newDatabase(postgres.url) : undefined,
      SECRET: 'x'.repeat(40),
    }
    const limits = { MESSAGES_PER_SECOND: '100000', GUESTS_PER_MINUTE: '100000', JOINS_PER_MINUTE: '100' }
    const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, kind), BOT_PAUSE: '0', ...shared, ...limits }
    server = await startServer(readConfig(env), silent)
    const [anna, ben] = [await arrive('Anna'), await arrive('Ben')]
    const seats = [{ kind: 'open' }, { kind: 'open' }]
    const setup = { kingdom: ['moat'], first: 0 }
    const made = await ask(anna, {
      type: 'create',
      game: 'dominion',
      setup,
      seats,
      listed: true,
      timer: { per: 'none' },
    })
    table = String(made.table)
    await ask(ben, { type: 'join', table })
    await ask(anna, { type: 'start', table })
    anna.close()
    ben.close()
  })
  afterAll(() => server.close())

  test(
    `${MESSAGES} generated messages of strangers have no effect`,
    async () => {
      const random = seeded(`hostile ${kind}`)
      const before = process.memoryUsage().heapUsed
      let refused = 0
      let acknowledged = 0
      let closed = 0
      let socket = await arrive('Mallory')
      for (let i = 0; i < MESSAGES; i++) {
        if (socket.readyState !== socket.OPEN) {
          closed++
          socket = await arrive('Mallory')
        }
        if (socket.listenerCount('message') === 0) {
          socket.on('message', part => {
            const { type } = JSON.parse(String(part))
            if (type === 'refused') refused++
            if (type === 'acknowledged' || type === 'tables') acknowledged++
          })
        }
        socket.send(hostile(random, table))
        if (i % 20 === 0) await new Promise(resolve => setTimeout(resolve, 1))
      }
      await until(() => refused > MESSAGES / 4, 60_000)
      const grown = Math.round((process.memoryUsage().heapUsed - before) / 1e6)
      const answered = `${refused} refused, ${acknowledged} harmless, the rest unread in ${closed} connections closed`
      console.info(`${MESSAGES} messages: ${answered}; heap grown by ${grown} MB`)
      expect(closed).toBeGreaterThan(0)
      expect(await server.hall.store.readLog(table, 1)).toHaveLength(0)
      expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
      expect(grown).toBeLessThan(200)
      socket.close()
    },
    60_000 + 4 * MESSAGES,
  )

  test('what is too large or too much is cut off', async () => {
    const large = await arrive('Large')
    large.send('x'.repeat(50_000))
    expect(await new Promise(resolve => large.once('close', resolve))).toBe(1009)
    const odd = await arrive('Odd')
    for (let i = 0; i < 30; i++) odd.send('no message')
    expect(await new Promise(resolve => odd.once('close', resolve))).toBe(1008)
  })

  test('who says no hello, half a request, or reads nothing, holds nobody up', async () => {
    const half = connect(server.port, '127.0.0.1')
    half.on('error', () => undefined)
    half.write('GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: webs')
    const slow = await arrive('Slow')
    slow.pause()
    for (let i = 0; i < 400; i++) slow.send(JSON.stringify({ type: 'watch', id: `w${i}`, table }))
    const anna = await arrive('Anna')
    const started = performance.now()
    expect(await ask(anna, { type: 'list', which: 'mine' })).toMatchObject({ type: 'tables' })
    expect(performance.now() - started).toBeLessThan(2000)
    half.destroy()
    slow.terminate()
    anna.close()
  })

  test('a store that can be reached shows no secret of a player', async () => {
    const token = cookies.get('Anna')?.split('=')[1] ?? ''
    const { store } = server.hall
    expect(await store.playerOfToken(token)).toBeUndefined()
    if (store instanceof PostgresStore) {
      const { rows } = await store.pool.query('select digest from tokens')
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })
})

test('nothing that is no message is taken for one', () => {
  const random = seeded('read')
  for (let i = 0; i < 5000; i++) {
    const given = hostile(random, 'tabletable')
    const reading = readMessage(String(given))
    if ('reason' in reading) expect(reading.reason.length).toBeLessThan(300)
  }
})
