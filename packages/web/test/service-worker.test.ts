import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { source } from '../build/service-worker.ts'

const HOME = 'https://cards.example/below/'

/** A window of the page, as a service worker sees it. */
class Window {
  url: string
  focused = false

  constructor(url: string) {
    this.url = url
  }

  async focus(): Promise<this> {
    this.focused = true
    return this
  }

  async navigate(url: string): Promise<void> {
    this.url = url
  }
}

interface Shown {
  readonly title: string
  readonly tag: string
  readonly body: string
  readonly data: readonly string[]
}

/** Runs the service worker as a browser with these windows does. */
function working(...urls: readonly string[]) {
  const windows = urls.map(url => new Window(url))
  const shown: Shown[] = []
  const listeners = new Map<string, (event: object) => void>()
  const clients = {
    matchAll: async () => windows,
    openWindow: async (url: string) => void windows.push(new Window(url)),
  }
  const registration = {
    showNotification: async (title: string, notice: Omit<Shown, 'title'>) => void shown.push({ title, ...notice }),
  }
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients,
    registration,
  }
  runInContext(source('cache', []), createContext({ self, location: new URL(`${HOME}service-worker.js`), URL }))
  /** Lets something happen, until all that follows from it is done. */
  const happens = async (type: string, event: object) => {
    const waits: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
    await Promise.all(waits)
  }
  const push = (notice: object) => happens('push', { data: { json: () => notice } })
  const click = async (data: readonly string[]) => {
    let closed = false
    await happens('notificationclick', { notification: { data, close: () => (closed = true) } })
    expect(closed).toBe(true)
  }
  return { windows, shown, push, click }
}

test('a notice is shown with what it says and nothing else, one for each table', async () => {
  const { shown, push } = working()
  await push({ route: ['table', 'abc'], title: 'Your turn', body: 'Sunday', hand: ['secret'] })
  expect(shown).toEqual([
    { title: 'Your turn', body: 'Sunday', tag: 'kartentisch abc', data: ['table', 'abc'], icon: 'icon-192.png' },
  ])
  await push({ route: ['table', 'abc', 'invitation'], title: 'Anna', body: 'Sunday' })
  expect(shown[1]?.tag).toBe(shown[0]?.tag)
})

test('by a click on it the page is opened at that table', async () => {
  const { windows, click } = working()
  await click(['table', 'abc', 'an invitation'])
  expect(windows.map(({ url }) => url)).toEqual([`${HOME}#/table/abc/an%20invitation`])
})

test('a page that is open goes there, and one that is there already is shown', async () => {
  const elsewhere = working(`${HOME}#/learn`)
  await elsewhere.click(['tournament', 'cup'])
  expect(elsewhere.windows).toMatchObject([{ url: `${HOME}#/tournament/cup`, focused: true }])
  const there = working(`${HOME}#/learn`, `${HOME}#/table/abc`)
  await there.click(['table', 'abc'])
  expect(there.windows).toMatchObject([{ url: `${HOME}#/learn`, focused: false }, { focused: true }])
})
