import type { Browser, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { type Coming, connect, DESKTOP, newPage, open } from './browser.ts'

/** Pages that somebody has left, by where and how they were visited: coming to one of them is half the work of a new one. */
const left = new Map<string, Page[]>()

/** One for all files of a worker. */
let browser: Promise<Browser> | undefined

interface Visit extends Coming {
  /** The test changes the browser itself, which nobody can use after that. */
  readonly own?: boolean
  /** By which the server knows them already. */
  readonly cookie?: string
}

/** What tests listen to. */
const HEARD = ['pageerror', 'request', 'response', 'websocket', 'worker'] as const

/** Forgets everybody who was here. */
async function clear(page: Page, origin: string): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event)
  await page.mouse.move(0, 0)
  await page.evaluate(() => sessionStorage.clear())
  // A page of the same origin, where nothing runs: the browser would go elsewhere by a process of its own.
  await page.goto(`${origin}/icon.svg`)
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.context().clearCookies()
}

/** Comes to the page as somebody who was never there before, and leaves it when the test is over. */
export async function visit(address: string, visit: Visit = {}): Promise<Page> {
  const { size = DESKTOP, language = 'en', offlineToo = false, own = offlineToo } = visit
  const { origin } = new URL(address)
  const kind = `${origin} ${language} ${size.width < 900 ? 'touched' : 'clicked'}`
  const known = own ? undefined : left.get(kind)?.pop()
  browser ??= connect(inject('browser'))
  const page = known ?? (await newPage(await browser, visit))
  if (known !== undefined) await page.setViewportSize(size)
  const [name, value] = visit.cookie?.split('=') ?? []
  if (name !== undefined && value !== undefined) await page.context().addCookies([{ name, value, url: origin }])
  const settling = await open(page, address, visit)
  onTestFinished(async ({ task }) => {
    if (own || page.isClosed() || task.result?.state === 'fail') return page.context().close()
    await settling[Symbol.asyncDispose]()
    await clear(page, origin)
    left.set(kind, [...(left.get(kind) ?? []), page])
  })
  return page
}
