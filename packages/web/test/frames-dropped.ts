import { join } from 'node:path'
import { seeded } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { build, preview } from 'vite'
import { DESKTOP, launch, newcomer, START } from './browser.ts'
import { drawAlways, playOn } from './playing.ts'

/**
 * Measures how smoothly cards fly and the page scrolls on a machine four times as slow: `npm run frames`, or
 * `npm run frames -- FOLDER` for a page that was built there before. Nothing runs in the page but the page: the browser
 * notes by itself which frames it owed the screen while something moved, and which of them it didn't show. What the machine
 * loses by itself is told by a box that flies over an empty page, before and after the cards. The times of threads say what
 * was done: they mean something on a busy machine too. There is no graphics card where tests run, so the second and third
 * do what elsewhere it does; only the first, the page's own thread, is slowed.
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

/** How long each motion waited from when the page told it until the browser set out, in microseconds; those told together once. */
function waitsIn(events: readonly Traced[]): number[] {
  const animations = events.filter(({ name }) => name === 'Animation').toSorted((a, b) => a.ts - b.ts)
  const told = new Map<string, number>()
  const waits = animations.flatMap(({ ph, ts, id2, args }) => {
    const id = id2?.local ?? ''
    const since = told.get(id)
    if (ph === 'b') told.set(id, ts)
    if (since === undefined || args.data?.state !== 'running') return []
    told.delete(id)
    return [{ ts, wait: ts - since }]
  })
  return [...new Map(waits.map(({ ts, wait }) => [Math.round(ts / APART), wait])).values()]
}

/** A frame the browser owed the screen while it moved something by itself. */
interface Owed {
  readonly ts: number
  readonly lost: boolean
}

/** Frames that are further apart than this, in microseconds, belong to two motions. */
const APART = 50_000

/** The frames of each motion, in the order in which they were owed. */
function owedIn(events: readonly Traced[]): Owed[][] {
  const motions: Owed[][] = []
  let isMoving = false
  const reports = events.filter(({ ph, args }) => ph === 'b' && args.frame_reporter !== undefined)
  for (const { ts, args } of reports.toSorted((a, b) => a.ts - b.ts)) {
    const report = args.frame_reporter
    if (report === undefined || report.state === 'STATE_NO_UPDATE_DESIRED') continue
    const wasMoving = isMoving && ts - (motions.at(-1)?.at(-1)?.ts ?? 0) < APART
    isMoving = report.has_compositor_animation || report.scroll_state !== 'SCROLL_NONE'
    if (!isMoving) continue
    const owed = { ts, lost: report.state === 'STATE_DROPPED' && report.affects_smoothness }
    if (wasMoving) motions.at(-1)?.push(owed)
    else motions.push([owed])
  }
  return motions
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

const ms = (microseconds: number): string => `${(microseconds / 1000).toFixed(0)} ms`

function tell(what: string, events: readonly Traced[]): void {
  const motions = owedIn(events)
  const all = motions.flat()
  const lost = all.filter(frame => frame.lost).length
  // What is lost before the first is shown is waited for; what is lost after it is seen to stutter.
  const late = motions.flatMap(frames => {
    const first = frames.findIndex(frame => !frame.lost)
    return frames.filter((frame, i) => frame.lost && first >= 0 && i > first)
  })
  const share = ((100 * lost) / Math.max(1, all.length)).toFixed(1)
  console.log(
    `${what}: ${lost} of ${all.length} frames (${share} %) not shown, ${late.length} of them after it had set out`,
  )
  const waits = waitsIn(events)
  if (waits.length > 0) console.log(`  it set out after ${ms(median(waits))}`)
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

/** A box of a card's size that flies over an empty page, as often and as long as cards do. */
async function flyBox(over: string): Promise<void> {
  const page = await newcomer(browser, over, { size: DESKTOP })
  await page.setContent('<div style="position:fixed;width:120px;height:174px;background:#963;will-change:transform">')
  await slowed(page)
  const flights = () =>
    page.evaluate(async () => {
      const box = document.querySelector('div')
      for (let flight = 0; flight < 25; flight++) {
        await box?.animate([{ transform: 'none' }, { transform: 'translate(900px, 500px)' }], 336).finished
        await new Promise(done => setTimeout(done, 200))
      }
    })
  tell('A box flies over an empty page', await traced(page, flights))
  await page.context().close()
}

await flyBox(address)
const table = await newcomer(browser, address, { size: DESKTOP, settings: { motion: 'normal', soundsOffered: true } })
// The same kingdom and the same cards each time, so that what is measured before and after a change can be compared.
await drawAlways(table, 12345)
await table.locator(START).click()
await playOn(table, seeded('frames'), 2)
await slowed(table)
tell('Cards fly', await traced(table, () => playOn(table, seeded('frames'), 12)))
await table.context().close()
await flyBox(address)

const cards = await newcomer(browser, address, { size: DESKTOP })
await cards.goto(`${address}#/cards`)
await cards.locator('h1').waitFor()
await cards.waitForLoadState('networkidle')
const session = await slowed(cards)
const scrolling = { x: 700, y: 500, yDistance: -2400, speed: 1200, gestureSourceType: 'mouse' } as const
tell('All cards scroll', await traced(cards, () => session.send('Input.synthesizeScrollGesture', scrolling)))
await browser.close()
await server.close()
