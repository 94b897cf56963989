import { seeded } from '@kartentisch/kernel'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { DESKTOP, launch, PHONE, SIDEWAYS, TABLET, visit } from './browser.ts'
import { heardBy, listen } from './hearing.ts'
import { answerSomehow, nextQuestion, placeFirst, playOn } from './playing.ts'

const address = inject('address')
const START = '[aria-labelledby="new-burgund"] button[type=submit]'
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test.each([
  ['desktop in English', DESKTOP, 'en', 'wins', 'share', true],
  ['desktop in German', DESKTOP, 'de', 'gewinnt', 'teilen', false],
  ['phone in English', PHONE, 'en', 'wins', 'share', false],
  ['phone in German', PHONE, 'de', 'gewinnt', 'teilen', true],
] as const)('a whole game against a bot by clicking, on a %s', async (_, size, language, wins, share, examined) => {
  const page = await visit(browser, address, { size, language })
  await page.locator(START).click()
  const seen = new Set<string>()
  const answered = await playOn(page, seeded(`burgund ${language}`), 1000, async (_, asked, random) => {
    if (examined && !seen.has(asked.step)) expect(await serious(page), asked.step).toEqual([])
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
  await page.waitForTimeout(300)
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
  await page.keyboard.press('1')
  await nextQuestion(page, first.number)
  await page.keyboard.press('s')
  expect((await nextQuestion(page, second.number)).step).toBe('move')
  await page.context().close()
})

test('nothing a seat may not know comes to the page', async () => {
  const page = await visit(browser, address)
  await listen(page)
  await page.reload()
  await page.locator(START).click()
  await playOn(page, seeded('secrets'), 25, placeFirst)
  const { all, moments } = await heardBy(page)
  expect(moments.length).toBeGreaterThan(20)
  for (const { view, events, question } of moments) {
    expect(view.players[1]?.hand).toBeNull()
    expect(question?.seat ?? 0).toBe(0)
    const drawn = events.filter(({ type, seat }) => type === 'draw' && seat === 1)
    for (const { cards } of drawn) expect(cards).toEqual([])
  }
  expect(all).not.toContain('"seed"')
  await page.context().close()
})

test.each([
  ['1440×900', DESKTOP],
  ['1024×768', TABLET],
  ['390×844', PHONE],
  ['844×390', SIDEWAYS],
] as const)('at %s nothing scrolls sideways, dice are in reach, and axe finds nothing serious', async (_, size) => {
  for (const language of ['de', 'en'] as const) {
    const page = await visit(browser, address, { size, language })
    await page.locator(START).click()
    await playOn(page, seeded(`sizes ${size.width}`), 20, placeFirst)
    await nextQuestion(page, -1)
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
    expect(outside).toEqual({ sideways: 0, things: 0 })
    expect(await serious(page)).toEqual([])
    await page.context().close()
  }
})
