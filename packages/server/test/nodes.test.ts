import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveNumber } from '@kartentisch/dominion'
import { randomAnswer, seeded } from '@kartentisch/kernel'
import type { Feed } from '@kartentisch/protocol'
import { Client } from '@kartentisch/protocol/client'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '../src/http/config.ts'
import { type Server, startServer } from '../src/http/server.ts'
import { RedisHints } from '../src/nodes/redis.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import { Guest, newHall, until } from './at-a-table.ts'
import { Caller } from './caller.ts'
import { newDatabase, type Service, startRedis } from './services.ts'
import { Visitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-nodes-'))
let redis: Service
let nodes: Server[] = []
let database: string

beforeAll(async () => {
  ;[database, redis] = await Promise.all([newDatabase(inject('postgres')), startRedis()])
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: database,
    REDIS_URL: redis.url,
    SECRET: 'a secret that is long enough for every node',
    BOT_PAUSE: '0',
    PING_SECONDS: '1',
    LOG_LEVEL: 'silent',
  })
  const silent = pino({ level: 'silent' })
  nodes = await Promise.all([startServer(config, silent), startServer(config, silent)])
})

afterAll(async () => {
  await Promise.all(nodes.map(node => node.close()))
  await redis.stop()
  rmSync(folder, { recursive: true })
})

/** A guest who comes to one of the nodes; known at all of them by a token. */
async function arrive(name: string, node: number): Promise<Client> {
  const { port } = nodes[node] as Server
  const address = `127.0.0.1:${port}`
  const headers = { 'content-type': 'application/json' }
  const guest = await fetch(`http://${address}/api/guest`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const made = await fetch(`http://${address}/api/tokens`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: '{}',
  })
  const { token } = (await made.json()) as { token: string }
  return new Client({ url: `ws://${address}/ws`, token })
}

test('players at different nodes play at one table', async () => {
  const [anna, ben, watcher] = [await arrive('Anna', 0), await arrive('Ben', 1), await arrive('Cleo', 1)]
  const made = await anna.request({
    type: 'create',
    game: 'dominion',
    setup: { kingdom: ['militia', 'moat'] },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    listed: true,
    timer: { per: 'none' },
  })
  const table = made.type === 'acknowledged' ? (made.table ?? '') : ''
  const chats: string[] = []
  const seen = new Map<Client, Feed>()
  const random = seeded('nodes')
  await ben.request({ type: 'join', table })
  for (const client of [anna, ben, watcher]) {
    client.follow(table, {
      chat: line => chats.push(line.text),
      feed: feed => {
        seen.set(client, feed)
        const { question } = feed.standing
        if (question === null || feed.number >= 100) return
        client.answer(table, question.number, randomAnswer(question, random)).catch(() => undefined)
      },
    })
  }
  await anna.request({ type: 'start', table })
  await until(() => [...seen.values()].filter(({ number }) => number === 100).length === 3)
  await ben.request({ type: 'chat', table, text: 'well played' })
  await until(() => chats.length === 3)
  expect(chats).toEqual(chats.map(() => 'well played'))
  expect([...seen.values()].map(({ standing }) => standing.asked)).toEqual(
    Array(3).fill(seen.get(anna)?.standing.asked),
  )
  for (const client of [anna, ben, watcher]) client.close()
})

test('a program has one connection, on whichever node it was opened last', async () => {
  const [one, two] = nodes.map(({ port }) => port) as [number, number]
  const owner = await new Visitor(one).becomeGuest('Owner')
  const { token } = (await (await owner.post('/api/tokens', {})).json()) as { token: string }
  const first = await new Visitor(one).connect(token)
  const second = await Caller.connect(two)
  expect(await second.ask({ type: 'hello', version: 1, token })).toMatchObject({ type: 'welcome' })
  expect(await first.closed).toEqual({ code: 1008, reason: 'Another connection was opened with this token.' })
  expect(await second.ask({ type: 'list', which: 'mine' })).toMatchObject({ type: 'tables' })
  second.close()
})

