import { join } from 'node:path'
import { seeded } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { build, preview } from 'vite'
import { DESKTOP, launch, newcomer, START } from './browser.ts'
import { playOn } from './playing.ts'

/**
 * Measures how smoothly cards fly and the page scrolls on a machine four times as slow: `npm run frames`. A frame that
 * comes later than one and a half times the usual has kept somebody waiting; how many those are is told.
 */

const SLOWER = 4
const LATE = 1.5

/** The times between frames while something happens, in milliseconds. */
async function framesDuring(page: Page, happen: () => Promise<void>): Promise<number[]> {
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
  await happen()
  return page.evaluate(() => {
    Object.assign(window, { stopped: true })
    const times: unknown = Reflect.get(window, 'times')
    if (!Array.isArray(times)) return []
    return times.slice(1).map((time, i) => Number(time) - Number(times[i]))
  })
}

function tell(what: string, gaps: readonly number[]): void {
  const sorted = gaps.toSorted((a, b) => a - b)
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0
  const late = gaps.filter(gap => gap > usual * LATE).length
  const worst = sorted.at(-1) ?? 0
  const percent = ((100 * late) / Math.max(1, gaps.length)).toFixed(1)
  console.log(
    `${what}: ${gaps.length} frames, usually ${usual.toFixed(1)} ms, ${late} late (${percent} %), worst ${worst.toFixed(0)} ms`,
  )
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
