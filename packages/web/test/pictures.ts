import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { dominion, recommended } from '@kartentisch/dominion'
import { Match, save, seeded } from '@kartentisch/kernel'
import type { Browser, Page } from 'playwright-core'
import { build, preview } from 'vite'
import { DESKTOP, launch, PHONE, TABLET, visit } from './browser.ts'
import { storeIn } from './laying.ts'
import { playOn } from './playing.ts'

/** Makes the pictures in docs/pictures: the same games every time, played by clicking. */

const root = join(import.meta.dirname, '..')
const pictures = join(root, '..', '..', 'docs', 'pictures')

/** A game of a recommended kingdom from a fixed seed, with its first question open. */
async function open(page: Page, address: string, kingdom: string): Promise<void> {
  const found = recommended.find(({ id }) => id === kingdom)
  if (found === undefined) throw new Error(`No kingdom "${kingdom}" is recommended.`)
  const { kingdom: piles, events, landmarks, edition } = found
  const setup = dominion.parseSetup({ players: 2, first: 0, kingdom: piles, events, landmarks, edition })
  const match = Match.deal(dominion.prepare(setup), kingdom)
  await storeIn(page, kingdom, 2, save(dominion, setup, kingdom, match), 'big-money')
  await page.goto(`${address}#/dominion/${kingdom}`)
}

interface Picture {
  readonly name: string
  readonly kingdom: string
  readonly size: { readonly width: number; readonly height: number }
  readonly language: 'de' | 'en'
  /** How many questions are answered before. */
  readonly after: number
}

const PICTURES: readonly Picture[] = [
  { name: 'dominion', kingdom: 'base-first-game', size: DESKTOP, language: 'en', after: 40 },
  { name: 'dominion-empires', kingdom: 'empires-basic-intro', size: TABLET, language: 'de', after: 30 },
  { name: 'dominion-phone', kingdom: 'base-first-game', size: PHONE, language: 'de', after: 41 },
  { name: 'dominion-end', kingdom: 'base-first-game', size: DESKTOP, language: 'en', after: 1000 },
]

async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
  const { name, kingdom, size, language, after } = picture
  const page = await visit(browser, address, { size, language })
  await open(page, address, kingdom)
  await playOn(page, seeded(name), after)
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
  await page.context().close()
}

mkdirSync(pictures, { recursive: true })
await build({ root, logLevel: 'warn' })
const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
const address = server.resolvedUrls?.local[0]
if (address === undefined) throw new Error('The page could not be served.')
const browser = await launch()
for (const picture of PICTURES) await take(browser, address, picture)
await browser.close()
await server.close()
