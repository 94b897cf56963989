import { seeded } from '@kartentisch/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { begin, Guest, newHall, playOn, tempStore } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

test('who comes late and wants the history is told the same as who was there from the beginning', async () => {
  const hall = newHall(store)
  const evening = await begin(hall, 'dominion', ['Anna', 'Berta'])
  await playOn(evening, 150)
  const { table, guests } = evening
  const anna = guests[0]
  const told = (anna?.told ?? []).flatMap(message => (message.type === 'feed' ? message.steps : []))
  const again = new Guest(hall, 'Anna')
  await again.say({ type: 'watch', table, history: true })
  expect(again.feed.whole).toBe(true)
  expect(again.feed.steps.slice(1)).toEqual(told)
  expect(again.feed.steps[0]?.what).toBe('deal')
  expect(again.feed.steps.map(({ number }) => number)).toEqual(again.feed.steps.map((_, i) => i))
  expect(again.feed.standing).toEqual(anna?.feed.standing)
  await hall.close()
})

test('who comes back soon is told only what was missed', async () => {
  const hall = newHall(store)
  const evening = await begin(hall, 'dominion', ['Anna', 'Berta'])
  await playOn(evening, 5)
  const again = new Guest(hall, 'Anna')
  await again.say({ type: 'watch', table: evening.table, history: true, from: 3 })
  expect(again.feed.whole).toBe(false)
  expect(again.feed.steps.map(({ number }) => number)).toEqual([4, 5])
  await hall.close()
})

test('who waits for the game to begin is told of the deal', async () => {
  const hall = newHall(store)
  const host = new Guest(hall, 'Anna')
  const table = await host.create('dominion', ['open', { bot: 'random' }])
  await host.say({ type: 'watch', table, history: true })
  await host.say({ type: 'start', table })
  const first = host.told.find(message => message.type === 'feed')
  expect(first?.steps.map(({ what }) => what)).toEqual(['deal'])
  await hall.close()
})

test('a watcher learns from the history no card that was hidden', async () => {
  const hall = newHall(store)
  const evening = await begin(hall, 'dominion', ['Anna', 'Berta'])
  await playOn(evening, 60)
  const watcher = new Guest(hall, 'Carla')
  await watcher.say({ type: 'watch', table: evening.table, history: true })
  const drawn = watcher.feed.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'draw'))
  expect(drawn.length).toBeGreaterThan(5)
  expect(drawn.filter(({ cards }) => cards.length > 0)).toEqual([])
  await hall.close()
})

test('after something was taken back, fewer answers count', async () => {
  const hall = newHall(store)
  const evening = await begin(hall, 'dominion', ['Anna', 'Berta'])
  const [anna] = evening.guests
  if (anna === undefined) throw new Error('Anna is not there.')
  await anna.answer(evening.table, seeded('one'))
  await anna.say({ type: 'undo', table: evening.table })
  const [step] = anna.feed.steps
  if (step?.what === 'ask-undo') {
    await evening.guests[1]?.say({ type: 'consent', table: evening.table, number: step.number, agree: true })
  }
  expect(anna.feed.steps[0]?.answers).toBe(0)
  await hall.close()
})
