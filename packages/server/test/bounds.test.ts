import { type Entry, type Event, NOBODY, type Step, seat, seeded, untranslated } from '@kartentisch/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import { counting } from '../src/tables/log/history.ts'
import { TABLES } from '../src/words/tables.ts'
import { begin, Guest, newHall, tempStore } from './at-a-table.ts'

let store: Store
let hall: Hall
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
  hall = newHall(store)
})
afterAll(async () => {
  await hall.close()
  await remove()
})

describe('what counts of a history', () => {
  const step = (number: number, what: Step['what'], answers: number): Step => {
    const events: Event[] = []
    return { number, what, seat: what === 'deal' ? NOBODY : seat(0), answers, events }
  }
  const numbers = (steps: readonly Step[]) => counting(steps).map(({ number }) => number)

  test('leaves out what was taken back and what took it back', () => {
    const steps = [step(0, 'deal', 0), step(1, 'answer', 1), step(2, 'answer', 2), step(3, 'undo', 1)]
    expect(numbers([...steps, step(4, 'resign', 1), step(5, 'answer', 2)])).toEqual([0, 1, 4, 5])
  })

  test('keeps an undo that reaches back before it, and steps that come twice once', () => {
    const late = [step(7, 'answer', 5), step(8, 'undo', 3), step(9, 'answer', 4)]
    expect(numbers(late)).toEqual([8, 9])
    const early = [step(0, 'deal', 0), ...[1, 2, 3, 4].map(i => step(i, 'answer', i))]
    expect(numbers([...early, ...counting(late)])).toEqual([0, 1, 2, 3, 9])
  })
})

test('playing with undo makes neither the history longer nor a late answer dearer', async () => {
  const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
  const [anna] = guests as [Guest, Guest]
  const choice = anna.question?.choices.slice(0, 1) ?? []
  for (let i = 0; i < 150; i++) {
    await anna.answer(table, seeded(i), choice)
    await anna.say({ type: 'undo', table })
  }
  const late = new Guest(hall, 'Anna')
  await late.say({ type: 'watch', table, history: true })
  expect(late.feed.number).toBe(300)
  // The deal, and what was taken back just before or after a snapshot.
  expect(late.feed.steps.length).toBeLessThan(12)
  const reads: number[] = []
  const readLog = store.readLog.bind(store)
  store.readLog = async (id, from, limit) => {
    const lines = await readLog(id, from, limit)
    reads.push(lines.length)
    return lines
  }
  await expect(anna.say({ type: 'answer', table, number: 0, answer: choice })).rejects.toThrow('not open')
  store.readLog = readLog
  expect(reads.every(count => count <= 40)).toBe(true)
})

test('a log in which too much counts for nothing takes no more of that, and the game goes on', async () => {
  const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
  const [anna, ben] = guests as [Guest, Guest]
  // As if they had gone on like this for hours.
  const entries: Entry[] = Array.from({ length: 4000 }, (_, i) =>
    i % 2 === 0
      ? { what: 'ask-undo', seat: seat(0), to: 0, at: 0 }
      : { what: 'decline', seat: seat(1), request: i, at: 0 },
  )
  await Promise.all(
    entries.map((entry, i) => store.append(table, { number: i + 1, ref: `${i}`, body: JSON.stringify(entry) })),
  )
  await (await hall.table(table)).hinted(4000, 0)
  expect(anna.feed.number).toBe(4000)
  await expect(anna.say({ type: 'hand-over', table, seat: 0 })).rejects.toThrow('So much was taken back')
  await anna.answer(table, seeded(1))
  expect(ben.feed.number).toBe(4001)
})

test('at a table that is not listed, strangers neither hear nor say anything', async () => {
  const anna = new Guest(hall, 'Anna')
  const table = await anna.create('burgund', ['open'], { listed: false })
  await anna.say({ type: 'watch', table })
  const stranger = new Guest(hall, 'Cleo')
  await stranger.say({ type: 'watch', table })
  await expect(stranger.say({ type: 'chat', table, text: 'hello' })).rejects.toThrow('only those who sit there')
  await anna.say({ type: 'chat', table, text: 'alone at last' })
  await stranger.say({ type: 'watch', table })
  const heard = (guest: Guest) => guest.told.flatMap(m => (m.type === 'chat' ? [m.text] : []))
  expect([heard(anna), heard(stranger)]).toEqual([['alone at last'], []])
})

test('tables say everything in every language', () => {
  expect(untranslated(TABLES)).toEqual([])
})

test('who comes late hears the last of what was said, and one day enough has been said', async () => {
  const anna = new Guest(hall, 'Anna')
  const table = await anna.create('burgund', ['open'])
  const line = { seat: 0, player: anna.id, name: 'Anna', at: 0 }
  await Promise.all(Array.from({ length: 1999 }, (_, i) => store.addChat(table, { ...line, text: `${i}` })))
  await anna.say({ type: 'chat', table, text: 'the last' })
  await expect(anna.say({ type: 'chat', table, text: 'one more' })).rejects.toThrow('So much has been said')
  await anna.say({ type: 'watch', table })
  const heard = anna.told.flatMap(m => (m.type === 'chat' ? [m.number] : []))
  expect(heard).toEqual(Array.from({ length: 200 }, (_, i) => 1801 + i))
})
