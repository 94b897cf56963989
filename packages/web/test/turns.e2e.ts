import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { DESKTOP, LAPTOP, LARGE, PHONE, SIDEWAYS, START } from './browser.ts'
import { atEachSize } from './fitting.ts'
import { layPosition } from './laying.ts'
import { look, nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

const KINGDOM = [
  'village',
  'smithy',
  'market',
  'laboratory',
  'festival',
  'militia',
  'moat',
  'cellar',
  'trading-post',
  'gardens',
]

/** A table of two with this in front of Anna. */
const lay = (
  page: Page,
  phase: 'action' | 'buy',
  p1: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  layPosition(page, address, {
    players: 2,
    kingdom: KINGDOM,
    given: { phase, p1, p2: { hand: ['copper x5'] } },
    ...more,
  })

const inHand = (page: Page, id: string) => page.locator(`[data-place="hand:0"] [data-look="${id}"]`)
const pile = (page: Page, id: string) => page.locator(`[data-place="pile:${id}"] button[data-look]`)

test('a turn is two clicks: buying plays the Treasures first, and Copper and Curse aren’t lit up', async () => {
  const page = await visit(address)
  await page.locator(START).click()
  const first = await nextQuestion(page, -1)
  for (const unwanted of ['copper', 'curse'])
    expect(await pile(page, unwanted).getAttribute('data-plain'), unwanted).toBe('true')
  await pile(page, 'estate').click()
  await page.locator('[data-place="discard:0"] [data-look="estate"]').waitFor()
  const bought = await nextQuestion(page, first.number)
  await page.locator('[data-move="end-turn"]').click()
  // The bot has had its turn in between.
  expect((await nextQuestion(page, bought.number)).number).toBeGreaterThan(bought.number + 1)
})

test('the turn of an engine takes fewer clicks than cards are played', async () => {
  const page = await visit(address)
  await lay(page, 'action', {
    hand: ['village', 'laboratory', 'smithy', 'silver', 'copper'],
    deck: ['copper', 'copper', 'silver', 'gold', 'estate', 'copper', 'estate x4'],
  })
  let { number } = await nextQuestion(page, -1)
  let clicks = 0
  const click = async (thing: Locator) => {
    await thing.click()
    clicks++
    ;({ number } = await nextQuestion(page, number))
  }
  for (const action of ['village', 'laboratory', 'smithy']) await click(inHand(page, action))
  await click(pile(page, 'laboratory'))
  const labels = await page.locator('[data-place="play:0"] button').allTextContents()
  const played = labels.reduce((sum, label) => sum + Number(/^(\d+) ×/.exec(label)?.[1] ?? 1), 0)
  expect(played).toBeGreaterThan(6)
  await click(page.locator('[data-move="end-turn"]'))
  expect(clicks).toBeLessThan(played)
})

test('money isn’t lost: with two Buys the Treasures pay for both', async () => {
  const page = await visit(address)
  await lay(page, 'action', { hand: ['market', 'silver x2', 'copper x2'], deck: ['estate x5'] })
  await nextQuestion(page, -1)
  await inHand(page, 'market').click()
  await page.locator('[data-move="treasures"]').waitFor()
  await pile(page, 'estate').click()
  await page.locator('[data-place="discard:0"] [data-look="estate"]').waitFor()
  await expect.poll(() => pile(page, 'laboratory').getAttribute('data-lit')).toBe('true')
})

test('a double click plays one card, at every size', async () => {
  const page = await visit(address)
  await lay(page, 'action', { hand: ['village x5', 'copper'], deck: ['copper x9'] })
  await nextQuestion(page, -1)
  const wrong = await atEachSize(page, async () => {
    const { number } = await look(page)
    const before = await inHand(page, 'village').count()
    await inHand(page, 'village')
      .first()
      .dblclick({ position: { x: 10, y: 40 } })
    const now = await nextQuestion(page, number)
    const played = before - (await inHand(page, 'village').count())
    return now.number === number + 1 && played === 1 ? [] : [`${played} were played`]
  }, [DESKTOP, LAPTOP, LARGE, PHONE, SIDEWAYS])
  expect(wrong).toEqual([])
})

test('the last of a fixed number of cards answers; Enter on a card confirms, Space picks', async () => {
  const page = await visit(address)
  await lay(page, 'action', { hand: ['cellar', 'trading-post', 'copper x2', 'estate x2'], deck: ['village x5'] })
  const cellar = await nextQuestion(page, -1)
  await inHand(page, 'cellar').click()
  const discarding = await nextQuestion(page, cellar.number)
  await inHand(page, 'estate').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const trading = await nextQuestion(page, discarding.number)
  await page.locator('[data-place="discard:0"] [data-look="estate"]').waitFor()
  await inHand(page, 'trading-post').click()
  const trashing = await nextQuestion(page, trading.number)
  for (const copper of [0, 1]) await inHand(page, 'copper').nth(copper).click()
  await nextQuestion(page, trashing.number)
  expect(await inHand(page, 'silver').count()).toBe(1)
})

test('clicking or touching what can’t be bought shows it and why', async () => {
  for (const [size, shown] of [
    [undefined, '[popover]'],
    [PHONE, 'dialog[open]'],
  ] as const) {
    const page = await visit(address, size && { size })
    await lay(page, 'buy', { hand: ['copper x2'], deck: ['copper x5'] })
    await nextQuestion(page, -1)
    const gold = pile(page, 'gold')
    await (size === undefined ? gold.click({ force: true }) : gold.tap({ force: true }))
    await page.locator(shown).getByText('It costs 6').waitFor()
    expect(await page.locator('[data-place="discard:0"] [data-look]').count()).toBe(0)
  }
})

test('where a card lets one play Treasures, one click plays them all', async () => {
  const page = await visit(address)
  const hand = ['black-market', 'copper x3', 'silver', 'gold']
  const market = { kingdom: ['black-market', ...KINGDOM.slice(1)], blackMarket: ['chapel', 'witch', 'library'] }
  await lay(page, 'action', { hand, deck: ['estate x5'] }, market)
  const { number } = await nextQuestion(page, -1)
  await inHand(page, 'black-market').click()
  await nextQuestion(page, number)
  await page.getByRole('button', { name: 'Play all Treasures' }).click()
  await page.locator('[data-place="play:0"] [data-look="gold"]').waitFor()
  await inHand(page, 'copper').first().waitFor({ state: 'detached' })
  expect(await page.locator('[data-place="hand:0"] [data-look]').count()).toBe(0)
})

test('who has debt and no money is told why nothing can be bought', async () => {
  const page = await visit(address, { language: 'de' })
  await lay(page, 'buy', { hand: ['estate x2'], deck: ['copper x5'], debt: 3 })
  await nextQuestion(page, -1)
  expect(await page.locator('section[data-number]').textContent()).toContain('Zu bezahlen: 3.')
})

test('buttons to choose from stay where they are when one is picked', async () => {
  const page = await visit(address)
  await lay(page, 'action', { hand: ['pawn', 'copper x4'] }, { kingdom: ['pawn', ...KINGDOM.slice(1)] })
  const { number } = await nextQuestion(page, -1)
  await inHand(page, 'pawn').click()
  await nextQuestion(page, number)
  const options = page.locator('section[data-number] button[aria-pressed]')
  const places = () => options.evaluateAll(all => all.map(option => option.getBoundingClientRect().toJSON()))
  const before = await places()
  await options.first().click()
  await page.locator('section[data-number] button[aria-pressed="true"]').waitFor()
  expect(await places()).toEqual(before)
})

test('while Actions can be played, ending their phase isn’t what is offered first', async () => {
  const page = await visit(address)
  await lay(page, 'action', { hand: ['village', 'copper x4'], deck: ['estate x5'] })
  const { number } = await nextQuestion(page, -1)
  const buttons = page.locator('section[data-number] button')
  const looks = () => buttons.evaluateAll(all => all.map(button => getComputedStyle(button).backgroundImage))
  expect(new Set(await looks()).size).toBe(1)
  await inHand(page, 'village').click()
  await nextQuestion(page, number)
  // Now the Treasures are.
  expect(new Set(await looks()).size).toBe(2)
})

test('who closes what was opened is back where they were', async () => {
  const page = await visit(address)
  await lay(page, 'action', { hand: ['village', 'copper x4'], deck: ['estate x5'] })
  await nextQuestion(page, -1)
  const trash = page.locator('[data-place="trash"] button').first()
  await trash.focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await trash.evaluate(button => button === document.activeElement)).toBe(true)
})

test('Treasures that play themselves do so in the first turn too', async () => {
  const page = await visit(address, { settings: { autoTreasures: true } })
  await page.locator(START).click()
  await page.locator('[data-place="play:0"] [data-look="copper"]').waitFor()
  expect(await inHand(page, 'copper').count()).toBe(0)
})

test('a card that flies is on the screen once: not yet where it will lie', async () => {
  const page = await visit(address, { settings: { motion: 'slow' } })
  const p1 = { hand: ['silver x3', 'estate'], deck: ['silver x2', 'copper x3'] }
  await layPosition(page, address, {
    players: 2,
    kingdom: KINGDOM,
    given: { phase: 'buy', p1, p2: { hand: ['estate'] } },
  })
  await nextQuestion(page, -1)
  await page.evaluate(() => {
    const seen = { flying: 0, together: 0 }
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(silver => {
        const { opacity, visibility } = getComputedStyle(silver)
        return opacity !== '0' && visibility !== 'hidden'
      }).length
    const count = () => {
      const flying = all('[data-flying="silver"]')
      seen.flying = Math.max(seen.flying, flying)
      if (flying > 0)
        seen.together = Math.max(seen.together, flying + all('[data-place="hand:0"] [data-look="silver"]'))
      requestAnimationFrame(count)
    }
    Object.assign(window, { seen })
    requestAnimationFrame(count)
  })
  await page.locator('[data-move="end-turn"]').click()
  await page.waitForFunction(() => Reflect.get(window, 'seen').flying > 0 && !document.querySelector('[data-flying]'))
  // Three are put away and two are drawn.
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ flying: 5, together: 5 })
})

test('a tie lost on turns is said to be one, at every size', async () => {
  const page = await visit(address, { language: 'de' })
  const p1 = { hand: [], deck: ['province'], coins: 8 }
  await lay(page, 'buy', p1, { given: { phase: 'buy', supply: { province: 1 }, p1, p2: { deck: ['province x2'] } } })
  const { number } = await nextQuestion(page, -1)
  await pile(page, 'province').click()
  if (!(await nextQuestion(page, number)).over) await page.locator('[data-move="end-turn"]').click()
  const said = page.getByText('Gleich viele Punkte: Berta hatte weniger Züge und gewinnt.')
  await said.waitFor()
  const unseen = await atEachSize(
    page,
    () =>
      said.evaluate(line => {
        line.scrollIntoView({ block: 'center' })
        const { left, right, top } = line.getBoundingClientRect()
        const isOver = line.contains(document.elementFromPoint((left + right) / 2, top + 4))
        return left >= 0 && right <= innerWidth && isOver ? [] : ['not to be read']
      }),
    [DESKTOP, LAPTOP, LARGE, PHONE, SIDEWAYS],
  )
  expect(unseen).toEqual([])
})
