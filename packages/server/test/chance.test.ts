import { Sitting, seeded } from '@kartentisch/kernel'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { newSeed } from '../src/tables/lobby/lobby.ts'
import { readRecord } from '../src/tables/table/record.ts'
import { begin, Guest, newHall, shelf, tempStore } from './at-a-table.ts'

const KEY = /^chacha20:[0-9a-f]{64}$/

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())
afterEach(() => vi.restoreAllMocks())

test('however a game comes about, its chance is a key that neither the time nor a guessable generator gives', async () => {
  // Whatever is made of these is the same for all that follow.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const hall = newHall(store, { now: () => Date.UTC(2026, 10, 16) })
  const names = [
    ['Anna', 'Ben'],
    ['Cleo', 'Dan'],
  ] as const
  const tables: string[] = []
  for (const pair of names) {
    const { guests, table } = await begin(hall, 'dominion', pair)
    tables.push(table)
    await guests[0]?.say({ type: 'resign', table })
    await (await hall.table(table)).finish()
    for (const guest of guests) {
      const told = await guest.say({ type: 'rematch', table })
      if (told.type === 'acknowledged' && told.table !== undefined && told.table !== table) tables.push(told.table)
    }
  }
  const seekers = ['Eva', 'Finn'].map(name => new Guest(hall, name))
  for (const guest of seekers)
    await guest.say({
      type: 'seek',
      search: 'any',
      game: 'burgund',
      players: 2,
      rated: false,
      timer: { per: 'none' },
      pool: [],
    })
  await hall.automatch.look()
  tables.push((await store.seeks.of(seekers[0]?.id ?? ''))?.table ?? '')
  const daily = await new Guest(hall, 'Gus', { guest: false }).say({ type: 'daily', game: 'burgund' })
  tables.push(daily.type === 'acknowledged' ? (daily.table ?? '') : '')
  const stored = await Promise.all(tables.map(table => store.readTable(table)))
  const records = stored.map(one => (one === undefined ? expect.unreachable() : readRecord(one)))
  expect(records).toHaveLength(6)
  expect(records.map(({ status }) => status)).not.toContain('waiting')
  for (const { seed } of records) expect(seed).toMatch(KEY)
  expect(new Set(records.map(({ seed }) => seed)).size).toBe(records.length)
  await hall.close()
})

test.each(shelf.ids)(
  '%s is dealt and goes on by that key, and by nothing that could be worked out from what was seen',
  id => {
    const { game } = shelf.kit(id).game
    const setup = game.parseSetup({ players: 2 })
    const seed = newSeed()
    const key = seeded(seed).slice(0, 8).join(',')
    const sitting = Sitting.deal({ game, setup, seed }, [null, null])
    // The game's own generator is the one of the key: its state is part of the game's.
    expect(JSON.stringify(sitting.match.fullSnapshot())).toContain(`[${key},`)
    const others = Array.from({ length: 3 }, () => Sitting.deal({ game, setup, seed: newSeed() }, [null, null]))
    expect(new Set(others.map(other => JSON.stringify(other.match.fullSnapshot()))).size).toBe(3)
  },
)
