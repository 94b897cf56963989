import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { NEW_DOMINION, START } from './browser.ts'
import { nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

/**
 * From the next visit on what workers say comes one by one, and once somebody else is asked no more of it comes until it
 * is let on: however quick the bot is, it goes on thinking for as long as the test likes.
 */
const holdBots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const isOthersTurn = () => document.querySelector('section[data-number][data-asked="false"]') !== null
    const bots = { held: true }
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

test('while a bot thinks, the page goes on', async () => {
  const page = await visit(address, { own: true })
  await holdBots(page)
  await page.reload()
  await page.locator(`${NEW_DOMINION} summary`).click()
  await page.locator(NEW_DOMINION).getByLabel('Strength of the bots').selectOption('hard')
  await page.locator(START).click()
  const { number } = await nextQuestion(page)
  await page.locator('[data-move="end-turn"]').click()
  await page.locator('section[data-number][data-asked="false"]').waitFor()
  await page.locator('[data-place="trash"] button').click()
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await page.locator('section[data-number]').getAttribute('data-asked')).toBe('false')
  await page.evaluate(() => Object.assign(Reflect.get(window, 'bots'), { held: false }))
  expect((await nextQuestion(page, number)).number).toBeGreaterThan(number + 1)
})
