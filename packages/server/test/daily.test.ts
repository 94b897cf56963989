import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { daily as dailySchema } from '@kartentisch/protocol'
import { Client, type Socket } from '@kartentisch/protocol/client'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { dayOf } from '../src/people/daily.ts'
import { readRecord } from '../src/tables/table/record.ts'
import { Guest, newHall, until } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'
import { serve, Visitor } from './visitor.ts'

const account = { guest: false }
const secret = 'what only the nodes know'

/** Long enough for a test to begin and end on the same day. */
const UNDISTURBED_MS = 20_000

async function awayFromMidnight(): Promise<void> {
  const left = 86_400_000 - (Date.now() % 86_400_000)
  if (left < UNDISTURBED_MS) await sleep(left)
}

test('a day is the same for the whole world', () => {
  expect(dayOf(Date.UTC(2026, 10, 15, 23, 59))).toBe('2026-11-15')
})

test('others’ games can be looked at once one’s own is over, and not before', async () => {
  await awayFromMidnight()
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-daily-'))
  const server = await serve({ DATA_DIR: folder })
  const anna = new Visitor(server.port)
  await anna.post('/api/auth/sign-up/email', { name: 'Anna', email: 'a@example.org', password: 'long enough for it' })
  const client = new Client({
    url: '',
    open: () =>
      new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie: anna.cookie } }) as unknown as Socket,
  })
  const { store } = server.hall
  const day = dayOf(Date.now())
  const other = {
    id: 'table-of-ben',
    revision: 1,
    status: 'finished' as const,
    game: 'burgund',
    listed: false,
    players: [],
  }
  const daily = { day, game: 'burgund', player: 'ben', won: true, points: 30, margin: 5, turns: 20, at: 1 }
  await store.keepPlayer({ id: 'ben', name: 'Ben', account: 'b', webhook: null, epoch: 0 })
  await store.keepTable({ ...other, search: '', changedAt: 1, body: '{}' }, null, { daily })
  const bens = async () => {
    const shown = dailySchema.parse(await (await anna.call('GET', `/api/daily/${day}`)).json())
    return shown.games.find(({ game }) => game === 'burgund')?.results.find(({ name }) => name === 'Ben')
  }
  expect(await bens()).toMatchObject({ points: 30, turns: 20, table: null })
  const told = await client.request({ type: 'daily', game: 'burgund' })
  const table = (told.type === 'acknowledged' && told.table) || ''
  expect(await bens()).toMatchObject({ table: null })
  await client.request({ type: 'abandon', table })
  await expect.poll(bens).toMatchObject({ table: 'table-of-ben' })
  client.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

withBothStores('the game of the day with %s', store => {
  let now = Date.UTC(2026, 10, 15, 12)
  const hall = (more: object = {}) => newHall(store(), { now: () => now, secret, ...more })
  const begin = async (guest: Guest, game = 'dominion') => {
    const told = await guest.say({ type: 'daily', game })
    const table = (told.type === 'acknowledged' && told.table) || ''
    await guest.say({ type: 'watch', table })
    return table
  }
  const record = async (id: string) => {
    const stored = await store().readTable(id)
    return stored === undefined ? expect.unreachable() : readRecord(stored)
  }

  test('is the same deal for everybody, on any node, and another the next day', async () => {
    const [one, two] = [hall(), hall({ pollMs: 500 })]
    const [anna, ben] = [new Guest(one, 'Anna', account), new Guest(two, 'Ben', account)]
    const tables = [await begin(anna), await begin(ben)]
    expect(tables[0]).not.toBe(tables[1])
    const [mine, theirs] = await Promise.all(tables.map(record))
    expect(mine?.setup).toEqual(theirs?.setup)
    expect(mine?.seed).toBe(theirs?.seed)
    expect(mine).toMatchObject({ day: '2026-11-15', listed: false, status: 'running' })
    expect(anna.feed.standing.view).toEqual(ben.feed.standing.view)
    // Whoever asks again comes back to the same table.
    expect(await begin(anna)).toBe(tables[0])
    now += 86_400_000
    const tomorrow = await record(await begin(anna))
    now -= 86_400_000
    expect(tomorrow.seed).not.toBe(mine?.seed)
    await Promise.all([one.close(), two.close()])
  })

  test('is played once: nothing is taken back or handed over, and giving up counts', async () => {
    const one = hall()
    const cleo = new Guest(one, 'Cleo', account)
    await store().keepPlayer({ id: cleo.id, name: 'Cleo', account: 'a', webhook: null, epoch: 0 })
    await expect(new Guest(one, 'Gast').say({ type: 'daily', game: 'burgund' })).rejects.toThrow('account')
    const table = await begin(cleo, 'burgund')
    expect(cleo.feed.standing.mayUndo).toBe('refused')
    await expect(cleo.say({ type: 'undo', table })).rejects.toThrow('once')
    await expect(cleo.say({ type: 'hand-over', table, seat: 0 })).rejects.toThrow('no bot plays')
    await expect(cleo.say({ type: 'daily', game: 'burgund', again: true })).rejects.toThrow('First')
    await cleo.say({ type: 'abandon', table })
    await until(() => cleo.told.findLast(message => message.type === 'table')?.table.status === 'abandoned')
    expect(await store().dailies.results('2026-11-15', 'burgund', 10)).toMatchObject([
      { name: 'Cleo', won: false, points: null, turns: null, table },
    ])
    expect(await begin(cleo, 'burgund')).toBe(table)
    // Afterwards the same deal once more counts for nothing, and may be taken back.
    const told = await cleo.say({ type: 'daily', game: 'burgund', again: true })
    const again = await record((told.type === 'acknowledged' && told.table) || '')
    expect(again).toMatchObject({ day: null, listed: false, seed: (await record(table)).seed })
    expect(again.id).not.toBe(table)
    expect((await store().dailies.of(cleo.id, 10)).map(({ day }) => day)).toEqual(['2026-11-15'])
    await one.close()
  })

  test('is won by victory, then by points more than the bot, then by fewer turns', async () => {
    const given = [
      ['late', 1, 3, 20],
      ['lost', 0, -9, 12],
      ['gave up', 0, null, null],
      ['first', 1, 7, 18],
      ['quick', 1, 3, 15],
    ] as const
    for (const [name, won, margin, turns] of given) {
      await store().keepPlayer({ id: name, name, account: name, webhook: null, epoch: 0 })
      const table = {
        id: `t ${name}`,
        revision: 1,
        status: 'finished' as const,
        game: 'toy',
        listed: false,
        players: [],
      }
      const stored = { ...table, search: '', changedAt: 1, body: '{}' }
      const points = margin === null ? null : 30
      const daily = { day: '2026-01-01', game: 'toy', player: name, won: won === 1, points, margin, turns, at: 1 }
      expect(await store().keepTable(stored, null, { daily })).toBe(true)
      expect(await store().keepTable({ ...stored, revision: 2 }, null, { daily: { ...daily, won: true } })).toBe(true)
    }
    const order = (await store().dailies.results('2026-01-01', 'toy', 10)).map(({ name }) => name)
    expect(order).toEqual(['first', 'quick', 'late', 'lost', 'gave up'])
  })
})