test('by hints alone nodes hear of everything', async () => {
  const store = await PostgresStore.open(database)
  // Nobody would find out by looking: that is done every ten minutes.
  const hints = [1, 2].map(() => new RedisHints(redis.url, () => {}))
  await Promise.all(hints.map(({ ready }) => ready))
  const passedOn: string[] = []
  const onPassedOn = (_: string, { ref }: { readonly ref: string }) => passedOn.push(ref)
  const called: string[] = []
  const onCall = ({ player }: { readonly player: string }, first: boolean) => called.push(`${player} ${first}`)
  const [one, two] = hints.map(one => newHall(store, { pollMs: 600_000, hints: one, onPassedOn, onCall })) as [
    Hall,
    Hall,
  ]
  const [anna, ben] = [new Guest(one, 'Anna'), new Guest(two, 'Ben')]
  const table = await anna.create('burgund', ['open', 'open'])
  for (const guest of [anna, ben]) await guest.say({ type: 'watch', table })
  await ben.say({ type: 'join', table })
  await until(() => anna.told.some(m => m.type === 'table' && m.table.seats[1]?.name === 'Ben'))
  await anna.say({ type: 'start', table })
  const at = (guest: Guest) => guest.told.findLast(m => m.type === 'feed')?.number
  for (let i = 0; i < 20; i++) {
    await until(() => at(anna) === i && at(ben) === i)
    const asked = anna.question === null ? ben : anna
    await asked.answer(table, seeded(i))
  }
  await until(() => at(anna) === 20 && at(ben) === 20)
  expect(anna.feed.standing.asked).toBe(ben.feed.standing.asked)
  one.calls({ player: 'anna', tournament: 'cup', name: 'Sunday', table })
  await until(() => called.length === 2)
  expect(called).toEqual(['anna true', 'anna false'])
  // Each answer can be followed to the other node by the reference it has in the log.
  expect(passedOn).toEqual((await store.readLog(table, 1)).map(({ ref }) => ref))
  await one.close()
  await two.close()
  for (const one of hints) await one.close()
  await store.close()
})

test('who is at a table is known to those who are connected to another node', async () => {
  const store = await PostgresStore.open(database)
  const hints = [1, 2].map(() => new RedisHints(redis.url, () => {}))
  await Promise.all(hints.map(({ ready }) => ready))
  const [one, two] = hints.map(own => newHall(store, { pollMs: 600_000, hints: own })) as [Hall, Hall]
  const [anna, ben] = [new Guest(one, 'Anna'), new Guest(two, 'Ben')]
  const table = await anna.create('burgund', ['open', 'open'])
  await ben.say({ type: 'join', table })
  const seen = (guest: Guest) => `${guest.told.findLast(message => message.type === 'presence')?.seats}`
  await anna.say({ type: 'watch', table })
  await until(() => seen(anna) === 'here,gone')
  // Each node tells the other as soon as it hears of it: who was there first is known as well.
  await ben.say({ type: 'watch', table })
  await until(() => seen(anna) === 'here,here' && seen(ben) === 'here,here')
  await ben.say({ type: 'attention', away: true })
  await until(() => seen(anna) === 'here,away')
  await anna.say({ type: 'unwatch', table })
  await until(() => seen(ben) === 'gone,away')
  expect(seen(anna)).toBe('here,away')
  await Promise.all([one.close(), two.close()])
  for (const own of hints) await own.close()
  await store.close()
})

test('without hints a table still goes on, a moment later', async () => {
  const store = await PostgresStore.open(database)
  const [one, two] = [newHall(store, { pollMs: 200 }), newHall(store, { pollMs: 200 })]
  const [anna, ben] = [new Guest(one, 'Anna'), new Guest(two, 'Ben')]
  const table = await anna.create('burgund', ['open', 'open'])
  await ben.say({ type: 'watch', table })
  await anna.say({ type: 'watch', table })
  await ben.say({ type: 'join', table })
  await until(() => anna.told.some(m => m.type === 'table' && m.table.seats[1]?.name === 'Ben'))
  await anna.say({ type: 'start', table })
  await until(() => ben.told.some(({ type }) => type === 'feed'))
  for (let i = 0; i < 6; i++) {
    await until(() => anna.question !== null || ben.question !== null)
    const asked = anna.question !== null && anna.feed.number >= i ? anna : ben
    await until(() => asked.question !== null && asked.feed.number === i)
    await asked.answer(table, seeded(i))
  }
  await until(() => anna.feed.number === 6 && ben.feed.number === 6)
  expect(anna.feed.standing.asked).toBe(ben.feed.standing.asked)
  await one.close()
  await two.close()
  await store.close()
})

test("a dead node's bots are taken over, and move once", async () => {
  const [store, other] = [await PostgresStore.open(database), await PostgresStore.open(database)]
  // A node that will be dead before its bot has made up its mind.
  const dying = newHall(store, { botPauseMs: 60_000, onFault: () => {} })
  const anna = new Guest(dying, 'Anna')
  const table = await anna.create('dominion', ['open', { bot: 'big-money' }], { setup: { kingdom: [], first: 1 } })
  await anna.say({ type: 'start', table })
  await dying.close()
  // Any node may take it over: those of the tests before are still there.
  const [two, three] = [newHall(other, { pollMs: 200 }), newHall(other, { pollMs: 200 })]
  const back = new Guest(two, 'Anna')
  await back.say({ type: 'watch', table })
  await until(() => back.question !== null)
  // All that has happened is the one turn of the bot, which is Anna's to go on from.
  const log = (await other.readLog(table, 1)).map(({ number, body }) => ({ number, ...JSON.parse(body) }))
  expect(log).toEqual(
    Array.from({ length: back.feed.number }, (_, i) =>
      expect.objectContaining({ number: i + 1, what: 'answer', seat: 1, bot: true }),
    ),
  )
  expect(log.filter(({ answer }) => answer[0] === moveNumber('end-turn'))).toHaveLength(1)
  await two.close()
  await three.close()
  await store.close()
  await other.close()
})
