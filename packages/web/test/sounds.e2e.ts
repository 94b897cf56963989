import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { START } from './browser.ts'
import { nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

/** Counts from the next visit on what a page makes to be heard: rustles and bells. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard = { contexts: 0, rustles: 0, bells: 0 }
    Object.assign(window, { heard })
    const Real = window.AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        heard.contexts++
      }
    }
    const { start } = AudioScheduledSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, when?: number) {
      heard.rustles++
      start.call(this, when)
    }
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      heard.bells++
      start.call(this, when)
    }
  })

const heard = (page: Page): Promise<{ contexts: number; rustles: number; bells: number }> =>
  page.evaluate(() => Reflect.get(window, 'heard'))

/** A turn: Treasures are played, and the turn ends; then the bot plays. */
async function takeTurn(page: Page): Promise<void> {
  const first = await nextQuestion(page, -1)
  await page.keyboard.press('t')
  const buying = await nextQuestion(page, first.number)
  await page.keyboard.press('e')
  await nextQuestion(page, buying.number)
}

test('nothing is heard until somebody has settled so; then cards, coins and one’s turn are', async () => {
  const page = await visit(address, { own: true })
  await listen(page)
  await page.reload()
  await page.locator(START).click()
  await takeTurn(page)
  expect(await heard(page)).toEqual({ contexts: 0, rustles: 0, bells: 0 })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Sounds').check()
  await expect.poll(() => heard(page)).toEqual({ contexts: 1, rustles: 0, bells: 2 })
  await page.keyboard.press('Escape')
  await takeTurn(page)
  await expect.poll(async () => (await heard(page)).bells).toBeGreaterThanOrEqual(4)
  const after = await heard(page)
  expect(after.contexts).toBe(1)
  expect(after.rustles).toBeGreaterThan(0)
  await page.reload()
  await nextQuestion(page, -1)
  // What happened before is told again, but not heard again.
  expect((await heard(page)).contexts).toBe(0)
})
