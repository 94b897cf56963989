import { seeded } from '@kartentisch/kernel'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { PHONE } from './browser.ts'
import { expectNothingHidden, hearFrames } from './frames.ts'
import { takeTurns } from './online-playing.ts'
import { beginFor } from './online-server.ts'
import { answerSomehow, look, nextQuestion, playOn } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

const NEW_TOY = 'section[aria-labelledby="new-toy"]'

test('a game the page knows only by its kit is played to its end, and looked at again', async () => {
  const page = await visit(address, { returning: true })
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
  const page = await visit(address, { size: PHONE, language: 'de', returning: true })
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
  const names = ['Anna', 'Berta'] as const
  const { table, cookies } = await beginFor(online, names, 'toy', {})
  const come = (name: string, cookie: string | undefined) =>
    visit(online, { settings: { name }, ...(cookie && { cookie }) })
  const [anna, berta] = [await come(names[0], cookies[0]), await come(names[1], cookies[1])]
  const frames = hearFrames(berta)
  for (const page of [anna, berta]) {
    await page.goto(`${online}#/table/${table}`)
    await page.locator('section[data-number]').waitFor()
  }
  await takeTurns([anna, berta], seeded('online'), 4, answerSomehow)
  for (const page of [anna, berta]) await expect.poll(() => page.locator('[role=log] li').count()).toBeGreaterThan(2)
  expectNothingHidden(frames, 1)
})
