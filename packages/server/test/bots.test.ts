import { parseSetup } from '@kartentisch/dominion'
import { Match, seeded } from '@kartentisch/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BotPool } from '../src/bots/pool.ts'
import type { Store } from '../src/store/contract.ts'
import { gameNamed } from '../src/tables/games.ts'
import { begin, Guest, newHall, tempStore, until } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

/** The first decision of a game. */
function task(level: string, seed: string) {
  const setup = parseSetup({ players: 2, kingdom: ['village', 'smithy', 'militia'] })
  const snapshot = Match.deal(gameNamed('dominion').game.prepare(setup), seed).snapshot()
  return { game: 'dominion', setup, snapshot, level, seed }
}

test('what a person waits for is decided before what only bots wait for, and nobody waits for long', async () => {
  const pool = new BotPool(1)
  const order: string[] = []
  const started = performance.now()
  const others = Array.from({ length: 30 }, (_, i) =>
    pool.think(task('hard', `${i}`), false).then(() => order.push('bots')),
  )
  const awaited = pool.think(task('hard', 'awaited'), true).then(() => order.push('person'))
  expect(pool.queue).toBe(30)
  await Promise.all([...others, awaited])
  // The first is being thought about already when the person's comes.
  expect(order.indexOf('person')).toBe(1)
  // Each of them alone would take seconds.
  expect(performance.now() - started).toBeLessThan(60_000)
  await pool.close()
}, 120_000)

test('a hundred tables of bots do not delay what a person does', async () => {
  const hall = newHall(store, { botThreads: 1 })
  const host = new Guest(hall, 'Host')
  for (let i = 0; i < 100; i++) {
    const table = await host.create('dominion', [{ bot: 'hard' }, { bot: 'medium' }])
    await host.say({ type: 'start', table })
  }
  await until(() => hall.bots.queue > 50)
  const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
  const random = seeded('beside bots')
  const taken: number[] = []
  for (let i = 0; i < 100; i++) {
    const asked = guests.find(guest => guest.question !== null)
    const started = performance.now()
    await asked?.answer(table, random)
    taken.push(performance.now() - started)
  }
  expect(hall.bots.queue).toBeGreaterThan(0)
  const [middle = Number.POSITIVE_INFINITY] = taken.toSorted((a, b) => a - b).slice(50)
  expect(middle).toBeLessThan(100)
  await hall.close()
}, 120_000)
