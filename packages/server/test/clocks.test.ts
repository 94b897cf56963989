import { seat, seeded } from '@kartentisch/kernel'
import type { Timer } from '@kartentisch/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import { Clock } from '../src/tables/log/clock.ts'
import { begin, type Guest, newHall, tempStore, until } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

const MINUTE: Timer = { per: 'move', seconds: 60 }

describe('a clock', () => {
  const anna = { seat: 0, answers: 0 }

  test.each<[Timer, number]>([
    [MINUTE, 60_000],
    [{ per: 'game', seconds: 600 }, 600_000],
    [{ per: 'days', days: 1 }, 86_400_000],
  ])('of %o gives so much, and none of it back for anything but an answer', (timer, all) => {
    const clock = Clock.wound(timer, 2, 0)
    expect(clock.due(anna)).toBe(all)
    for (const what of ['hand-over', 'take-back', 'ask-undo', 'resign'] as const) {
      const entry = { what, seat: seat(0), level: 'easy', to: 0, at: clock.since + 1000 }
      // While a bot has the seat, nobody's time runs.
      clock.take(entry, what === 'take-back' ? undefined : anna)
    }
    expect(clock.due(anna)).toBe(all + 1000)
    expect(clock.remaining(anna, 5000)?.[0]).toBe(all - 4000)
  })

  test('counts by question anew, but not for one that was taken back and is asked again', () => {
    const clock = Clock.wound(MINUTE, 2, 0)
    const answer = { what: 'answer' as const, seat: seat(0), question: 0, answer: [], bot: false }
    clock.take({ ...answer, at: 50_000 }, anna)
    const next = { seat: 0, answers: 1 }
    expect(clock.due(next)).toBe(110_000)
    clock.take({ what: 'undo', seat: seat(0), to: 0, at: 80_000 }, next)
    expect(clock.due(anna)).toBe(90_000)
    clock.take({ ...answer, at: 85_000 }, anna)
    expect(clock.due(next)).toBe(115_000)
  })

  test('goes on from what was kept, also by those that knew less', () => {
    const clock = Clock.wound(MINUTE, 2, 0)
    clock.take({ what: 'ask-undo', seat: seat(1), to: 0, at: 10_000 }, anna)
    expect(new Clock(MINUTE, JSON.parse(JSON.stringify(clock.snapshot()))).due(anna)).toBe(60_000)
    expect(new Clock(MINUTE, { since: 10_000, left: [60_000, 60_000] }).due(anna)).toBe(70_000)
  })

  test('that is set back takes nothing from anybody', () => {
    const clock = Clock.wound({ per: 'game', seconds: 100 }, 2, 50_000)
    clock.take({ what: 'ask-undo', seat: seat(1), to: 0, at: 20_000 }, anna)
    expect(clock.due(anna)).toBe(120_000)
  })
})

describe('at a table', () => {
  let hall: Hall
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(async () => {
    vi.useRealTimers()
    await hall.close()
  })

  test('who runs out of time is played on by a bot, and may take the seat back', async () => {
    hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'], { timer: MINUTE })
    const [anna, ben] = guests as [Guest, Guest]
    vi.advanceTimersByTime(60_000)
    await until(() => ben.feed.standing.seats[0]?.level === 'medium')
    await until(() => ben.question !== null)
    await anna.say({ type: 'take-back', table })
    expect(ben.feed.standing.seats[0]?.level).toBeNull()
  })

  test('no play with seats and answers wins time', async () => {
    hall = newHall(store, { botPauseMs: 600_000 })
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'], { timer: MINUTE })
    const [anna, ben] = guests as [Guest, Guest]
    const choice = anna.question?.choices.slice(0, 1)
    vi.setSystemTime(Date.now() + 25_000)
    await anna.say({ type: 'hand-over', table, seat: 0 })
    await anna.say({ type: 'take-back', table })
    vi.setSystemTime(Date.now() + 25_000)
    await anna.answer(table, seeded(1), choice)
    await anna.say({ type: 'undo', table })
    expect(anna.feed.standing.left?.[0]).toBe(10_000)
    vi.advanceTimersByTime(10_000)
    await until(() => ben.feed.standing.seats[0]?.level === 'medium')
    await expect(anna.say({ type: 'take-back', table })).rejects.toThrow('a bot answers it')
  })
})
