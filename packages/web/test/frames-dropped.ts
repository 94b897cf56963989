import { join } from 'node:path'
import { seeded } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { build, preview } from 'vite'
import { DESKTOP, launch, newcomer, START } from './browser.ts'
import { playOn } from './playing.ts'

/**
 * Measures how smoothly cards fly and the page scrolls on a machine four times as slow: `npm run frames`. There are 60
 * frames a second; the page's own that come more than half a frame late are told, and those of the screen that were
 * dropped though something moved. The times of the threads say what was done for them: they mean something on a busy
 * machine too. The first three are the page's own thread, which is slowed, painting, and putting the screen together.
 */

const SLOWER = 4
const FRAME_MS = 1000 / 60
const LATE_MS = FRAME_MS * 1.5
const THREADS = ['CrRendererMain', 'ThreadPoolForegroundWorker', 'VizCompositorThread'] as const

/** What the browser notes while it is traced, as far as it is looked at here; times in microseconds. */
interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: {
    readonly name?: string
    readonly frame_reporter?: { readonly state: string; readonly affects_smoothness: boolean }
  }
}

/** The times between frames while something happens, in milliseconds, and what the browser noted. */
async function framesDuring(page: Page, happen: () => Promise<void>) {
  await page.evaluate(() => {
    const times: number[] = []
    const step = (time: number) => {
      times.push(time)
      if (!Object.hasOwn(window, 'stopped')) requestAnimationFrame(step)
    }
    Object.assign(window, { times })
    Reflect.deleteProperty(window, 'stopped')
    requestAnimationFrame(step)
  })
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'benchmark', '__metadata'] })
  await happen()
  const traced: { readonly traceEvents: readonly Traced[] } = JSON.parse(String(await browser.stopTracing()))
  const times = await page.evaluate((): number[] => {
    Object.assign(window, { stopped: true })
    return Reflect.get(window, 'times')
  })
  return { gaps: times.slice(1).map((time, i) => time - (times[i] ?? time)), traced: traced.traceEvents }
}

const share = (some: number, all: number) => `${some} of ${all} (${((100 * some) / Math.max(1, all)).toFixed(1)} %)`

function tell(what: string, { gaps, traced }: Awaited<ReturnType<typeof framesDuring>>): void {
  const late = gaps.filter(gap => gap > LATE_MS).length
  const reported = traced.flatMap(({ ph, args }) => (ph === 'b' && args.frame_reporter ? [args.frame_reporter] : []))
  const wanted = reported.filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED')
  const dropped = wanted.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness)
  const threads = Map.groupBy(
    traced.filter(({ ph, name }) => ph === 'M' && name === 'thread_name'),
    ({ args }) => args.name,
  )
  const spent = THREADS.map(thread => {
    const own = new Set(threads.get(thread)?.map(({ pid, tid }) => `${pid} ${tid}`))
    const tasks = traced.filter(({ pid, tid, ph }) => ph === 'X' && own.has(`${pid} ${tid}`))
    const outer = tasks.filter(({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'ThreadPool_RunTask')
    return `${thread} ${(outer.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000).toFixed(0)} ms`
  })
  console.log(
    `${what}: ${share(late, gaps.length)} of the page's frames late, worst ${Math.max(0, ...gaps).toFixed(0)} ms`,
  )
  console.log(`  of the screen's frames ${share(dropped.length, wanted.length)} dropped; ${spent.join(', ')}`)
}

const root = join(import.meta.dirname, '..')
await build({ root, logLevel: 'warn' })
const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
const address = server.resolvedUrls?.local[0]
if (address === undefined) throw new Error('The page could not be served.')
const browser = await launch()

async function slowed(page: Page): Promise<void> {
  // What tests leave out for speed is what is measured here: painting.
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

const table = await newcomer(browser, address, { size: DESKTOP, settings: { motion: 'normal', soundsOffered: true } })
await table.locator(START).click()
await playOn(table, seeded('frames'), 2)
await slowed(table)
tell('Cards fly', await framesDuring(table, async () => void (await playOn(table, seeded('frames'), 12))))
await table.context().close()

const cards = await newcomer(browser, address, { size: DESKTOP })
await cards.goto(`${address}#/cards`)
await cards.locator('h1').waitFor()
await cards.waitForLoadState('networkidle')
await slowed(cards)
await cards.mouse.move(700, 500)
tell(
  'All cards scroll',
  await framesDuring(cards, async () => {
    for (let n = 0; n < 40; n++) await cards.mouse.wheel(0, 120)
  }),
)
await browser.close()
await server.close()
