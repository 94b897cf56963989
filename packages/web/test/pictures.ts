import { mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dominionPlayers } from '@kartentisch/bots'
import { burgund } from '@kartentisch/burgund'
import { dominion } from '@kartentisch/dominion'
import { type Answer, at, Match, save, seeded } from '@kartentisch/kernel'
import type { Browser, Page } from 'playwright-core'
import { build, preview } from 'vite'
import { DESKTOP, launch, newcomer, PATIENCE_MS, PHONE, TABLET } from './browser.ts'
import { storeIn } from './laying.ts'
import { placeFirst, playOn, type playWell } from './playing.ts'

const { recommended } = dominion.catalogue

/**
 * Makes the pictures in docs/pictures: the same games every time, played by clicking. Besides, a contact sheet of each
 * set's scenes in dist/sheets, at the sizes and crops of a large, a middle and a small card, to be looked at.
 */

const root = join(import.meta.dirname, '..')
const pictures = join(root, '..', '..', 'docs', 'pictures')

/** Lays a table before the camera. */
type Laying = (page: Page, address: string) => Promise<void>

/** A game of a recommended kingdom from a fixed seed, with its first question open. */
const dominionTable =
  (kingdom: string): Laying =>
  async (page, address) => {
    const found = recommended.find(({ id }) => id === kingdom)
    if (found === undefined) throw new Error(`No kingdom "${kingdom}" is recommended.`)
    const { kingdom: piles, events, landmarks, edition } = found
    const setup = dominion.parseSetup({ players: 2, first: 0, kingdom: piles, events, landmarks, edition })
    const match = Match.deal(dominion.prepare(setup), kingdom)
    await storeIn(page, kingdom, 2, save(dominion, setup, kingdom, match), 'big-money')
    await page.goto(`${address}#/dominion/${kingdom}`)
  }

/** The same for Burgund; alone it is against Egon. */
const burgundTable =
  (players: number): Laying =>
  async (page, address) => {
    const seed = `burgund ${players}`
    const setup = burgund.parseSetup({ players, first: 0 })
    const match = Match.deal(burgund.prepare(setup), seed)
    await storeIn(page, seed, players, save(burgund, setup, seed, match), 'greedy')
    await page.goto(`${address}#/burgund/${seed}`)
  }

/** A room that isn't a table. */
const room =
  (path: string): Laying =>
  async (page, address) => {
    await page.goto(`${address}#/${path}`)
    await page.locator('h1').waitFor()
  }

interface Picture {
  readonly name: string
  readonly lay: Laying
  readonly size: { readonly width: number; readonly height: number }
  readonly language: 'de' | 'en'
  /** How many questions are answered before. */
  readonly after: number
  /** Where one goes then. */
  readonly afterwards?: Laying
  readonly answer?: typeof playWell
}

const FIRST_GAME = dominionTable('base-first-game')
const KINGDOM = 'kingdoms/recommended/empires-basic-intro/base, empires, 2 landmarks'

/** A turn in the middle of a finished game, as it is played back. */
const replayed: Laying = async (page, address) => {
  await page.goto(`${address}#/replay/local/base-first-game`)
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('Home')
  for (let turn = 0; turn < 13; turn++) await page.keyboard.press('ArrowDown')
}

/** A game of two bots as a file, with all its answers. */
function bots(): string {
  const found = recommended.find(({ id }) => id === 'base-first-game')
  const setup = dominion.parseSetup({ players: 2, first: 0, kingdom: found?.kingdom })
  const seed = 'review'
  const players = [dominionPlayers.player('medium')('a', { untimed: true }), dominionPlayers.player('easy')('b')]
  const match = Match.deal(dominion.prepare(setup), seed)
  const answers: Answer[] = []
  for (let { question } = match; question !== undefined; { question } = match) {
    const answer = match.consult(at(players, question.seat))
    answers.push(answer)
    match.answer(question.seat, answer)
  }
  const { id: game, version } = dominion
  const names = { players: ['Anna', 'Ben'], bots: [null, null] }
  return JSON.stringify({ game, version, setup, seed, answers, ...names, finished: true })
}

/** A finished game with what is found out about it. */
const reviewed: Laying = async (page, address) => {
  await page.goto(`${address}#/replay`)
  await page.locator('textarea').fill(bots())
  await page.locator('label:has(textarea) + button').click()
  await page.getByRole('button', { name: /^(Review|Besprechen)$/ }).click()
  await page.locator('[data-review="still"]').waitFor({ timeout: PATIENCE_MS * 6 })
}

