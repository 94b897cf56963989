import { dominion } from '@kartentisch/dominion'
import { Match, seat, seeded } from '@kartentisch/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Line } from '../src/bots/line.ts'
import { BotPool } from '../src/bots/pool.ts'
import type { Store } from '../src/store/contract.ts'
import { begin, Guest, newHall, shelf, tempStore, until } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

const setup = dominion.parseSetup({ players: 2, kingdom: ['village', 'smithy', 'militia'] })

/** The first decision of a game. */
function task(level: string, seed: string) {
  const snapshot = Match.deal(shelf.kit('dominion').game.game.prepare(setup), seed).snapshot()
  return { game: 'dominion', setup, snapshot, level, seed, place: { key: seed, answers: 0, last: undefined } }
}

test('persons take turns, however much one of them wants', () => {
  const line = new Line<string>()
  for (const work of ['a1', 'a2', 'a3']) line.add('Anna', work)
  line.add('Ben', 'b1')
  const taken = Array.from({ length: 2 }, () => line.take()?.work)
  line.add('Cleo', 'c1')
  for (let next = line.take(); next !== undefined; next = line.take()) taken.push(next.work)
  expect(taken).toEqual(['a1', 'b1', 'a2', 'c1', 'a3'])
  expect([line.length, line.persons]).toEqual([0, 0])
})

test('what a person waits for is decided before what only bots wait for, and who opens many tables waits longer', async () => {
  const pool = new BotPool(shelf.modules, 1)
  const order: string[] = []
  const think = (who: string, count: number, isAwaited: boolean) =>
    Array.from({ length: count }, (_, i) =>
      pool.think(task('easy', `${who} ${i}`), who, isAwaited).then(() => order.push(`${who} ${isAwaited}`)),
    )
  const all = [
    ...think('Anna', 20, false),
    ...think('Ben', 2, false),
    ...think('Anna', 20, true),
    ...think('Cleo', 2, true),
  ]
  // The first is being thought about already.
  expect(pool.queue).toBe(43)
  await Promise.all(all)
  expect(order[0]).toBe('Anna false')
  expect(order.slice(1, 23).every(one => one.endsWith('true'))).toBe(true)
  expect(order.lastIndexOf('Cleo true')).toBe(4)
  expect(order.lastIndexOf('Ben false')).toBeLessThan(28)
  await pool.close()
})

test('one person’s wishes for kingdoms do not fill the line', async () => {
  const pool = new BotPool(shelf.modules, 1)
  const drawing = (seed: string) => ({ game: 'dominion', selection: 'base, 3 attacks', seed })
  const drawn = ['1', '2', '3'].map(seed => pool.draw(drawing(seed), 'Anna'))
  await expect(pool.draw(drawing('4'), 'Anna')).rejects.toThrow('wait until they are drawn')
  const other = pool.draw(drawing('5'), 'Ben')
  await Promise.all([...drawn, other])
  expect(await pool.draw(drawing('6'), 'Anna')).toHaveProperty('kingdom')
  await pool.close()
})

test('a hundred tables of bots stop nobody else', async () => {
  const hall = newHall(store, { botThreads: 1 })
  const host = new Guest(hall, 'Host')
  for (let i = 0; i < 100; i++) {
    const table = await host.create('dominion', [{ bot: 'hard' }, { bot: 'medium' }])
    await host.say({ type: 'start', table })
  }
  await until(() => hall.bots.queue > 50)
  const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
  const random = seeded('beside bots')
  for (let i = 0; i < 50; i++) await guests.find(guest => guest.question !== null)?.answer(table, random)
  expect(guests.map(({ feed }) => feed.number)).toEqual([50, 50])
  const anna = new Guest(hall, 'Anna')
  const own = await anna.create('burgund', ['open', { bot: 'easy' }])
  await anna.say({ type: 'watch', table: own })
  await anna.say({ type: 'start', table: own })
  await until(() => anna.question !== null)
  expect(hall.bots.queue).toBeGreaterThan(50)
  await hall.close()
})

test('a bot thinks ahead for a moment at a time in a thread that nobody else needs', async () => {
  const pool = new BotPool(shelf.modules, 1)
  const ahead = (level: string) => pool.thinkAhead({ ...task(level, 'ahead'), seat: seat(1) })
  // Easy ones have nothing to think about.
  expect(await ahead('easy')).toBe(false)
  expect(await ahead('hard')).toBe(true)
  const decision = pool.think(task('easy', 'now'), 'Anna')
  // The thread is needed: there is more to think about, and it isn't thought about now.
  expect(await ahead('easy')).toBe(true)
  expect(await decision).toHaveLength(1)
  await pool.close()
})
