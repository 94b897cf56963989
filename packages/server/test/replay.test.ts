import { dominion } from '@kartentisch/dominion'
import { Replay, readRecording, seat, seeded } from '@kartentisch/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { begin, newHall, playOn, tempStore, until } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

test('the file of a game leaves out what was taken back, and one that was given up is open to all', async () => {
  const hall = newHall(store)
  const evening = await begin(hall, 'dominion', ['Anna', 'Ben'])
  const { table, guests } = evening
  const [anna, ben] = guests
  // Long enough for snapshots, with something taken back now and then, freely or by consent.
  for (let i = 0; i < 30; i++) {
    await playOn(evening, 5, `evening ${i}`)
    const [asker, other] = i % 2 === 0 ? [anna, ben] : [ben, anna]
    await asker?.say({ type: 'undo', table })
    const request = other?.feed.standing.undo?.number
    if (request !== undefined) await other?.say({ type: 'consent', table, number: request, agree: true })
    await guests.find(guest => guest.question !== null)?.answer(table, seeded(i))
  }
  const view = anna?.feed.standing.view
  await ben?.say({ type: 'resign', table })
  await until(() => anna?.told.findLast(message => message.type === 'table')?.table.status === 'finished')
  const recording = readRecording(JSON.parse((await store.readReplay(table)) ?? ''))
  const replay = new Replay(dominion, recording)
  expect(recording).toMatchObject({ players: ['Anna', 'Ben'], bots: [null, null], finished: true })
  // What was told is what these answers lead to, to the last one.
  expect(replay.known).toBe(recording.answers.length)
  expect(replay.length).toBeGreaterThan(20)
  expect(replay.eyes).toEqual([0, 1])
  const last = replay.matchAt(replay.length)
  expect(last.over).toBe(false)
  expect(JSON.parse(JSON.stringify(last.view(seat(0))))).toEqual(view)
  await hall.close()
})
