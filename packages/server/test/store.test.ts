import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store, StoredTable } from '../src/store/contract.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { newDatabase, type Service, startPostgres } from './services.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-store-'))
let postgres: Service

beforeAll(async () => {
  postgres = await startPostgres()
}, 180_000)

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const line = (number: number, ref = `r${number}`) => ({ number, ref, body: `{"n":${number}}` })

const table = (id: string, revision: number, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  revision,
  status: 'waiting',
  game: 'dominion',
  listed: true,
  players: ['anna'],
  search: 'anna first game',
  changedAt: revision,
  body: '{}',
  ...more,
})

const stores: [string, () => Promise<{ store: Store; again: () => Promise<Store> }>][] = [
  [
    'SQLite',
    async () => {
      const own = mkdtempSync(join(folder, 's'))
      return { store: await SqliteStore.open(own), again: () => SqliteStore.open(own) }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await newDatabase(postgres.url)
      return { store: await PostgresStore.open(url), again: () => PostgresStore.open(url) }
    },
  ],
]

describe.each(stores)('%s', (_, open) => {
  let store: Store
  let again: () => Promise<Store>
  beforeAll(async () => {
    ;({ store, again } = await open())
  })
  afterAll(() => store.close())

  test('a log takes each number once', async () => {
    expect(await store.append('t1', line(1))).toBe(true)
    expect(await store.append('t1', line(1, 'other'))).toBe(false)
    expect(await store.append('t2', line(1))).toBe(true)
    expect(await store.readLog('t1', 1)).toEqual([line(1)])
  })

  test('of many who append the same number at once, one is first', async () => {
    const tries = Array.from({ length: 50 }, (_, i) => store.append('race', line(1, `r${i}`)))
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    const [kept] = await store.readLog('race', 0)
    expect(outcomes[Number(kept?.ref.slice(1))]).toBe(true)
  })

  test('a log is read from any number on, in order', async () => {
    for (let i = 1; i <= 12; i++) await store.append('t3', line(i))
    expect((await store.readLog('t3', 10)).map(({ number }) => number)).toEqual([10, 11, 12])
    expect(await store.heads(['t3', 'nothing'])).toEqual(new Map([['t3', 12]]))
  })

  test('what was promised is there after a new start', async () => {
    await Promise.all(
      Array.from({ length: 300 }, (_, i) => store.append(`many${i % 30}`, line(Math.floor(i / 30) + 1))),
    )
    const other = await again()
    const heads = await other.heads(Array.from({ length: 30 }, (_, i) => `many${i}`))
    expect([...heads.values()]).toEqual(Array.from({ length: 30 }, () => 10))
    await other.close()
  })

  test('the newest snapshot below a number of answers is found', async () => {
    for (const n of [10, 20, 30]) {
      await store.keepSnapshot('t1', { number: n, answers: n - 5, body: `${n}`, events: `[${n}]` })
    }
    expect((await store.readSnapshot('t1'))?.number).toBe(30)
    expect((await store.readSnapshot('t1', 20))?.number).toBe(20)
    expect(await store.readSnapshot('t1', 3)).toBeUndefined()
    expect((await store.readEvents('t1')).map(({ events }) => events)).toEqual(['[10]', '[20]', '[30]'])
  })

  test('a table is changed only by who saw its last revision', async () => {
    expect(await store.keepTable(table('a', 1))).toBe(true)
    expect(await store.keepTable(table('a', 1, { body: 'x' }))).toBe(false)
    expect(await store.keepTable(table('a', 2, { players: ['anna', 'ben'] }))).toBe(true)
    expect(await store.keepTable(table('a', 2, { players: [] }))).toBe(false)
    const kept = await store.readTable('a')
    expect({ ...kept, players: [...(kept?.players ?? [])].sort() }).toEqual(table('a', 2, { players: ['anna', 'ben'] }))
    expect(await store.readTable('b')).toBeUndefined()
  })

  test('tables are listed by what they are and who sits there', async () => {
    await store.keepTable(table('l1', 1, { players: ['cleo'], changedAt: 100 }))
    await store.keepTable(
      table('l2', 1, { players: ['cleo', 'dan'], changedAt: 200, listed: false, status: 'running' }),
    )
    await store.keepTable(
      table('l3', 1, { players: ['dan'], changedAt: 300, status: 'finished', search: 'dan burgund' }),
    )
    const ids = async (filter: Partial<Parameters<Store['listTables']>[0]>) =>
      (await store.listTables({ limit: 10, ...filter })).map(({ id }) => id)
    expect(await ids({ players: ['cleo'] })).toEqual(['l2', 'l1'])
    expect(await ids({ players: ['dan', 'cleo'], status: ['running', 'waiting'] })).toEqual(['l2', 'l1'])
    expect(await ids({ players: ['cleo'], listed: true })).toEqual(['l1'])
    expect(await ids({ search: 'Burgund' })).toEqual(['l3'])
    expect(await ids({ players: ['cleo'], before: 200 })).toEqual(['l1'])
    expect(await ids({ players: ['dan'], limit: 1 })).toEqual(['l3'])
  })

  test('chat is numbered by table', async () => {
    const said = { seat: 0, player: 'anna', name: 'Anna', text: 'hello', at: 5 }
    const numbers = await Promise.all(['c1', 'c1', 'c2'].map(id => store.addChat(id, said)))
    expect(numbers.toSorted()).toEqual([1, 1, 2])
    expect(await store.readChat('c1', 2)).toEqual([{ ...said, number: 2 }])
  })

  test("a guest's token leads to the player the guest has become", async () => {
    const player = (id: string, account: string | null) => ({ id, name: id, account, webhook: null })
    await store.keepPlayer(player('guest', null))
    await store.keepToken('digest', 'guest', 'guest')
    expect((await store.playerOfToken('digest'))?.id).toBe('guest')
    await store.keepPlayer(player('kept', 'account-1'))
    await store.movePlayer('guest', 'kept')
    expect((await store.playerOfToken('digest'))?.id).toBe('kept')
    expect((await store.playerOfAccount('account-1'))?.id).toBe('kept')
    expect((await store.readPlayer('guest'))?.id).toBe('kept')
    expect(await store.idsOf('kept')).toEqual(['kept', 'guest'])
    await store.dropToken('digest')
    expect(await store.playerOfToken('digest')).toBeUndefined()
  })

  test('a write that fails harms no other in its batch', async () => {
    const player = (id: string) => ({ id, name: id, account: 'same', webhook: null })
    const outcomes = await Promise.allSettled([
      store.keepPlayer(player('p1')),
      store.keepPlayer(player('p2')),
      store.append('beside', line(1)),
    ])
    const [one, two, beside] = outcomes.map(({ status }) => status)
    expect([one, two].sort()).toEqual(['fulfilled', 'rejected'])
    expect(beside).toBe('fulfilled')
    expect(await store.readLog('beside', 1)).toHaveLength(1)
  })

  test("a bot's move is one node's until that node is silent for long enough", async () => {
    const bot = { number: 1, player: null, bot: true, due: null, node: null }
    await store.append('d1', line(1), bot)
    expect(await store.claim('n1', 150, 0, 10)).toEqual([{ table: 'd1', number: 1 }])
    expect(await store.claim('n2', 150, 0, 10)).toEqual([])
    expect(await store.claim('n1', 150, 0, 10)).toHaveLength(1)
    await new Promise(resolve => setTimeout(resolve, 250))
    expect(await store.claim('n2', 150, 0, 10)).toHaveLength(1)
    await store.append('d1', line(2), null)
    expect(await store.claim('n2', 150, 0, 10)).toEqual([])
  })

  test('whoever writes what a table waits for may keep it for a while', async () => {
    await store.append('d3', line(1), { number: 1, player: null, bot: true, due: null, node: 'n1' })
    expect(await store.claim('n2', 100, 0, 10)).toEqual([])
    expect(await store.claim('n1', 100, 0, 10)).toEqual([{ table: 'd3', number: 1 }])
    await store.append('d3', line(2), null)
  })

  test('whose turn it is and when time runs out is known without opening a table', async () => {
    await store.append('d2', line(1), { number: 1, player: 'eve', bot: false, due: 5000, node: null })
    expect(await store.turnsOf(['eve', 'x'])).toEqual(['d2'])
    expect(await store.claim('n1', 100, 4000, 10)).toEqual([])
    expect(await store.claim('n1', 100, 6000, 10)).toEqual([{ table: 'd2', number: 1 }])
    await store.append('d2', line(1), { number: 1, player: 'late', bot: false, due: 1, node: null })
    expect(await store.turnsOf(['eve'])).toEqual(['d2'])
  })

  test('a replay is kept as it is', async () => {
    await store.keepReplay('a', '{"x":1}')
    expect(await store.readReplay('a')).toBe('{"x":1}')
    expect(await store.readReplay('b')).toBeUndefined()
  })
})

test('nodes that start at once on an empty PostgreSQL migrate it once', async () => {
  const url = await newDatabase(postgres.url)
  const opened = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(url, 2)))
  await Promise.all(opened.map(store => store.close()))
})
