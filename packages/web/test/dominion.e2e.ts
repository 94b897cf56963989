import { bigMoney } from '@kartentisch/bots'
import { dominion } from '@kartentisch/dominion'
import { seeded } from '@kartentisch/kernel'
import { expect, inject, test } from 'vitest'
import { NEW_DOMINION, PHONE, START } from './browser.ts'
import { layNearEnd } from './laying.ts'
import { answerSomehow, drawAlways, look, nextQuestion, playOn } from './playing.ts'
import { played } from './recorded.ts'
import { visit } from './visiting.ts'

const address = inject('address')

test('the last turns of a game by clicking, on a phone in German', async () => {
  const page = await visit(address, { size: PHONE, language: 'de', returning: true })
  await layNearEnd(page, address, dominion, played(dominion, { players: 2 }, 'phone', bigMoney, bigMoney), 12)
  await playOn(page, seeded('last turns'), 200)
  expect(await page.locator('dialog[open] h2').textContent()).toMatch(/gewinnt|teilen/)
  expect(await page.locator('dialog[open] table[data-winner]').count()).toBe(2)
  // What is worked out later moves nothing that one may be about to touch.
  const again = page.getByRole('button', { name: 'Noch einmal' })
  const place = await again.boundingBox()
  await page.locator('section[aria-labelledby="course"] svg').first().waitFor()
  expect(await again.boundingBox()).toEqual(place)
})

test('a game goes on after a reload as it was, and is offered at home', async () => {
  const page = await visit(address, { returning: true })
  await page.locator(START).click()
  await playOn(page, seeded('reload'), 5)
  const seen = async () => ({
    hand: await page.locator('[data-place="hand:0"] button').evaluateAll(all => all.map(card => card.textContent)),
    log: await page.locator('[role=log] li').allTextContents(),
    asked: await look(page),
  })
  const before = await seen()
  await page.reload()
  await nextQuestion(page, -1)
  expect(await seen()).toEqual(before)
  await page.goto(address)
  await page.locator('section[aria-labelledby="go-on"] a').first().click()
  await nextQuestion(page, -1)
  expect(await seen()).toEqual(before)
})

test('a browser that can store nothing says so, and one can play on', async () => {
  const page = await visit(address)
  const working = page.waitForEvent('worker')
  await page.locator(START).click()
  const first = await nextQuestion(page, -1)
  const warning = page.getByText('can’t store the game')
  expect(await warning.count()).toBe(0)
  await (await working).evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('There is no room.')
    }
  })
  await page.locator('[data-move="end-turn"]').click()
  const next = await nextQuestion(page, first.number)
  expect(next.asked).toBe(true)
  await warning.waitFor()
})

test('undo takes back the last answer, and the keyboard is enough for a turn', async () => {
  const page = await visit(address, { settings: { name: 'Anna' } })
  await page.locator(START).focus()
  await page.keyboard.press('Enter')
  const first = await nextQuestion(page, -1)
  const coins = page.locator('dl dd').nth(2)
  await page.keyboard.press('t')
  await nextQuestion(page, first.number)
  expect(Number(await coins.textContent())).toBeGreaterThan(1)
  await page.keyboard.press('u')
  await coins.filter({ hasText: /^0$/ }).waitFor()
  const again = await look(page)
  await page.keyboard.press('t')
  const buying = await nextQuestion(page, again.number)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('i')
  await page.locator('dialog[open] hr, dialog[open] p').first().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.locator('dialog[open] kbd').nth(5).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  const next = await nextQuestion(page, buying.number)
  expect(next.asked).toBe(true)
})

test.each([20_261_116])('a random kingdom of all sets, drawn by %i, can be played by clicking anything', async n => {
  const page = await visit(address, { language: 'de' })
  await drawAlways(page, n)
  await page.locator(`${NEW_DOMINION} summary`).click()
  await page.locator(`${NEW_DOMINION} select`).last().selectOption('random')
  await page.locator(START).click()
  await playOn(page, seeded('anything'), 10, answerSomehow)
  expect(await page.locator('[role=alert]').count()).toBe(0)
})

test('two people at one screen see only their own cards, and the other one is asked before an ended turn is taken back', async () => {
  const page = await visit(address, { settings: { name: 'Anna' } })
  await page.locator(`${NEW_DOMINION} summary`).click()
  await page.locator(NEW_DOMINION).getByLabel('People at this screen').selectOption('2')
  await page.locator(NEW_DOMINION).getByLabel('Bots', { exact: true }).selectOption('0')
  await page.locator(START).click()
  const take = page.getByRole('button', { name: /^I am/ })
  for (const _ of ['Anna', 'Berta']) {
    await take.waitFor()
    expect(await page.locator('[data-look]').count()).toBe(0)
    await take.click()
    await nextQuestion(page, -1)
    await page.locator('[data-move="end-turn"]').click()
  }
  await take.waitFor()
  const next = await take.textContent()
  await page.getByRole('button', { name: 'Take back the last move' }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByText('do you agree?').waitFor()
  expect(await page.locator('[data-look]').count()).toBe(0)
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await take.textContent()).toBe(next)
  await page.getByRole('button', { name: 'Take back the last move' }).click()
  await dialog.getByRole('button', { name: /: yes$/ }).click()
  await page.waitForFunction(before => document.querySelector('main button')?.textContent !== before, next)
  expect(await take.textContent()).not.toBe(next)
})
