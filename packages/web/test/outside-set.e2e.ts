import { expect, inject, test } from 'vitest'
import { NEW_DOMINION, START } from './browser.ts'
import { answerBy, drawAlways, nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const VILLAGE = '[data-look="quay-village"]'

test('a set from outside the repository is dealt, drawn with the picture of an unknown card, bought and played', async () => {
  const page = await visit(inject('address'))
  await drawAlways(page, 1)
  await page.locator(`${NEW_DOMINION} summary`).click()
  await page.locator(`${NEW_DOMINION} select`).last().selectOption('harbour-night')
  await page.locator(START).click()
  await nextQuestion(page)
  const pile = page.locator(`[data-place="pile:quay-village"] button${VILLAGE}`)
  expect(await pile.innerHTML()).toContain('scenes/basic/unknown.svg')
  await answerBy(page, () => page.keyboard.press('t'))
  await answerBy(page, () => pile.click())
  await page.locator('[role=log]').getByText('Quay Village').first().waitFor()
  const held = page.locator(`[data-place="hand:0"] button${VILLAGE}`)
  // It is drawn with the second shuffle at the latest.
  for (let turn = 0; turn < 4 && (await held.count()) === 0; turn++)
    await answerBy(page, () => page.locator('[data-move="end-turn"]').click())
  await answerBy(page, () => held.first().click())
  await page.locator(`[data-place="play:0"] ${VILLAGE}`).waitFor()
  expect(await page.locator('[role=alert]').count()).toBe(0)
})
