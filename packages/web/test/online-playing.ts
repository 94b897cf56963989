import { type Random, seeded } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Asked, look, playWell } from './playing.ts'

interface Wanted {
  readonly game?: string
  /** The kingdom as the form names it, in English. */
  readonly kingdom?: string
  readonly private?: boolean
  readonly bot?: boolean
  readonly name?: string
  /** The place of a time to think in its list. */
  readonly timer?: string
}

const either = (de: string, en: string) => new RegExp(`^(${de}|${en})$`)

/** Opens a table for two by filling in the form; gives its id and the link to be sent. */
export async function openTable(
  page: Page,
  address: string,
  wanted: Wanted = {},
): Promise<{ readonly table: string; readonly invitation: string }> {
  await page.goto(`${address}#/open`)
  await page.getByLabel(either('Spiel', 'Game')).selectOption(wanted.game ?? 'dominion')
  if (wanted.kingdom !== undefined) await page.getByRole('combobox', { name: 'Kingdom' }).selectOption(wanted.kingdom)
  if (wanted.private === true) await page.getByLabel(/Show the table in the list|in der Liste zeigen/).uncheck()
  if (wanted.bot === true) await page.getByLabel(either('Platz 2', 'Seat 2')).selectOption('random')
  if (wanted.name !== undefined) await page.getByLabel(either('Name des Tischs', 'Name of the table')).fill(wanted.name)
  if (wanted.timer !== undefined)
    await page.getByLabel(either('Bedenkzeit', 'Time to think')).selectOption(wanted.timer)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/#\/table\//)
  await page.locator('#seats').waitFor()
  const link = page.getByLabel(/^(Invitation|Einladung)/)
  const invitation = wanted.bot === true ? '' : await link.inputValue()
  return { table: page.url().split('/').at(-1) ?? '', invitation }
}

/** Follows a link to a table and waits until one sits or stands there. */
export async function comeToTable(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.locator('#seats').waitFor()
}

export const start = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: either('Spiel beginnen', 'Begin the game') }).click()
  await page.locator('section[data-number]').waitFor()
}

/** Lets whoever is asked answer, until so many answers were given or none of these is asked any more. */
export async function takeTurns(
  pages: readonly Page[],
  random: Random,
  most: number,
  answer: typeof playWell = playWell,
): Promise<number> {
  const last = new Map<Page, number>()
  for (let n = 0; n < most; n++) {
    const ready = await nextAsked(pages, last)
    if (ready === undefined) return n
    const asked = await look(ready)
    last.set(ready, asked.number)
    await answer(ready, asked, random)
  }
  return most
}

const TRIES = 500

/** The page whose person is asked something new; nothing once it is clear that somebody else is. */
async function nextAsked(pages: readonly Page[], last: ReadonlyMap<Page, number>): Promise<Page | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await Promise.all(pages.map(async page => ({ page, ...(await look(page)) })))
    if (seen.some(({ over }) => over)) return undefined
    const isNew = ({ page, number }: { page: Page; number: number }) => number >= 0 && number !== last.get(page)
    const ready = seen.find(one => one.asked && isNew(one))
    if (ready !== undefined) return ready.page
    // One who plays alone and sees something new without being asked waits for another.
    if (pages.length === 1 && seen.every(one => !one.asked && isNew(one)) && tries > 20) return undefined
    await pages[0]?.waitForTimeout(20)
  }
  throw new Error('Nobody was asked anything.')
}

/** Waits until one is asked something new, while others answer what they are asked. */
export async function untilAsked(page: Page, others: readonly Page[], after = -1): Promise<Asked> {
  const random = seeded('until')
  const last = new Map<Page, number>()
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await look(page)
    if (seen.asked && seen.number !== after) return seen
    for (const other of others) {
      const asked = await look(other)
      if (!asked.asked || asked.number === last.get(other)) continue
      last.set(other, asked.number)
      await playWell(other, asked, random)
    }
    await page.waitForTimeout(20)
  }
  throw new Error('It never became their turn.')
}

/** Waits until one may end their turn; whatever is asked before that is answered. */
export async function untilTurnCanEnd(page: Page, others: readonly Page[]): Promise<Asked> {
  const random = seeded('until the turn can end')
  for (let asked = await untilAsked(page, others); ; asked = await untilAsked(page, others, asked.number)) {
    if ((await page.locator('[data-move="end-turn"]').count()) > 0) return asked
    await playWell(page, asked, random)
  }
}

export const closeAll = (...pages: readonly Page[]): Promise<unknown> =>
  Promise.all(pages.map(page => page.context().close()))

/** What everybody may see of a Dominion table. */
const publicPart = (page: Page) =>
  page.evaluate(() => ({
    piles: [...document.querySelectorAll<HTMLElement>('[data-place^="pile:"]')].map(
      pile => `${pile.dataset.place} ${pile.textContent?.match(/\d+/g)?.slice(0, 2).join(' ')}`,
    ),
    turns: [...document.querySelectorAll('[role=log] summary')].map(summary => summary.textContent),
  }))

/** Waits until both see the same, as far as everybody may. */
export async function sameTable(one: Page, other: Page): Promise<void> {
  const difference = async () => {
    const [a, b] = await Promise.all([publicPart(one), publicPart(other)])
    return JSON.stringify(a) === JSON.stringify(b) ? undefined : { a, b }
  }
  await expect.poll(difference, { timeout: 10_000 }).toBeUndefined()
}
