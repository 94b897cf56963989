import { join } from 'node:path'
import { seeded } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { build, preview } from 'vite'
import { DESKTOP, launch, newcomer, START } from './browser.ts'
import { drawAlways, playOn } from './playing.ts'

/**
 * Measures how smoothly cards fly and the page scrolls on a machine four times as slow: `npm run frames`, or
 * `npm run frames -- FOLDER` for a page that was built there before. Nothing runs in the page but the page: the browser
 * notes by itself which frames it owed the screen while something moved, and which of them it didn't show. The times of
 * threads say what was done: they mean something on a busy machine too. There is no graphics card where tests run, so
 * the second and third do what elsewhere it does; only the first, the page's own thread, is slowed.
 */

const SLOWER = 4
const THREADS = { CrRendererMain: 'page', ThreadPoolForegroundWorker: 'painting', VizCompositorThread: 'screen' }
/** What the page's own thread does, by what the browser calls it. */
const WORK: Readonly<Record<string, RegExp>> = {
  script: /^(FunctionCall|EvaluateScript|v8\.|V8\.|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame)/,
  'style and layout': /^(UpdateLayoutTree|Layout|LocalFrameView::(layout|performLayout|RunStyleAndLayout))/,
  'painting its lists':
    /^(Paint|PrePaint|Layerize|Commit|CullRectUpdate|LocalFrameView::Run(Paint|PrePaint|Compositing))/,
  pointing: /^HitTest/,
}

/** What the browser notes while it is traced, as far as it is looked at here; times in microseconds. */
interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly id2?: { readonly local?: string }
  readonly args: {
    readonly name?: string
    readonly data?: { readonly state?: string }
    readonly frame_reporter?: {
      readonly state: string
      readonly affects_smoothness: boolean
      readonly has_compositor_animation: boolean
      readonly scroll_state: string
    }
  }
}

const CATEGORIES = ['-*', 'toplevel', 'benchmark', '__metadata', 'devtools.timeline']

/** What the browser notes while something happens. */
async function traced(page: Page, happen: () => Promise<unknown>): Promise<readonly Traced[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await happen()
  const { traceEvents }: { readonly traceEvents: readonly Traced[] } = JSON.parse(String(await browser.stopTracing()))
  return traceEvents
}

