import { seeded } from '@kartentisch/kernel'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { connect, DESKTOP, PHONE, SIDEWAYS, TABLET, visit } from './browser.ts'
import { answerSomehow, look, nextQuestion, placeFirst, playOn } from './playing.ts'

const address = inject('address')
const START = '[aria-labelledby="new-burgund"] button[type=submit]'
let browser: Browser

beforeAll(async () => {
  browser = await connect(inject('browser'))
})
afterAll(() => browser.close())

test.each([
  ['desktop in English', DESKTOP, 'en', 'wins', 'share'],
  ['phone in German', PHONE, 'de', 'gewinnt', 'teilen'],
] as const)('a whole game against a bot by clicking, on a %s', async (_, size, language, wins, share) => {
  const page = await visit(browser, address, { size, language })
  await page.locator(START).click()
  const seen = new Set<string>()
  const answered = await playOn(page, seeded(`burgund ${language}`), 1000, async (_, asked, random) => {
    if (!seen.has(asked.step)) expect(await serious(page), asked.step).toEqual([])
    seen.add(asked.step)
    await placeFirst(page, asked, random)
  })
  expect(answered).toBeGreaterThan(50)
  const title = (await page.locator('dialog[open] h2').textContent()) ?? ''
  expect(title).toMatch(new RegExp(`${wins}|${share}`))
  expect(await page.locator('dialog[open] table').count()).toBe(2)
  const lines = await page.locator('dialog[open] table').first().locator('td:not([colspan])').allTextContents()
  const points = lines.map(Number)
  expect(points.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(points.at(-1))
  expect(await serious(page)).toEqual([])
  await page.context().close()
})

test('alone against Egon', async () => {
  const page = await visit(browser, address)
  await page.getByRole('button', { name: 'Egon' }).click()
  await nextQuestion(page, -1)
  expect(await page.locator('[data-place="egon-estate"]').textContent()).toContain('VP')
  await playOn(page, seeded('egon'), 1000, placeFirst)
  expect(await page.locator('dialog[open] table caption').allTextContents()).toHaveLength(2)
  await page.context().close()
})

test('a game goes on after a reload as it was', async () => {
  const page = await visit(browser, address)
  await page.locator(START).click()
  await playOn(page, seeded('reload'), 12, answerSomehow)
  const seen = async () => ({
    asked: await nextQuestion(page, -1),
    table: await page.locator('main').textContent(),
    log: await page.locator('[role=log] li').allTextContents(),
  })
  await nextQuestion(page, -1)
  await page.mouse.move(0, 0)
  const before = await seen()
  await page.reload()
  expect(await seen()).toEqual(before)
  await page.goto(address)
  expect(await page.locator('section[aria-labelledby="go-on"] a').first().textContent()).toContain('Burgund')
  await page.context().close()
})

test('a chosen die lights the actions it allows and says what they cost; undo takes it back', async () => {
  const page = await visit(browser, address)
  await page.locator(START).click()
  const first = await nextQuestion(page, -1)
  expect(await page.locator('[data-place^="row"] button[data-lit="true"]').count()).toBe(0)
  await page.keyboard.press('1')
  const second = await nextQuestion(page, first.number)
  expect(second.step).toBe('choose-action')
  const heads = await page.locator('[data-place^="row"]').allTextContents()
  expect(heads.filter(text => /−[123]/.test(text))).toHaveLength(5)
  await page.keyboard.press('u')
  await page.locator('section[data-number][data-step="move"][data-asked="true"]').waitFor()
  const again = await look(page)
  await page.keyboard.press('1')
  const chosen = await nextQuestion(page, again.number)
  await page.keyboard.press('s')
  expect((await nextQuestion(page, chosen.number)).step).toBe('move')
  await page.context().close()
})

test.each(['de', 'en'] as const)(
  'in %s nothing scrolls sideways, dice are in reach, and axe finds nothing serious',
  async language => {
    const page = await visit(browser, address, { language })
    await page.locator(START).click()
    await playOn(page, seeded('sizes'), 20, placeFirst)
    await nextQuestion(page, -1)
    for (const size of [DESKTOP, TABLET, PHONE, SIDEWAYS]) {
      await page.setViewportSize(size)
      const outside = await page.evaluate(() => {
        const root = document.documentElement
        const things = [...document.querySelectorAll('[data-place^="hand:0"] button, section[data-number] button')]
        return {
          sideways: root.scrollWidth - root.clientWidth,
          things: things.filter(thing => {
            const { left, right, top, bottom } = thing.getBoundingClientRect()
            return left < -1 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1
          }).length,
        }
      })
      expect(outside, String(size.width)).toEqual({ sideways: 0, things: 0 })
      expect(await serious(page), String(size.width)).toEqual([])
    }
    await page.context().close()
  },
)
