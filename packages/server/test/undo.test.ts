import { seeded } from '@kartentisch/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { begin, Guest, newHall, playOn, tempStore, until } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

/** Two guests at a table where Anna is about to play a card, which shows nobody anything new. */
async function atTheTable() {
  const hall = newHall(store)
  const evening = await begin(hall, 'dominion', ['Anna', 'Ben'])
  return { ...evening, anna: evening.guests[0] as Guest, ben: evening.guests[1] as Guest }
}

test('what shows nothing new is taken back freely, and a late copy of it is refused', async () => {
  const { hall, table, anna } = await atTheTable()
  const before = anna.feed.standing
  const { question } = anna
  await anna.answer(table, seeded(1), question?.choices.slice(0, 1))
  const played = anna.feed.steps[0]
  expect(played?.what).toBe('answer')
  await anna.say({ type: 'undo', table })
  expect(anna.feed.steps.map(({ what }) => what)).toEqual(['undo'])
  expect(anna.feed.standing.view).toEqual(before.view)
  expect(anna.question?.number).toBe(2)
  const late = { type: 'answer' as const, table, number: 0, answer: question?.choices.slice(0, 1) ?? [] }
  await expect(anna.say(late)).rejects.toThrow('Question 0 is not open; question 2 is.')
  await hall.close()
})

test("what others have seen or done since takes everybody's consent", async () => {
  const evening = await atTheTable()
  const { hall, table, anna, ben } = evening
  for (let i = 0; ben.question === null; i++) await playOn(evening, 1, `${i}`)
  const before = ben.feed.standing.view
  await anna.say({ type: 'undo', table })
  expect(ben.feed.standing.undo).toMatchObject({ seat: 0, waitingFor: [1] })
  await expect(anna.say({ type: 'consent', table, number: anna.feed.number, agree: true })).rejects.toThrow('not asked')
  await ben.say({ type: 'consent', table, number: ben.feed.standing.undo?.number ?? 0, agree: false })
  expect(anna.feed.standing.undo).toBeNull()
  expect(ben.feed.standing.view).toEqual(before)
  await anna.say({ type: 'undo', table })
  await ben.say({ type: 'consent', table, number: ben.feed.standing.undo?.number ?? 0, agree: true })
  expect(anna.question).not.toBeNull()
  expect(ben.question).toBeNull()
  await hall.close()
})

test('against bots anything is taken back, to the very first answer, across snapshots', async () => {
  const hall = newHall(store)
  const anna = new Guest(hall, 'Anna')
  const table = await anna.create('dominion', ['open', { bot: 'big-money' }])
  await anna.say({ type: 'watch', table })
  await anna.say({ type: 'start', table })
  const first = anna.feed.standing.view
  const random = seeded('undo')
  // Enough for several snapshots, and too few for the game to end.
  const answers = 32
  for (let i = 0; i < answers; i++) {
    await until(() => anna.question !== null)
    await anna.answer(table, random)
  }
  for (let i = 0; i < answers; i++) await anna.say({ type: 'undo', table })
  expect(anna.feed.standing.view).toEqual(first)
  await expect(anna.say({ type: 'undo', table })).rejects.toThrow('no answer of yours')
  const other = newHall(store)
  const back = new Guest(other, 'Anna')
  await back.say({ type: 'watch', table })
  expect(back.feed.standing.view).toEqual(first)
  await hall.close()
  await other.close()
})
