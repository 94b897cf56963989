import { seeded } from '@kartentisch/kernel'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { PHONE } from './browser.ts'
import { expectNothingHidden, hearFrames } from './frames.ts'
import { comeToTable, openTable, start, takeTurns } from './online-playing.ts'
import { answerSomehow, look, nextQuestion, playOn } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

const NEW_TOY = 'section[aria-labelledby="new-toy"]'

test('a game the page knows only by its kit is played to its end, and looked at again', async () => {
  const page = await visit(address)
  await page.locator(`${NEW_TOY} button[type=submit]`).click()
  await playOn(page, seeded('toy'), 100, answerSomehow)
  const end = page.locator('dialog[open]')
  expect(await end.locator('h2').first().textContent()).toMatch(/wins|share|over/)
  expect(await end.locator('table').count()).toBeGreaterThanOrEqual(2)
  await end.locator('svg[role=img]').first().waitFor()
  await end.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('End')
  await page.locator('[role=log] li').last().waitFor()
})

test('at the general table the keyboard is enough, things are read out, and axe finds nothing serious', async () => {
  const page = await visit(address, { size: PHONE, language: 'de' })
  await page.locator(`${NEW_TOY} button[type=submit]`).click()
  const first = await nextQuestion(page, -1)
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('1')
  const next = await nextQuestion(page, first.number)
  expect(next.number).not.toBe(first.number)
  await page.keyboard.press('u')
  await page.locator(`section[data-number]:not([data-number="${next.number}"])[data-asked="true"]`).waitFor()
  await page.keyboard.press('h')
  await page.locator('[data-hint]').waitFor()
  await page.keyboard.press('?')
  await page.locator('dialog[open] kbd').nth(3).waitFor()
  await page.keyboard.press('Escape')
  expect((await look(page)).asked).toBe(true)
})

test('two people play it online, each seeing their own hand alone', async () => {
  const online = inject('online')
  const [anna, berta] = [
    await visit(online, { settings: { name: 'Anna' } }),
    await visit(online, { settings: { name: 'Berta' } }),
  ]
  const frames = hearFrames(berta)
  const { invitation } = await openTable(anna, online, { game: 'toy', private: true })
  await comeToTable(berta, invitation)
  await start(anna)
  await takeTurns([anna, berta], seeded('online'), 100, answerSomehow)
  for (const page of [anna, berta]) {
    await page.locator('dialog[open] table').first().waitFor()
    expect(await page.locator('dialog[open] caption').allTextContents()).toHaveLength(2)
  }
  // When it is over, hands are open.
  expectNothingHidden(
    frames.filter(frame => !frame.includes('"over":true')),
    1,
  )
})
