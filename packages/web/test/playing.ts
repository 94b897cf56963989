import { below, type Random } from '@kartentisch/kernel'
import type { Locator, Page } from 'playwright-core'

/** What can be seen of the open question. */
export interface Asked {
  readonly over: boolean
  /** Somebody at this screen is asked, and has not answered yet. */
  readonly asked: boolean
  readonly number: number
  readonly of: string
  readonly step: string
  readonly several: boolean
}

const BAR = 'section[data-number]'

export const look = (page: Page): Promise<Asked> =>
  page.evaluate(selector => {
    const bar = document.querySelector<HTMLElement>(selector)
    return {
      over: document.querySelector('dialog[open] table') !== null,
      asked: bar?.dataset.asked === 'true' && document.querySelector('[data-answered="true"]') === null,
      number: Number(bar?.dataset.number ?? -1),
      of: bar?.dataset.of ?? '',
      step: bar?.dataset.step ?? '',
      several: bar?.dataset.several === 'true',
    }
  }, BAR)

/**
 * Waits until somebody at this screen is asked and has not answered yet, or the game is over. A page goes on showing a
 * question while its answer is on the way: that one is not open any more. `after` is the number of a question that must be gone.
 */
export async function nextQuestion(page: Page, after = -1): Promise<Asked> {
  await page.waitForFunction(
    ([selector, last]) => {
      if (document.querySelector('dialog[open] table') !== null) return true
      const bar = document.querySelector<HTMLElement>(String(selector))
      const isOpen = bar?.dataset.asked === 'true' && document.querySelector('[data-answered="true"]') === null
      return isOpen && Number(bar.dataset.number) !== last
    },
    [BAR, after] as const,
    { polling: 20 },
  )
  return look(page)
}

/** Answers the open question by doing something, and waits for the next one. */
export async function answerBy(page: Page, act: () => Promise<unknown>): Promise<Asked> {
  const { number } = await nextQuestion(page)
  await act()
  return nextQuestion(page, number)
}

const litThings = (page: Page): Locator => page.locator('main button[data-look][data-lit="true"]')
const unpicked = (page: Page): Locator =>
  page.locator(
    'main button[data-look][data-lit="true"][data-picked="false"], [data-of] button[aria-pressed="false"]:enabled',
  )

/** Cards are asked for by places that may lie under each other: the corner that is always free is clicked. */
const click = (thing: Locator) => thing.click({ position: { x: 8, y: 20 } })

/** Whether a question was answered by the last thing that was picked for it. */
export async function isAnswered(page: Page, number: number): Promise<boolean> {
  const now = await look(page)
  return !now.asked || now.number !== number
}

/** Any legal answer, given by clicking. */
export async function answerSomehow(page: Page, asked: Asked, random: Random): Promise<void> {
  const buttons = page.locator(`${BAR} button:not([data-look]):not(:disabled)`)
  if (asked.of === 'name') {
    await page.locator('[data-typing]').fill('e')
    await page.keyboard.press('Enter')
    return
  }
  const lit = await litThings(page).count()
  const confirm = page.locator(`${BAR} button[aria-keyshortcuts="Enter"]`)
  const none = page.locator(`${BAR} button[aria-keyshortcuts="n"]`)
  if (asked.of === 'move') {
    const ways = lit + (await buttons.count())
    const way = below(random, ways)
    return way < lit ? click(litThings(page).nth(way)) : buttons.nth(way - lit).click()
  }
  if ((await none.count()) > 0 && below(random, 3) === 0) return none.click()
  for (let picks = 0; picks < 20; picks++) {
    const things = unpicked(page)
    const n = await things.count()
    if (n === 0) {
      const others = buttons.filter({ hasNot: page.locator('[data-look]') })
      if ((await confirm.count()) > 0 && (await confirm.isEnabled())) return confirm.click()
      return others.nth(below(random, await others.count())).click()
    }
    const thing = things.nth(below(random, n))
    if ((await thing.getAttribute('data-look')) === null) await thing.click()
    else await click(thing)
    if (!asked.several || (await isAnswered(page, asked.number))) return
    if ((await confirm.count()) > 0 && (await confirm.isEnabled()) && below(random, 2) === 0) return confirm.click()
  }
}

/** Buys money and Provinces, plays what can be played, and answers everything else somehow. */
export async function playWell(page: Page, asked: Asked, random: Random): Promise<void> {
  if (asked.of !== 'move') return answerSomehow(page, asked, random)
  const treasures = page.locator('[data-move="treasures"]')
  if ((await treasures.count()) > 0) return treasures.click()
  const action = page.locator('[data-place^="hand"] button[data-lit="true"]')
  if ((await action.count()) > 0) return click(action.first())
  for (const wanted of ['province', 'gold', 'smithy', 'silver']) {
    if (wanted === 'smithy' && below(random, 3) > 0) continue
    const pile = page.locator(`[data-place="pile:${wanted}"] button[data-lit="true"]`)
    if ((await pile.count()) > 0) return click(pile)
  }
  return page.locator('[data-move="end-turn"]').click()
}

/** Burgund: places what can be placed, sells now and then, takes cards, and does anything else. */
export async function placeFirst(page: Page, asked: Asked, random: Random): Promise<void> {
  const lit = (place: string) => page.locator(`[data-place^="${place}"] button[data-lit="true"]`)
  if (asked.step === 'choose-action') {
    if ((await lit('projects').count()) > 0) return lit('projects').first().click()
    if ((await lit('storage').count()) > 0 && below(random, 2) === 0) return lit('storage').first().click()
    if ((await lit('row').count()) > 0 && below(random, 4) > 0) return lit('row').first().click()
  }
  return answerSomehow(page, asked, random)
}

/** Plays on by clicking until the game is over or so many questions were answered and the next one is asked; gives back how many. */
export async function playOn(page: Page, random: Random, most: number, answer = playWell): Promise<number> {
  let last = -1
  for (let n = 0; n < most; n++) {
    const asked = await nextQuestion(page, last)
    if (asked.over) return n
    last = asked.number
    await answer(page, asked, random)
  }
  await nextQuestion(page, last)
  return most
}
