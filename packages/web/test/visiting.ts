import type { Browser, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { type Coming, DESKTOP, launchUnpainted, newPage, open, throwFaults } from './browser.ts'

/** Pages that somebody has left, by where and how they were visited: coming to one of them is half the work of a new one. */
class Left {
  readonly #pages = new Map<string, Page[]>()

  keep(kind: string, page: Page): void {
    this.#pages.set(kind, [...(this.#pages.get(kind) ?? []), page])
  }

  take(kind: string): Page | undefined {
    return this.#pages.get(kind)?.pop()
  }
}

/** Where everybody who was there is forgotten. */
const cleared = new Left()

/** Which are open as they were left, and need not be loaded anew. */
const stillOpen = new Left()

/** One for all files of a worker. */
let browser: Promise<Browser> | undefined

interface Visit extends Coming {
  /** The test changes the browser itself, which nobody can use after that. */
  readonly own?: boolean
  /** The test changes nothing but games of its own: it goes on where another such test has left, without loading the page. */
  readonly returning?: boolean
  /** By which the server knows them already. */
  readonly cookie?: string
}

/** What tests listen to. */
const HEARD = ['pageerror', 'request', 'response', 'websocket', 'worker'] as const

/** Forgets everybody who was here. */
async function clear(page: Page, origin: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  // A page of the same origin, where nothing runs: the browser would go elsewhere by a process of its own.
  await page.goto(`${origin}/icon.svg`)
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.context().clearCookies()
}

/** Goes away from whatever is shown to where nothing goes on. */
async function goAside(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/#/about`)
  await page.getByRole('heading', { level: 1, name: /^(About|Über)/ }).waitFor()
}

/** Comes to the page as somebody who was never there before, or just for other games, and leaves it when the test is over. */
export async function visit(address: string, visit: Visit = {}): Promise<Page> {
  const { size = DESKTOP, language = 'en', offlineToo = false, own = offlineToo, returning = false } = visit
  const { origin, hash } = new URL(address)
  const kind = `${origin} ${language} ${size.width < 900 ? 'touched' : 'clicked'}`
  const way = `${kind} ${JSON.stringify(visit.settings)}`
  const there = returning ? stillOpen.take(way) : undefined
  const known = there ?? (own ? undefined : cleared.take(kind))
  browser ??= launchUnpainted()
  const page = known ?? (await newPage(await browser, visit))
  if (known !== undefined) await page.setViewportSize(size)
  const [name, value] = visit.cookie?.split('=') ?? []
  if (name !== undefined && value !== undefined) await page.context().addCookies([{ name, value, url: origin }])
  // Whoever plays online has been there before: what leads to the server stands where it will be when it answers.
  const settings = { served: origin === new URL(inject('online')).origin, ...visit.settings }
  const settling = there === undefined ? await open(page, address, { ...visit, settings }) : undefined
  if (there !== undefined) {
    throwFaults(page)
    await page.goto(`${origin}/${hash || '#/'}`)
  }
  onTestFinished(async ({ task }) => {
    if (own || page.isClosed() || task.result?.state === 'fail') return page.context().close()
    for (const event of HEARD) page.removeAllListeners(event)
    await page.mouse.move(0, 0)
    if (returning) {
      await goAside(page, origin)
      stillOpen.keep(way, page)
    } else {
      await settling?.[Symbol.asyncDispose]()
      await clear(page, origin)
      cleared.keep(kind, page)
    }
  })
  return page
}
