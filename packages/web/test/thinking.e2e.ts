import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, NEW_DOMINION, START, visit } from './browser.ts'
import { nextQuestion } from './playing.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await connect(inject('browser'))
})
afterAll(() => browser.close())

test('while the hard bot thinks, the page goes on', async () => {
  const page = await visit(browser, address)
  await page.locator(`${NEW_DOMINION} summary`).click()
  await page.locator(NEW_DOMINION).getByLabel('Strength of the bots').selectOption('hard')
  await page.locator(START).click()
  await nextQuestion(page, -1)
  await page.locator('[data-move="end-turn"]').click()
  await page.locator('section[data-number][data-asked="false"]').waitFor()
  // What the page shows of a click, and whether the bot was still thinking then.
  const opened = await page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('dialog[open]') === null) return
          watch.disconnect()
          resolve(document.querySelector<HTMLElement>('section[data-number]')?.dataset.asked ?? '')
        })
        watch.observe(document, { attributes: true, childList: true, subtree: true })
        document.querySelector<HTMLElement>('[data-place="trash"] button')?.click()
      }),
  )
  expect(opened).toBe('false')
  await page.keyboard.press('Escape')
  expect((await nextQuestion(page, -1)).asked).toBe(true)
  await page.context().close()
})
