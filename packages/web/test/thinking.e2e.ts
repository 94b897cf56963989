import { expect, inject, test } from 'vitest'
import { NEW_DOMINION, START } from './browser.ts'
import { nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

test('while the hard bot thinks, the page goes on', async () => {
  const page = await visit(address)
  await page.locator(`${NEW_DOMINION} summary`).click()
  await page.locator(NEW_DOMINION).getByLabel('Strength of the bots').selectOption('hard')
  await page.locator(START).click()
  await nextQuestion(page, -1)
  // All within the page, so that the way to it costs no time: is the bot still thinking when a click is answered?
  const opened = await page.evaluate(async () => {
    const until = async (ready: () => boolean) => {
      while (!ready()) await new Promise(requestAnimationFrame)
    }
    const asked = () => document.querySelector<HTMLElement>('section[data-number]')?.dataset.asked ?? ''
    document.querySelector<HTMLElement>('[data-move="end-turn"]')?.click()
    await until(() => asked() === 'false')
    document.querySelector<HTMLElement>('[data-place="trash"] button')?.click()
    await until(() => document.querySelector('dialog[open]') !== null)
    return asked()
  })
  expect(opened).toBe('false')
  await page.keyboard.press('Escape')
  expect((await nextQuestion(page, -1)).asked).toBe(true)
})
