import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { untranslated } from '@kartentisch/kernel'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { pageMark, type Store, type StoredTable } from '../src/store/contract.ts'
import { NEXT_FINISHED } from '../src/store/finished.ts'
import { LATEST } from '../src/store/listing.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { list } from '../src/store/sqlite-listing.ts'
import { openForWriting, Writing } from '../src/store/sqlite-writing.ts'
import { forSqlite } from '../src/store/statement.ts'
import { storing } from '../src/words/storing.ts'
import { impatientStore } from './mute-proxy.ts'
import { newDatabase } from './services.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-store-'))
const postgres = inject('postgres')

afterAll(() => rmSync(folder, { recursive: true }))

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
      const url = await newDatabase(postgres)
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
    expect(await ids({ players: ['cleo'], after: '200-l2' })).toEqual(['l1'])
    expect(await ids({ players: ['dan'], limit: 1 })).toEqual(['l3'])
  })

  test('when something was last changed is known', async () => {
    await store.keepTable(table('newest', 1, { changedAt: 999_999 }))
    expect(await store.latestChange()).toBe(999_999)
  })

  test('finished games are found by the beginnings of their words, page by page, and none is left out', async () => {
    const many = Array.from({ length: 25 }, (_, i) => `f${String(i).padStart(2, '0')}`)
    for (const [i, id] of many.entries()) {
      const search = i % 2 === 0 ? 'Quirin Über-Burgund' : 'quirin dominion'
      await store.keepTable(
        table(id, 1, { players: ['quirin'], status: 'finished', search, changedAt: 1000 + (i >> 2) }),
      )
    }
    const pages = async (filter: Partial<Parameters<Store['listTables']>[0]>) => {
      const seen: string[] = []
      let after: string | undefined
      for (;;) {
        const page = await store.listTables({ limit: 4, ...filter, ...(after !== undefined && { after }) })
        seen.push(...page.map(({ id }) => id))
        const last = page.at(-1)
        if (last === undefined) return seen
        after = pageMark(last)
      }
    }
    const newestFirst = many.toReversed()
    expect(await pages({ search: 'quir' })).toEqual(newestFirst)
    expect(await pages({ search: 'QUIRIN über' })).toEqual(newestFirst.filter((_, i) => i % 2 === 0))
    expect(await pages({ search: 'dom', players: ['quirin'] })).toEqual(newestFirst.filter((_, i) => i % 2 === 1))
    expect(await pages({ search: 'irin' })).toEqual([])
    expect(await pages({ search: '!?' })).toEqual([])
  })

  test('chat is numbered by table', async () => {
    const said = { seat: 0, player: 'anna', name: 'Anna', text: 'hello', at: 5 }
    const numbers = await Promise.all(['c1', 'c1', 'c2'].map(id => store.addChat(id, said)))
    expect(numbers.toSorted()).toEqual([1, 1, 2])
    expect(await store.readChat('c1', 2)).toEqual([{ ...said, number: 2 }])
  })

  test("a guest's games move into a player's, and nobody is that player by the guest's tokens", async () => {
    const player = (id: string, account: string | null) => ({ id, name: id, account, webhook: null, epoch: 0 })
    const token = { digest: 'digest', player: 'guest', kind: 'guest' as const, name: 'here', createdAt: 7 }
    await store.keepPlayer(player('guest', null))
    await store.keepToken(token)
    await store.keepToken({ ...token, digest: 'bot', kind: 'bot', createdAt: 8 })
    expect((await store.playerOfToken('digest'))?.id).toBe('guest')
    expect(await store.tokensOf('guest')).toEqual([token, { ...token, digest: 'bot', kind: 'bot', createdAt: 8 }])
    expect(await store.epochs(['guest', 'nobody'])).toEqual(new Map([['guest', 0]]))
    await store.keepPlayer(player('kept', 'account-1'))
    await store.movePlayer('guest', 'kept')
    expect(await store.playerOfToken('digest')).toBeUndefined()
    expect(await store.playerOfToken('bot')).toBeUndefined()
    expect(await store.epochs(['guest'])).toEqual(new Map([['guest', 1]]))
    expect((await store.playerOfAccount('account-1'))?.id).toBe('kept')
    expect((await store.readPlayer('guest'))?.id).toBe('kept')
    expect(await store.idsOf('kept')).toEqual(['kept', 'guest'])
  })

  test('a token ends when its owner says so, and all do when their owner is forgotten', async () => {
    await store.keepPlayer({ id: 'fay', name: 'Fay', account: 'account-fay', webhook: 'https://example.org', epoch: 0 })
    for (const digest of ['f1', 'f2']) {
      await store.keepToken({ digest, player: 'fay', kind: 'bot', name: digest, createdAt: 1 })
    }
    await store.dropToken('f1')
    expect((await store.tokensOf('fay')).map(({ digest }) => digest)).toEqual(['f2'])
    await store.addChat('fays', { seat: 0, player: 'fay', name: 'Fay', text: 'hello', at: 5 })
    await store.forgetPlayer('fay', 'gone')
    expect(await store.tokensOf('fay')).toEqual([])
    expect(await store.readPlayer('fay')).toEqual({ id: 'fay', name: 'gone', account: null, webhook: null, epoch: 1 })
    expect((await store.readChat('fays', 1)).map(({ name }) => name)).toEqual(['gone'])
  })

  test('a write that fails harms no other in its batch', async () => {
    const player = (id: string) => ({ id, name: id, account: 'same', webhook: null, epoch: 0 })
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
    expect(await store.claim('n1', 60_000, 0, 10)).toEqual([{ table: 'd1', number: 1 }])
    expect(await store.claim('n2', 60_000, 0, 10)).toEqual([])
    expect(await store.claim('n1', 1, 0, 10)).toHaveLength(1)
    await vi.waitFor(async () => expect(await store.claim('n2', 60_000, 0, 10)).toHaveLength(1))
    await store.append('d1', line(2), null)
    expect(await store.claim('n2', 60_000, 0, 10)).toEqual([])
  })

  test('a node that has many tables still takes on more of those nobody has', async () => {
    const bot = { number: 1, player: null, bot: true, due: null, node: null }
    await Promise.all(Array.from({ length: 7 }, (_, i) => store.append(`crash${i}`, line(1), bot)))
    const counts = []
    for (let i = 0; i < 4; i++) counts.push((await store.claim('n1', 60_000, 0, 3)).length)
    expect(counts).toEqual([3, 6, 7, 7])
    await Promise.all(Array.from({ length: 7 }, (_, i) => store.append(`crash${i}`, line(2), null)))
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

  test('a game that is over is put together, takes a fraction of the room and reads as before', async () => {
    const events = JSON.stringify(
      Array.from({ length: 300 }, (_, i) => ({ type: 'draw', seat: i % 2, cards: [i % 9] })),
    )
    for (let i = 1; i <= 40; i++) await store.append('over', line(i))
    for (const n of [20, 40]) await store.keepSnapshot('over', { number: n, answers: n - 1, body: `"${n}"`, events })
    await store.keepReplay('over', events)
    await store.keepTable(table('over', 1, { status: 'finished', changedAt: 10 }))
    const all = async () => ({
      log: await store.readLog('over', 1),
      some: await store.readLog('over', 39),
      heads: await store.heads(['over']),
      events: await store.readEvents('over'),
      snapshots: [
        await store.readSnapshot('over'),
        await store.readSnapshot('over', 25),
        await store.readSnapshot('over', 2),
      ],
      replay: await store.readReplay('over'),
    })
    const before = await all()
    expect(await store.pack(10, 100)).toBe(0)
    expect(await store.pack(11, 100)).toBe(1)
    expect(await store.pack(11, 100)).toBe(0)
    expect(await all()).toEqual(before)
    // A node that was asleep and believes the game still runs is refused.
    expect(await store.append('over', line(41))).toBe(false)
    await store.keepReplay('over', '{"other":true}')
    expect(await all()).toEqual({ ...before, replay: '{"other":true}' })
  })

  test('what is kept no longer is gone with everything that belonged to it', async () => {
    await store.keepTable(table('stale', 1, { changedAt: 3 }))
    await store.addChat('stale', { seat: 0, player: 'anna', name: 'Anna', text: 'anybody?', at: 3 })
    await store.keepTable(table('fresh', 1, { changedAt: 2000 }))
    expect(await store.sweep({ waiting: 4, finished: 0 }, 100)).toContain('stale')
    expect(await store.readTable('stale')).toBeUndefined()
    expect(await store.readChat('stale', 1)).toEqual([])
    expect(await store.readTable('fresh')).toBeDefined()
    expect(await store.readTable('over')).toBeDefined()
    expect(await store.sweep({ waiting: 0, finished: 11 }, 100)).toContain('over')
    expect(await store.readReplay('over')).toBeUndefined()
  })

  test('whoever asks may know that it can be written', async () => {
    for (const _ of ['once', 'again']) await expect(store.pulse('n1')).resolves.toBeUndefined()
  })
})

