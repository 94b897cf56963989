import { seat } from '@kartentisch/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Client, type Socket } from '../src/client/index.ts'
import type { Feed, FromClient, FromServer } from '../src/index.ts'
import { FEED } from './feed.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  client.close()
  vi.useRealTimers()
})

/** The server's end of a connection: hears what is said and says what the test wants. */
class FarEnd implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly heard: FromClient[] = []

  send(text: string): void {
    this.heard.push(JSON.parse(text))
  }

  close(): void {
    this.onclose?.()
  }

  say(message: FromServer | object | string): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }

  welcome(): this {
    this.onopen?.()
    this.say({ type: 'welcome', id: 'hello', version: 1, player: { id: 'p', name: 'Anna', guest: true } })
    return this
  }

  /** The last thing of this kind that was said here. */
  last<Type extends FromClient['type']>(type: Type): Extract<FromClient, { type: Type }> | undefined {
    return this.heard.findLast((message): message is Extract<FromClient, { type: Type }> => message.type === type)
  }
}

let client: Client
let ends: FarEnd[]
const last = (): FarEnd => ends.at(-1) ?? new FarEnd()

function connect(): FarEnd {
  ends = []
  client = new Client({
    url: 'ws://far',
    patienceMs: 1000,
    open: () => {
      const end = new FarEnd()
      ends.push(end)
      return end
    },
  })
  return last().welcome()
}

test('what was not acknowledged is said again under the same name after every cut', async () => {
  const end = connect()
  const made = client.request({ type: 'start', table: FEED.table })
  const said = end.last('start')
  end.close()
  await vi.runOnlyPendingTimersAsync()
  expect(ends).toHaveLength(2)
  last().welcome()
  expect(last().last('start')).toEqual(said)
  last().say({ type: 'acknowledged', id: said?.id ?? '', table: FEED.table })
  expect(await made).toMatchObject({ type: 'acknowledged' })
  last().close()
  await vi.runOnlyPendingTimersAsync()
  expect(last().welcome().last('start')).toBeUndefined()
})

test('what may succeed later is said again, what is refused is told', async () => {
  const end = connect()
  const made = client.request({ type: 'start', table: FEED.table })
  const id = end.last('start')?.id ?? ''
  end.say({ type: 'refused', id, reason: 'later', again: true })
  await vi.runOnlyPendingTimersAsync()
  expect(end.heard.filter(({ type }) => type === 'start')).toHaveLength(2)
  end.say({ type: 'refused', id, reason: 'Seat 2 is still free.' })
  await expect(made).rejects.toThrow('Seat 2 is still free.')
})

const numbered = (number: number, more: Partial<Feed> = {}): Feed => ({
  ...FEED,
  number,
  steps: [{ number, what: 'undo', seat: seat(0), answers: 0, events: [] }],
  ...more,
})

test('a follower hears everything once and in order, and what is missing is asked for', () => {
  const end = connect()
  const heard: number[] = []
  client.follow(FEED.table, { feed: ({ steps }) => heard.push(...steps.map(({ number }) => number)) })
  end.say(numbered(1))
  end.say(numbered(1, { steps: [] }))
  end.say(numbered(2))
  end.say(numbered(1))
  end.say(numbered(4))
  expect(heard).toEqual([1, 2])
  expect(end.last('watch')).toMatchObject({ from: 2 })
  const missed = [2, 3, 4].flatMap(number => numbered(number).steps)
  end.say(numbered(4, { steps: missed }))
  expect(heard).toEqual([1, 2, 3, 4])
})

test('after a cut the table is followed from the last number on', async () => {
  connect().say('')
  client.follow(FEED.table, {})
  last().say(numbered(7))
  last().close()
  await vi.runOnlyPendingTimersAsync()
  expect(last().welcome().last('watch')).toMatchObject({ table: FEED.table, from: 7 })
})

test('a server that has fallen silent is asked, and left if it says nothing', async () => {
  const end = connect()
  await vi.advanceTimersByTimeAsync(400)
  expect(end.last('ping')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(end.last('ping')).toBeDefined()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ends.length).toBeGreaterThan(1)
})

test('an unreadable message is told to whoever it is about, and breaks nothing', async () => {
  const end = connect()
  const [refused, unreadable]: [string[], string[]] = [[], []]
  client.onUnreadable = reason => unreadable.push(reason.en)
  client.follow(FEED.table, { refused: reason => refused.push(String(Object(reason).en)) })
  end.say({ ...FEED, number: 'seven' })
  expect(refused).toEqual([expect.stringContaining('number')])
  const made = client.request({ type: 'list', which: 'open' })
  end.say({ type: 'tables', id: end.last('list')?.id, tables: 'many' })
  await expect(made).rejects.toThrow('tables')
  end.say({ type: 'applause' })
  end.say('{')
  expect(unreadable).toEqual([expect.stringContaining('newer'), expect.stringContaining('JSON')])
  expect(client.connected).toBe(true)
})

test('who is refused at the door is told why, and does not come again', async () => {
  const end = connect()
  end.close()
  await vi.runOnlyPendingTimersAsync()
  const made = client.request({ type: 'list', which: 'open' })
  last().onopen?.()
  last().say({ type: 'refused', id: 'hello', reason: 'This server speaks version 2, not 1.' })
  await expect(made).rejects.toThrow('version 2')
  await expect(client.request({ type: 'list', which: 'open' })).rejects.toThrow('closed')
  const count = ends.length
  await vi.runOnlyPendingTimersAsync()
  expect(ends).toHaveLength(count)
})
