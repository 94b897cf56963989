import { entryFor, Sitting, seat } from '@kartentisch/kernel'
import type { Feed, TableShown } from '@kartentisch/protocol'
import { DRAW, LAY, PASS, toy } from '@kartentisch/toy'
import { expect, test } from 'vitest'
import { OnlineFeed } from '../src/online/online-feed.ts'

const [ANNA, BERTA] = [seat(0), seat(1)]

const TABLE: TableShown = {
  table: 'table',
  openedBy: null,
  name: 'Evening',
  game: 'toy',
  setup: { players: 2 },
  selection: null,
  timer: { per: 'none' },
  listed: false,
  rated: false,
  day: null,
  status: 'running',
  seats: ['Anna', 'Berta'].map(name => ({
    kind: 'open',
    name,
    player: null,
    program: false,
    level: null,
    resigned: false,
  })),
  seat: ANNA,
  host: true,
  invitation: null,
  result: null,
  rematch: null,
  next: null,
  createdAt: 0,
}

/** A table between Anna and Berta, as Anna's page hears of it from the server. */
class Evening {
  readonly sitting = Sitting.deal({ game: toy, setup: toy.parseSetup({ players: 2, rounds: 2 }), seed: 'evening' }, [
    null,
    null,
  ])
  readonly answers: unknown[] = []
  readonly feed: OnlineFeed
  #heard = 0

  constructor() {
    const acknowledged = { type: 'acknowledged', id: 'one' } as const
    const server = {
      answer: async (...given: unknown[]) => {
        this.answers.push(given)
        return acknowledged
      },
      request: async () => acknowledged,
    }
    this.feed = new OnlineFeed(server, TABLE, this.#told(undefined))
  }

  #told(from: number | undefined): Feed {
    const news = this.sitting.news(ANNA, from, this.sitting.steps)
    this.#heard = news.number
    return { type: 'feed', table: 'table', ...news, standing: { ...news.standing, seats: [], left: null } }
  }

  /** Somebody does something, and Anna's page hears of it. */
  do(by: typeof ANNA, intention: Parameters<typeof entryFor>[2]): void {
    this.sitting.apply(entryFor(this.sitting, by, intention))
    this.hear()
  }

  answer(by: typeof ANNA, choice: number): void {
    this.do(by, { type: 'answer', number: this.sitting.opened, answer: [choice] })
  }

  hear(): void {
    this.feed.hear(this.#told(this.#heard))
  }

  get now() {
    return this.feed.current()
  }
}

const lowest = ({ now }: Evening): number => Math.min(...(now.moment.question?.choices ?? []).filter(n => n > LAY))

test('what happens is told step by step, and a question is answered once', () => {
  const evening = new Evening()
  const { number } = evening.now.moment
  evening.feed.answer([DRAW])
  evening.feed.answer([DRAW])
  expect(evening.answers).toEqual([['table', number, [DRAW]]])
  expect(evening.now.answered).toBe(true)
  evening.answer(ANNA, DRAW)
  expect(evening.now.answered).toBe(false)
  expect(evening.now.moment.events.map(({ type }) => type)).toContain('draw')
  expect(evening.now.moment.anew).toBe(false)
})

test('what was taken back is told anew, as if it had not been', () => {
  const evening = new Evening()
  const before = evening.now.log
  evening.answer(ANNA, lowest(evening))
  expect(evening.now.moment.mayUndo).toBe('free')
  evening.do(ANNA, { type: 'undo' })
  expect(evening.now.moment.anew).toBe(true)
  expect(evening.now.log).toEqual(before)
})

test('nobody asks twice to take something back, and the consent of others tells it anew', () => {
  const evening = new Evening()
  evening.answer(ANNA, DRAW)
  evening.answer(ANNA, PASS)
  evening.answer(BERTA, PASS)
  const length = evening.now.log.length
  evening.do(ANNA, { type: 'undo' })
  expect(evening.now.moment.mayUndo).toBe('refused')
  expect(evening.feed.standing().undo).toMatchObject({ seat: ANNA, waitingFor: [BERTA] })
  evening.do(BERTA, { type: 'consent', number: evening.sitting.number, agree: true })
  expect(evening.now.log.length).toBeLessThan(length)
  expect(evening.now.moment.anew).toBe(true)
})

test('the other’s cards and questions never come, and the end does', () => {
  const evening = new Evening()
  for (const by of [ANNA, BERTA, ANNA, BERTA]) {
    if (by === BERTA) expect(evening.now.moment.question).toBeUndefined()
    expect(evening.now.moment.asked?.seat).toBe(by)
    evening.answer(by, PASS)
  }
  expect(evening.now.moment.result?.reason).toBe('played')
  expect(evening.now.moment.asked).toBeUndefined()
})