test('nodes that start at once on an empty PostgreSQL migrate it once', async () => {
  const url = await newDatabase(postgres)
  const opened = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(url, { connections: 2 })))
  const rows = (await opened[0]?.pool.query('select version from migrations order by version'))?.rows ?? []
  expect(rows.length).toBeGreaterThan(1)
  expect(rows).toEqual(rows.map((_, i) => ({ version: i + 1 })))
  await Promise.all(opened.map(store => store.close()))
})

test('of a batch that PostgreSQL refuses only what it can’t take fails', async () => {
  const store = await PostgresStore.open(await newDatabase(postgres))
  const refs = Array.from({ length: 60 }, (_, i) => (i === 17 ? 'a\u0000b' : `r${i}`))
  const outcomes = await Promise.allSettled(refs.map((ref, i) => store.append(`table${i}`, line(1, ref))))
  const failed = outcomes.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))
  expect(failed).toEqual([17])
  await store.close()
})

test('a PostgreSQL that falls silent is given up on, and used again when it is back', async () => {
  const { store, proxy } = await impatientStore(postgres)
  let tables = 0
  // What was given up on may have been written all the same: each time something new is.
  const isWritten = async () => {
    const id = `silent ${++tables}`
    return (await store.append(id, line(1))) && (await store.keepTable(table(id, 1)))
  }
  await expect.poll(isWritten).toBe(true)
  proxy.fallSilent()
  const outcomes = await Promise.allSettled([
    store.append('silent', line(1)),
    store.keepTable(table('silent', 1)),
    store.pulse('n1'),
    store.readLog('silent', 1),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  proxy.recover()
  await expect.poll(isWritten).toBe(true)
  await store.close()
  proxy.close()
})

test('a store of a newer version is left alone, with a sentence', async () => {
  const own = mkdtempSync(join(folder, 'newer'))
  await (await SqliteStore.open(own)).close()
  const db = new DatabaseSync(join(own, 'kartentisch.sqlite'))
  db.exec('pragma user_version = 99')
  db.close()
  await expect(SqliteStore.open(own)).rejects.toThrow('was last written by a newer Kartentisch (its schema is 99')
  const url = await newDatabase(postgres)
  await (await PostgresStore.open(url)).close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('insert into migrations values (99)')
  await client.end()
  await expect(PostgresStore.open(url)).rejects.toThrow('was last written by a newer Kartentisch (its schema is 99')
})

test('a database that is not there and a folder that is none are said in a sentence', async () => {
  const away = PostgresStore.open('postgres://somebody:secret@127.0.0.1:1/none')
  await expect(away).rejects.toThrow('The PostgreSQL at 127.0.0.1:1 can’t be used: connect ECONNREFUSED')
  await expect(away).rejects.not.toThrow('secret')
  const file = join(folder, 'a file')
  writeFileSync(file, '')
  for (const place of [file, join(file, 'data')])
    await expect(SqliteStore.open(place)).rejects.toThrow('can’t be used: it is a file, or lies in one.')
})

test('nobody else on the machine can read the data folder', async () => {
  const own = join(folder, 'private')
  const store = await SqliteStore.open(own)
  await store.append('t', line(1))
  const rights = (file: string) => (statSync(file).mode & 0o777).toString(8)
  expect(rights(own)).toBe('700')
  for (const end of ['', '-wal', '-shm']) {
    const file = join(own, `kartentisch.sqlite${end}`)
    expect(existsSync(file) && rights(file)).toBe('600')
  }
  await store.close()
})

test('a lease lasts as long as it lasts, and ends with the process that had it', () => {
  const own = mkdtempSync(join(folder, 'clock'))
  const file = join(own, 'kartentisch.sqlite')
  let now = 1_000_000
  const db = openForWriting(file)
  const writing = new Writing(db, () => now)
  const claim = (node: string) => writing.write([{ op: 'claim', node, ms: 4000, dueBefore: 0, limit: 10 }])
  const duty = { number: 1, player: null, bot: true, due: null, node: 'n1' }
  writing.write([{ op: 'append', table: 't', line: line(1), duty }])
  expect(claim('n2')).toEqual([{ claims: [] }])
  now += 5000
  expect(claim('n2')).toEqual([{ claims: [{ table: 't', number: 1 }] }])
  db.close()
  // The next process starts when the clock has been set back by a year.
  const again = openForWriting(file)
  const later = new Writing(again, () => now - 365 * 86_400_000)
  const taken = later.write([{ op: 'claim', node: 'n3', ms: 4000, dueBefore: 0, limit: 10 }])
  expect(taken).toEqual([{ claims: [{ table: 't', number: 1 }] }])
  again.close()
})

test('however many games there are, nothing goes through all of them', () => {
  const db = openForWriting(':memory:')
  const texts = new Set<string>()
  const prepare = db.prepare.bind(db)
  vi.spyOn(db, 'prepare').mockImplementation(text => {
    texts.add(text)
    return prepare(text)
  })
  new Writing(db).write([
    { op: 'claim', node: 'n1', ms: 4000, dueBefore: 0, limit: 10 },
    { op: 'pack', before: 1 },
    { op: 'sweep', outdated: { waiting: 1, finished: 1 }, limit: 10 },
  ])
  const page = { limit: 10, after: pageMark(table('any', 1)) }
  for (const status of ['waiting', 'running', 'finished'] as const)
    for (const filter of [{ limit: 10 }, page]) list(db, { status: [status], listed: true, ...filter })
  list(db, { status: ['finished'], listed: true, search: 'an first', ...page })
  const meanings = { witch: ['witch', 'young-witch'] }
  list(db, { status: ['finished'], listed: true, search: 'witch', meanings, ...page })
  list(db, { players: ['anna'], search: 'witch', meanings, ...page })
  texts.add(LATEST)
  texts.add(forSqlite(NEXT_FINISHED))
  expect(texts.size).toBeGreaterThan(8)
  const plans = [...texts].map(text => ({
    text,
    steps: prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail)),
  }))
  // What was found by an index and what bots have to do may be gone through; and a player's own games are sorted, or what
  // was found by one word or another.
  const isAll = (step: string) =>
    /^SCAN (?!CONSTANT|latest|few|f\d?$|s$|json_each|duties USING INDEX duties_of_bots)/.test(step)
  const isSorted = ({ text, steps }: (typeof plans)[number]) =>
    !/from sitters| union select \* from/.test(text) && steps.some(step => step.startsWith('USE TEMP B-TREE'))
  expect(plans.filter(plan => plan.steps.some(isAll) || isSorted(plan))).toEqual([])
  db.close()
})

test('games that were finished before there was an index are found', async () => {
  const own = mkdtempSync(join(folder, 'old'))
  const { SQLITE_MIGRATIONS } = await import('../src/store/sqlite-schema.ts')
  const db = new DatabaseSync(join(own, 'kartentisch.sqlite'))
  db.exec(`${SQLITE_MIGRATIONS[0]}; pragma user_version = 1;
    insert into tables values ('old', 1, 'finished', 'burgund', 1, 'zoe burgund', 5, '{}')`)
  db.close()
  const store = await SqliteStore.open(own)
  expect((await store.listTables({ search: 'zo', limit: 5 })).map(({ id }) => id)).toEqual(['old'])
  await store.close()
})

test('everything the store says is there in both languages', () => {
  expect(untranslated(storing)).toEqual([])
})
