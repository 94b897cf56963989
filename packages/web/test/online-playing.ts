import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, seeded } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENCE_MS } from './browser.ts'
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

/** Between one look at the pages and the next. */
const pause = () => sleep(40)

const either = (de: string, en: string) => new RegExp(`^(${de}|${en})$`)

interface Opened {
  readonly table: string
  /** The link to be sent. */
  readonly invitation: string
}

/** Opens a table for two. */
export async function openTable(page: Page, address: string, wanted: Wanted = {}): Promise<Opened> {
  await page.goto(`${address}#/open`)
  return fillForm(page, wanted)
}

/** Opens a table for two by filling in the form, where one is there. */
export async function fillForm(page: Page, wanted: Wanted): Promise<Opened> {
  await page.getByLabel(either('Spiel', 'Game')).selectOption(wanted.game ?? 'dominion')
  if (wanted.kingdom !== undefined) await page.getByRole('combobox', { name: 'Kingdom' }).selectOption(wanted.kingdom)
  if (wanted.private === true) await page.getByLabel(/Show the table in the list|in der Liste zeigen/).uncheck()
  if (wanted.bot === true) await page.getByLabel(either('Platz 2', 'Seat 2')).selectOption('easy')
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

/** Lets whoever is asked answer, until so many answers were given and the next question is open, or the game is over. */
export async function takeTurns(
  pages: readonly Page[],
  random: Random,
  most: number,
  answer: typeof playWell = playWell,
): Promise<number> {
  for (let n = 0; n < most; n++) {
    const next = await nextAsked(pages)
    if (next === undefined) return n
    await answer(next.page, next.asked, random)
  }
  await nextAsked(pages)
  return most
}

/** Waits until one of these is asked; nothing once the game is over. */
async function nextAsked(pages: readonly Page[]): Promise<{ readonly page: Page; readonly asked: Asked } | undefined> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause()) {
    const seen = await Promise.all(pages.map(async page => ({ page, asked: await look(page) })))
    if (seen.some(({ asked }) => asked.over)) return undefined
    const ready = seen.find(({ asked }) => asked.asked)
    if (ready !== undefined) return ready
  }
  throw new Error('Nobody was asked anything.')
}

/** Lets one of two people at a table of Dominion answer until the other is asked. */
export async function playUntilOthersTurn(page: Page, random: Random): Promise<void> {
  const othersTurn = page.locator('li[data-asked="true"][data-own="false"]')
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause()) {
    const asked = await look(page)
    if (asked.asked) await playWell(page, asked, random)
    else if ((await othersTurn.count()) > 0) return
  }
  throw new Error('The turn did not end.')
}

/** Waits until one is asked, while others answer what they are asked. `after` is the number of a question that must be gone. */
export async function untilAsked(page: Page, others: readonly Page[], after = -1): Promise<Asked> {
  const random = seeded('until')
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause()) {
    const seen = await look(page)
    if (seen.asked && seen.number !== after) return seen
    for (const other of others) {
      const asked = await look(other)
      if (asked.asked) await playWell(other, asked, random)
    }
  }
  throw new Error('It never became their turn.')
}

/** Waits until one may end their turn; whatever is asked before that is answered. */
export async function untilTurnCanEnd(page: Page, others: readonly Page[]): Promise<Asked> {
  const random = seeded('until the turn can end')
  for (;;) {
    const asked = await untilAsked(page, others)
    if ((await page.locator('[data-move="end-turn"]').count()) > 0) return asked
    await playWell(page, asked, random)
  }
}

/** What everybody may see of a table. */
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
  await expect.poll(difference).toBeUndefined()
}
