import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Random, seeded } from '@kartentisch/kernel'
import { MAX_MESSAGE } from '@kartentisch/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/http/config.ts'
import { type Server, startServer } from '../src/http/server.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import { Caller } from './caller.ts'
import { NO_MESSAGES, NO_RIGHT, NOT_NOW, type Target } from './hostility.ts'
import { newDatabase } from './services.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-hostile-'))
const MESSAGES = Number(process.env.HOSTILE_MESSAGES ?? 800)

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Memory that is in use, in bytes. */
function inUse(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

afterAll(() => rmSync(folder, { recursive: true }))

/** Anna and Ben begin a game, and it is Anna's turn. */
async function openTable(port: number): Promise<Target> {
  const [anna, ben] = [await Caller.arrive(port, 'Anna'), await Caller.arrive(port, 'Ben')]
  const made = await anna.ask({
    type: 'create',
    game: 'dominion',
    setup: { kingdom: ['moat'], first: 0 },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    listed: true,
    timer: { per: 'none' },
  })
  const table = String(made.table)
  await ben.ask({ type: 'join', table })
  await anna.ask({ type: 'start', table })
  const { number, choices } = await anna.question(table)
  anna.close()
  ben.close()
  return { table, number, answer: choices.slice(0, 1) }
}

describe.each(['sqlite', 'postgres'])('with %s', kind => {
  let server: Server
  let target: Target
  const open = (more: Record<string, string> = {}) => {
    const limits = { MESSAGES_PER_SECOND: '100000', GUESTS_PER_MINUTE: '100000' }
    const data = join(folder, `${kind} ${++servers}`)
    const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, ...limits, ...shared, ...more }
    return startServer(readConfig(env), pino({ level: 'silent' }))
  }
  let shared: Record<string, string> = {}
  let servers = 0
  const arrive = (name: string) => Caller.arrive(server.port, name)

  beforeAll(async () => {
    if (kind === 'postgres') shared = { DATABASE_URL: await newDatabase(inject('postgres')), SECRET: 'x'.repeat(40) }
    server = await open({ JOINS_PER_MINUTE: '1000000' })
    target = await openTable(server.port)
  })
  afterAll(() => server.close())

  /** Everything that could have been changed. */
  const everything = async () => {
    const { store } = server.hall
    const { table } = target
    return JSON.stringify([
      await store.readLog(table, 0),
      await store.readTable(table),
      await store.readChat(table, 0),
      await store.listTables({ limit: 1000 }),
      server.hall.entries,
    ])
  }

  /** Sends so many messages of a kind, one after the other, and gives how each was answered. */
  async function send(who: string, messages: number, make: (random: Random) => string | Buffer) {
    const random = seeded(`${kind} ${who} ${make}`)
    const told = new Map<string, number>()
    let caller = await arrive(who)
    for (let i = 0; i < messages; i++) {
      // One more, and twenty that are none would close the connection.
      if (i % 19 === 18) {
        caller.close()
        caller = await arrive(who)
      }
      const { type, reason = '' } = await caller.send(make(random))
      expect(String(reason).length).toBeLessThan(300)
      told.set(String(type), (told.get(String(type)) ?? 0) + 1)
    }
    caller.close()
    return Object.fromEntries(told)
  }

  test(`${MESSAGES} generated messages are refused and have no effect`, async () => {
    const named = (message: object, random: Random) => JSON.stringify({ ...message, id: `m${random[0]}${++names}` })
    let names = 0
    const kinds: [string, string, (random: Random) => string | Buffer][] = [
      ...Object.entries(NO_MESSAGES).map(([name, make]): [string, string, (random: Random) => string | Buffer] => [
        name,
        'Mallory',
        random => make(random, target),
      ]),
      ...Object.entries(NO_RIGHT).map(([name, make]): [string, string, (random: Random) => string] => [
        name,
        'Mallory',
        random => named(make(random, target), random),
      ]),
      ["an opponent's answers", 'Ben', random => named({ type: 'answer', ...target }, random)],
      ...Object.entries(NOT_NOW).map(([name, make]): [string, string, (random: Random) => string] => [
        name,
        'Anna',
        random => named(make(random, target), random),
      ]),
    ]
    const each = Math.ceil(MESSAGES / kinds.length)
    const before = await everything()
    // What is made once and stays is not counted.
    await Promise.all(kinds.map(([, who, make]) => send(who, 10, make)))
    const memory = inUse()
    const outcomes = await Promise.all(kinds.map(([, who, make]) => send(who, each, make)))
    const grown = (inUse() - memory) / 1e6
    kinds.forEach(([name], i) => {
      expect([name, outcomes[i]]).toEqual([name, { refused: each }])
    })
    expect(await everything()).toBe(before)
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
    console.info(`${kind}: ${each} each of ${kinds.length} kinds refused; memory grown by ${grown.toFixed(1)} MB`)
    expect(grown).toBeLessThan(20)
  })

  test('a message sent again is answered as before and taken once, by whomever it is sent', async () => {
    const { table, number, answer } = target
    const anna = await arrive('Anna')
    const message = { type: 'answer', table, number, answer, id: 'again' }
    const first = await anna.send(JSON.stringify(message))
    expect(first).toMatchObject({ type: 'acknowledged', number: number + 1 })
    for (let i = 0; i < 50; i++) expect(await anna.send(JSON.stringify(message))).toEqual(first)
    for (const who of ['Ben', 'Mallory']) {
      const other = await arrive(who)
      for (let i = 0; i < 50; i++) expect((await other.send(JSON.stringify(message))).type).toBe('refused')
      other.close()
    }
    expect(await server.hall.store.readLog(table, 1)).toHaveLength(1)
    anna.close()
  })

  test('tokens that are guessed lead nowhere, and say so', async () => {
    for (let i = 0; i < 100; i++) {
      const socket = await Caller.connect(server.port)
      const told = await socket.send(JSON.stringify({ type: 'hello', id: 'h', version: 1, token: `guess of ${i}` }))
      expect(told).toMatchObject({ type: 'refused', id: 'h', reason: 'This token is not known.' })
      socket.close()
    }
    const headers = { authorization: 'Bearer guess', cookie: 'kartentisch=guess; better-auth.session_token=guess' }
    expect(await (await fetch(`http://127.0.0.1:${server.port}/api/me`, { headers })).json()).toEqual({ player: null })
  })

  test('what is too large or too much closes the connection, and what follows counts for nothing', async () => {
    const large = await arrive('Large')
    large.socket.send('x'.repeat(MAX_MESSAGE + 1))
    expect(await large.closed).toBe(1009)
    const odd = await arrive('Odd')
    for (let i = 0; i < 20; i++) odd.socket.send('no message')
    odd.socket.send(JSON.stringify({ type: 'chat', id: 'late', table: target.table, text: 'too late' }))
    expect(await odd.closed).toBe(1008)
    const strict = await open({ MESSAGES_PER_SECOND: '10' })
    const many = await Caller.arrive(strict.port, 'Many')
    for (let i = 0; i < 600; i++) many.socket.send(JSON.stringify({ type: 'ping', id: `${i}` }))
    many.socket.send(JSON.stringify({ type: 'chat', id: 'late', table: target.table, text: 'too late' }))
    expect(await many.closed).toBe(1008)
    await strict.close()
    expect(await server.hall.store.readChat(target.table, 0)).toEqual([])
  })

  test('who says half a request, no hello or nothing more is cut off, and holds nobody up', async () => {
    const strict = await open({ REQUEST_SECONDS: '3' })
    const half = connect(strict.port, '127.0.0.1')
    half.on('error', () => undefined)
    const halfClosed = new Promise(resolve => half.once('close', resolve))
    half.write('GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: webs')
    half.resume()
    const mute = await Caller.connect(strict.port)
    const impatient = await open({ PING_SECONDS: '1' })
    const vanished = await Caller.arrive(impatient.port, 'Vanished', { autoPong: false })
    const anna = await Caller.arrive(strict.port, 'Anna')
    expect(await anna.ask({ type: 'list', which: 'mine' })).toMatchObject({ type: 'tables' })
    expect(await vanished.closed).toBe(1006)
    await impatient.close()
    expect(await mute.closed).toBe(1008)
    await halfClosed
    expect(anna.socket.readyState).toBe(WebSocket.OPEN)
    anna.close()
    await strict.close()
  })

  test('who reads nothing is cut off before much is kept for them', async () => {
    // A sign of life would not come either, and is not asked for here.
    const patient = await open({ PING_SECONDS: '600' })
    const { table } = await openTable(patient.port)
    const slow = await Caller.arrive(patient.port, 'Slow')
    slow.socket.pause()
    const slowReaders = async () => {
      const text = await (await fetch(`http://127.0.0.1:${patient.port}/metrics`)).text()
      return Number(/^kartentisch_slow_readers_total (\d+)$/m.exec(text)?.[1] ?? 0)
    }
    const memory = inUse()
    let most = 0
    for (let i = 0; (await slowReaders()) === 0 && i < 400; i++) {
      for (let k = 0; k < 400; k++)
        slow.socket.send(JSON.stringify({ type: 'watch', id: `w${i} ${k}`, table, muted: true }))
      most = Math.max(most, (inUse() - memory) / 1e6)
    }
    expect(await slowReaders()).toBe(1)
    console.info(`${kind}: at most ${most.toFixed(1)} MB were kept for a reader who read nothing`)
    expect(most).toBeLessThan(20)
    slow.socket.terminate()
    await patient.close()
  })

  test('a store that can be reached shows no secret of a player', async () => {
    const { token } = await arrive('Anna')
    const { store } = server.hall
    expect(await store.playerOfToken(token)).toBeUndefined()
    if (store instanceof PostgresStore) {
      const { rows } = await store.pool.query('select digest from tokens')
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })
})
