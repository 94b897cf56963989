import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { NEW_DOMINION, START } from './browser.ts'
import { nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

/**
 * From now on what workers say comes one by one, and while bots are held none of it comes once somebody else
 * is asked: however quick a bot is, it goes on thinking for as long as the test likes.
 */
const makeBotsHoldable = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const waiting: (() => void)[] = []
    const isOthersTurn = () => document.querySelector('section[data-number][data-asked="false"]') !== null
    const bots = { held: false }
    Object.assign(window, { bots })
    const hearNext = () => {
      if (!bots.held || !isOthersTurn()) waiting.shift()?.()
      setTimeout(hearNext)
    }
    hearNext()
    const { addEventListener } = Worker.prototype
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: (event: Event) => void) {
      addEventListener.call(this, type, (event: Event) => void waiting.push(() => listener(event)))
    }
  })

const holdBots = (page: Page, held: boolean): Promise<unknown> =>
  page.evaluate(isHeld => Object.assign(Reflect.get(window, 'bots'), { held: isHeld }), held)

test('while a bot thinks, the page goes on', async () => {
  const page = await visit(address)
  await makeBotsHoldable(page)
  await page.locator(`${NEW_DOMINION} summary`).click()
  await page.locator(NEW_DOMINION).getByLabel('Strength of the bots').selectOption('easy')
  await page.locator(START).click()
  // The bot may have begun.
  const { number } = await nextQuestion(page)
  await holdBots(page, true)
  await page.locator('[data-move="end-turn"]').click()
  await page.locator('section[data-number][data-asked="false"]').waitFor()
  await page.locator('[data-place="trash"] button').click()
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await page.locator('section[data-number]').getAttribute('data-asked')).toBe('false')
  await holdBots(page, false)
  expect((await nextQuestion(page, number)).number).toBeGreaterThan(number + 1)
})