/** How long each kind of work took, without what it called. */
function ownTimes(events: readonly Traced[]): Map<string, number> {
  const times = new Map<string, number>()
  const add = (name: string, time: number) => times.set(name, (times.get(name) ?? 0) + time)
  const open: { readonly name: string; readonly until: number }[] = []
  for (const { name, ts, dur = 0, tdur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while ((open.at(-1)?.until ?? Number.POSITIVE_INFINITY) <= ts) open.pop()
    const caller = open.at(-1)
    if (caller !== undefined) add(caller.name, -tdur)
    add(name, tdur)
    open.push({ name, until: ts + dur })
  }
  return times
}

/** A time in which something that was told to move moves: not when the page said so, but when the browser set out. */
interface Motion {
  readonly told: number
  readonly from: number
  readonly until: number
}

function motionsIn(events: readonly Traced[]): Motion[] {
  const animations = events.filter(({ name }) => name === 'Animation').toSorted((a, b) => a.ts - b.ts)
  const under = new Map<string, { readonly told: number; from?: number }>()
  return animations.flatMap(({ ph, ts, id2, args }): Motion[] => {
    const id = id2?.local ?? ''
    const motion = under.get(id)
    if (ph === 'b') under.set(id, { told: ts })
    else if (motion !== undefined && args.data?.state === 'running') motion.from ??= ts
    if (ph !== 'e' || motion?.from === undefined) return []
    under.delete(id)
    return [{ told: motion.told, from: motion.from, until: ts }]
  })
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

const ms = (microseconds: number): string => `${(microseconds / 1000).toFixed(0)} ms`

function tell(what: string, events: readonly Traced[]): void {
  const reported = events.flatMap(({ ph, ts, args }) =>
    ph === 'b' && args.frame_reporter ? [{ ts, ...args.frame_reporter }] : [],
  )
  const moving = reported.filter(
    ({ state, has_compositor_animation, scroll_state }) =>
      state !== 'STATE_NO_UPDATE_DESIRED' && (has_compositor_animation || scroll_state !== 'SCROLL_NONE'),
  )
  const dropped = moving.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness)
  const share = ((100 * dropped.length) / Math.max(1, moving.length)).toFixed(1)
  const motions = motionsIn(events)
  const late = dropped.filter(({ ts }) => motions.some(({ from, until }) => from <= ts && ts <= until))
  console.log(`${what}: ${dropped.length} of ${moving.length} frames (${share} %) not shown`)
  if (motions.length > 0) {
    const waits = [...new Set(motions.map(({ told, from }) => Math.round((from - told) / 1000)))]
    console.log(
      `  ${late.length} of them while something moved, the others before it set out: after ${median(waits)} ms`,
    )
  }
  const names = new Map(
    events.flatMap(({ ph, name, pid, tid, args }) =>
      ph === 'M' && name === 'thread_name' ? [[`${pid} ${tid}`, args.name ?? '']] : [],
    ),
  )
  const done = Map.groupBy(
    events.filter(({ ph }) => ph === 'X'),
    ({ pid, tid }) => names.get(`${pid} ${tid}`) ?? '',
  )
  const sum = (times: Iterable<number>) => [...times].reduce((all, time) => all + time, 0)
  const spent = Object.entries(THREADS).map(([thread, word]) => {
    const apart = Map.groupBy(done.get(thread) ?? [], ({ pid, tid }) => `${pid} ${tid}`)
    return `${word} ${ms(sum([...apart.values()].map(each => sum(ownTimes(each).values()))))}`
  })
  const own = ownTimes(done.get('CrRendererMain') ?? [])
  const kinds = Object.entries(WORK).map(
    ([kind, called]) => `${kind} ${ms(sum([...own].flatMap(([name, time]) => (called.test(name) ? [time] : []))))}`,
  )
  console.log(`  threads: ${spent.join(', ')}; of the page’s: ${kinds.join(', ')}`)
}

const root = join(import.meta.dirname, '..')
const [folder] = process.argv.slice(2)
if (folder === undefined) await build({ root, logLevel: 'warn' })
const server = await preview({
  root,
  logLevel: 'warn',
  ...(folder !== undefined && { build: { outDir: folder } }),
  preview: { host: '127.0.0.1', port: 0 },
})
const address = server.resolvedUrls?.local[0]
if (address === undefined) throw new Error('The page could not be served.')
const browser = await launch()

async function slowed(page: Page) {
  // What tests leave out for speed is what is measured here: painting.
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // Until the page has been painted and what moves has come to rest: else that would be counted too.
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let painted = 0; painted < 3; painted++) await frame()
    while (document.getAnimations().length > 0) await frame()
  })
  return session
}

const table = await newcomer(browser, address, { size: DESKTOP, settings: { motion: 'normal', soundsOffered: true } })
// The same kingdom and the same cards each time, so that what is measured before and after a change can be compared.
await drawAlways(table, 12345)
await table.locator(START).click()
await playOn(table, seeded('frames'), 2)
await slowed(table)
tell('Cards fly', await traced(table, () => playOn(table, seeded('frames'), 12)))
await table.context().close()

const cards = await newcomer(browser, address, { size: DESKTOP })
await cards.goto(`${address}#/cards`)
await cards.locator('h1').waitFor()
await cards.waitForLoadState('networkidle')
const session = await slowed(cards)
const scrolling = { x: 700, y: 500, yDistance: -2400, speed: 1200, gestureSourceType: 'mouse' } as const
tell('All cards scroll', await traced(cards, () => session.send('Input.synthesizeScrollGesture', scrolling)))
await browser.close()
await server.close()