/** A kingdom of which it is known what wins. */
const studied: Laying = async (page, address) => {
  await page.goto(`${address}#/${KINGDOM}`)
  const lab = page.locator('[data-lab]')
  await lab.getByRole('button').first().click()
  await lab
    .locator('ol')
    .first()
    .waitFor({ timeout: PATIENCE_MS * 2 })
  await lab.getByRole('button').first().click()
  await lab.locator('[data-plans]').scrollIntoViewIfNeeded()
}

const PICTURES: readonly Picture[] = [
  { name: 'review', lay: reviewed, size: DESKTOP, language: 'en', after: 0 },
  { name: 'review-phone', lay: reviewed, size: PHONE, language: 'de', after: 0 },
  { name: 'lab', lay: studied, size: DESKTOP, language: 'en', after: 0 },
  { name: 'lab-phone', lay: studied, size: PHONE, language: 'de', after: 0 },
  { name: 'puzzles', lay: room('puzzles'), size: DESKTOP, language: 'en', after: 0 },
  { name: 'puzzles-phone', lay: room('puzzles'), size: PHONE, language: 'de', after: 0 },
  { name: 'home', lay: room(''), size: DESKTOP, language: 'en', after: 0 },
  { name: 'dominion', lay: FIRST_GAME, size: DESKTOP, language: 'en', after: 40 },
  { name: 'dominion-empires', lay: dominionTable('empires-basic-intro'), size: TABLET, language: 'de', after: 30 },
  { name: 'dominion-phone', lay: FIRST_GAME, size: PHONE, language: 'de', after: 41 },
  { name: 'dominion-end', lay: FIRST_GAME, size: DESKTOP, language: 'en', after: 1000 },
  { name: 'replay', lay: FIRST_GAME, size: DESKTOP, language: 'en', after: 1000, afterwards: replayed },
  { name: 'burgund', lay: burgundTable(2), size: DESKTOP, language: 'en', after: 61, answer: placeFirst },
  { name: 'burgund-phone', lay: burgundTable(2), size: PHONE, language: 'de', after: 41, answer: placeFirst },
  { name: 'burgund-end', lay: burgundTable(1), size: TABLET, language: 'de', after: 1000, answer: placeFirst },
  { name: 'learn', lay: room('learn/dominion'), size: TABLET, language: 'de', after: 0 },
  { name: 'kingdoms', lay: room(KINGDOM), size: DESKTOP, language: 'en', after: 0 },
  { name: 'cards', lay: room('cards/dominion/moat'), size: TABLET, language: 'de', after: 0 },
]

async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
  const { name, lay, size, language, after, answer, afterwards } = picture
  const page = await newcomer(browser, address, { size, language, settings: { soundsOffered: true } })
  await lay(page, address)
  if (after > 0) await playOn(page, seeded(name), after, answer)
  await afterwards?.(page, address)
  await page.mouse.move(0, 0)
  // What tests leave out for speed is what a picture is about.
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.getByText(/^(Laying the table|Der Tisch wird gedeckt)/).waitFor({ state: 'detached' })
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
  await page.context().close()
}

const dist = join(root, 'dist')
const sheets = join(dist, 'sheets')

/** The width and height in which a card of each size shows its scene. */
const CROPS = [
  [270, 176],
  [112, 128],
  [128, 70],
] as const

async function takeSheet(browser: Browser, address: string, set: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1640, height: 900 } })
  const scenes = readdirSync(join(dist, 'scenes', set))
    .filter(file => file.endsWith('.svg'))
    .toSorted()
  const cells = scenes.map(file => {
    const crops = CROPS.map(
      ([width, height]) => `<img src="${address}scenes/${set}/${file}" style="width:${width}px;height:${height}px">`,
    )
    return `<figure>${crops.join('')}<figcaption>${basename(file, '.svg')}</figcaption></figure>`
  })
  await page.goto(address)
  await page.setContent(`<style>body{display:flex;flex-wrap:wrap;gap:12px;background:#14482f;color:#fff;font:14px sans-serif}
    figure{width:520px;margin:0}img{object-fit:cover;object-position:50% 66%;margin-right:4px}</style>${cells.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
  await page.screenshot({ path: join(sheets, `${set}.png`), fullPage: true })
  await page.close()
}

mkdirSync(pictures, { recursive: true })
await build({ root, logLevel: 'warn' })
const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
const address = server.resolvedUrls?.local[0]
if (address === undefined) throw new Error('The page could not be served.')
const browser = await launch()
mkdirSync(sheets, { recursive: true })
// All of them, or those that are named.
const wanted = process.argv.slice(2)
if (wanted.length === 0) for (const set of readdirSync(join(dist, 'scenes'))) await takeSheet(browser, address, set)
for (const picture of PICTURES)
  if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, address, picture)
await browser.close()
await server.close()
