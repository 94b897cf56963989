import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { DESKTOP, LAPTOP, LARGE, PHONE, SIDEWAYS, START } from './browser.ts'
import { ALL_SIZES, atEachSize, unread, unseen } from './fitting.ts'
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

test('a turn is two clicks at every size: buying plays the Treasures first, and Copper and Curse aren’t lit up', async () => {
  const page = await visit(address, { returning: true })
  await lay(page, 'buy', { hand: ['copper x5'], deck: ['copper x30'] })
  await nextQuestion(page, -1)
  const glow = (id: string) => pile(page, id).evaluate(button => getComputedStyle(button).boxShadow)
  const wrong = await atEachSize(
    page,
    async () => {
      const found: string[] = []
      const [copper, curse, silver] = [await glow('copper'), await glow('curse'), await glow('silver')]
      if (copper === silver || curse === silver) found.push('Copper and Curse glow as Silver does')
      const { number } = await look(page)
      await pile(page, 'estate').click()
      await page.locator('[data-place="discard:0"] [data-look="estate"]').waitFor()
      const bought = await nextQuestion(page, number)
      await page.locator('[data-move="end-turn"]').click()
      // The bot has had its turn in between.
      const next = await nextQuestion(page, bought.number)
      return next.number > bought.number + 1 ? found : [...found, 'the turn didn’t end']
    },
    ALL_SIZES,
  )
  expect(wrong).toEqual([])
})

test('the turn of an engine takes fewer clicks than cards are played', async () => {
  const page = await visit(address, { returning: true })
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

test('money isn’t lost: with two Buys the Treasures pay for both; equal cards are stacked for who wants that', async () => {
  const page = await visit(address, { settings: { stackEqual: true } })
  await lay(page, 'action', { hand: ['market', 'silver x2', 'copper x2'], deck: ['estate x5'] })
  await nextQuestion(page, -1)
  const covered = page.locator('[data-place="hand:0"] li[data-covered="true"]')
  expect(await covered.evaluateAll(all => all.map(card => card.getBoundingClientRect().width))).toEqual([24, 24])
  await inHand(page, 'market').click()
  await page.locator('[data-move="treasures"]').waitFor()
  await pile(page, 'estate').click()
  await page.locator('[data-place="discard:0"] [data-look="estate"]').waitFor()
  await expect.poll(() => pile(page, 'laboratory').getAttribute('data-lit')).toBe('true')
})

test('a double click plays one card, what was opened is closed without losing one’s place, and the Action phase isn’t offered to be ended first, at every size', async () => {
  const page = await visit(address, { returning: true })
  await lay(page, 'action', { hand: ['village x5', 'copper'], deck: ['copper x9'] })
  await nextQuestion(page, -1)
  const buttons = page.locator('section[data-number] button')
  const looks = () => buttons.evaluateAll(all => all.map(button => getComputedStyle(button).backgroundImage))
  const trash = page.locator('[data-place="trash"] button').first()
  const wrong = await atEachSize(
    page,
    async () => {
      const found: string[] = []
      if (new Set(await looks()).size !== 1) found.push('something is offered first')
      await trash.focus()
      await page.keyboard.press('Enter')
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      if (!(await trash.evaluate(button => button === document.activeElement))) found.push('the focus is elsewhere')
      const { number } = await look(page)
      const before = await inHand(page, 'village').count()
      await inHand(page, 'village')
        .first()
        .dblclick({ position: { x: 10, y: 40 } })
      const now = await nextQuestion(page, number)
      const played = before - (await inHand(page, 'village').count())
      return now.number === number + 1 && played === 1 ? found : [...found, `${played} were played`]
    },
    ALL_SIZES,
  )
  expect(wrong).toEqual([])
  // No Action is left: now the Treasures are offered first.
  expect(new Set(await looks()).size).toBe(2)
})

test('the last of a fixed number of cards answers; Enter on a card confirms, Space picks, at every size', async () => {
  const page = await visit(address, { returning: true })
  const hand = ['cellar x5', 'trading-post x5', 'copper x10', 'estate']
  await lay(page, 'action', { hand, actions: 9, deck: ['estate x9'] })
  await nextQuestion(page, -1)
  // A hand of many cards is fanned: what is free of each is its corner.
  const corner = { position: { x: 10, y: 30 } }
  const wrong = await atEachSize(
    page,
    async () => {
      const cellar = await look(page)
      await inHand(page, 'cellar').first().click(corner)
      const discarding = await nextQuestion(page, cellar.number)
      await inHand(page, 'estate').first().focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      const trading = await nextQuestion(page, discarding.number)
      const silver = await inHand(page, 'silver').count()
      await inHand(page, 'trading-post').first().click(corner)
      const trashing = await nextQuestion(page, trading.number)
      for (const picked of [0, 1]) await inHand(page, 'copper').nth(picked).click(corner)
      await nextQuestion(page, trashing.number)
      return (await inHand(page, 'silver').count()) === silver + 1 ? [] : ['two Coppers weren’t trashed for a Silver']
    },
    ALL_SIZES,
  )
  expect(wrong).toEqual([])
})

test('clicking or touching what can’t be bought shows it and why, at every size', async () => {
  for (const [sizes, shown] of [
    [[DESKTOP, LAPTOP, LARGE], '[popover]'],
    [[PHONE, SIDEWAYS], 'dialog[open]'],
  ] as const) {
    const page = await visit(address, { size: sizes[0], returning: true })
    await lay(page, 'buy', { hand: ['copper x2'], deck: ['copper x5'] })
    await nextQuestion(page, -1)
    const gold = pile(page, 'gold')
    const why = page.locator(shown).getByText('It costs 6')
    const wrong = await atEachSize(
      page,
      async () => {
        await (shown === '[popover]' ? gold.click({ force: true }) : gold.tap({ force: true }))
        await why.waitFor()
        const isRead = await why.evaluate(words => {
          const { left, right, top, bottom } = words.getBoundingClientRect()
          return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
        })
        await page.keyboard.press('Escape')
        await page.mouse.move(0, 0)
        await why.waitFor({ state: 'detached' })
        const bought = await page.locator('[data-place="discard:0"] [data-look]').count()
        return [...(isRead ? [] : ['the reason isn’t in sight']), ...(bought === 0 ? [] : ['something was bought'])]
      },
      sizes,
    )
    expect(wrong).toEqual([])
  }
})

test('amounts are chosen by keys: few by their figure, many by − and +', async () => {
  const page = await visit(address, { returning: true })
  await lay(
    page,
    'buy',
    { hand: ['copper'], deck: ['copper x5'], coins: 30, buys: 2 },
    { kingdom: ['masterpiece', ...KINGDOM.slice(1)] },
  )
  let { number } = await nextQuestion(page, -1)
  const overpay = async (...keys: readonly string[]) => {
    await pile(page, 'masterpiece').click()
    ;({ number } = await nextQuestion(page, number))
    for (const key of keys) await page.keyboard.press(key)
    ;({ number } = await nextQuestion(page, number))
  }
  const silver = async () => Number(/(\d+) left/.exec((await pile(page, 'silver').textContent()) ?? '')?.[1])
  const all = await silver()
  // 28 coins are left to overpay with.
  await overpay('+', '+', ...Array(22).fill('+'), '-', 'Enter')
  expect(all - (await silver())).toBe(23)
  // And now two: a button each.
  await overpay('2')
  expect(all - (await silver())).toBe(25)
})

test('where a card lets one play Treasures, one click plays them all', async () => {
  const page = await visit(address, { returning: true })
  const hand = ['black-market', 'copper x3', 'silver', 'gold']
  const market = { kingdom: ['black-market', ...KINGDOM.slice(1)], blackMarket: ['chapel', 'witch', 'library'] }
  await lay(page, 'action', { hand, deck: ['estate x5'] }, market)
  const { number } = await nextQuestion(page, -1)
  await inHand(page, 'black-market').click()
  await nextQuestion(page, number)
  const all = page.getByRole('button', { name: 'Play all Treasures' })
  expect(await atEachSize(page, () => unseen(all), ALL_SIZES)).toEqual([])
  await all.click()
  await page.locator('[data-place="play:0"] [data-look="gold"]').waitFor()
  await inHand(page, 'copper').first().waitFor({ state: 'detached' })
  expect(await page.locator('[data-place="hand:0"] [data-look]').count()).toBe(0)
})

test('who has debt is told what can be done about it, at every size', async () => {
  const page = await visit(address, { language: 'de', returning: true })
  await lay(page, 'buy', { hand: ['estate x2', 'copper'], deck: ['copper x5'], debt: 3 })
  const { number } = await nextQuestion(page, -1)
  const first = page.getByText('Bezahle erst deine Schulden (3), dann kannst du kaufen.')
  expect(await atEachSize(page, () => unseen(first), ALL_SIZES)).toEqual([])
  // What there is goes into the debt by itself.
  await page.locator('[data-move="treasures"]').click()
  await nextQuestion(page, number)
  const stays = page.getByText('Mit Schulden (2) kannst du nichts kaufen. Beende den Zug.')
  expect(await atEachSize(page, () => unseen(stays), ALL_SIZES)).toEqual([])
})

test('buttons to choose from stay where they are when one is picked, at every size', async () => {
  const page = await visit(address, { returning: true })
  await lay(page, 'action', { hand: ['pawn', 'copper x4'] }, { kingdom: ['pawn', ...KINGDOM.slice(1)] })
  const { number } = await nextQuestion(page, -1)
  await inHand(page, 'pawn').click()
  await nextQuestion(page, number)
  const options = page.locator('section[data-number] button[aria-pressed]')
  const places = () => options.evaluateAll(all => all.map(option => option.getBoundingClientRect().toJSON()))
  const pressed = page.locator('section[data-number] button[aria-pressed="true"]')
  const moved = await atEachSize(
    page,
    async () => {
      const before = JSON.stringify(await places())
      await options.first().click()
      await pressed.waitFor()
      const stayed = JSON.stringify(await places()) === before
      await options.first().click()
      await pressed.waitFor({ state: 'detached' })
      return stayed ? [] : ['buttons moved']
    },
    ALL_SIZES,
  )
  expect(moved).toEqual([])
})

test('Treasures that play themselves do so in the first turn too, at every size', async () => {
  const page = await visit(address, { settings: { autoTreasures: true } })
  const left = await atEachSize(
    page,
    async () => {
      await page.goto(`${address}#/`)
      await page.locator(START).click()
      await page.locator('[data-place="play:0"] [data-look="copper"]').waitFor()
      return (await inHand(page, 'copper').count()) === 0 ? [] : ['there is Copper in hand']
    },
    ALL_SIZES,
  )
  expect(left).toEqual([])
})

test('a card that flies is on the screen once: not yet where it will lie', async () => {
  const page = await visit(address, { settings: { motion: 'slow' } })
  const p1 = { hand: ['moat x4', 'silver x3'], deck: ['silver x2', 'copper x3'] }
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
  // Three are put away and two are drawn; of twelve cards the last ten are shown to fly.
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ flying: 3, together: 3 })
})

test('a tie lost on turns is said to be one, at every size', async () => {
  const page = await visit(address, { language: 'de', returning: true })
  const p1 = { hand: [], deck: ['province'], coins: 8 }
  await lay(page, 'buy', p1, { given: { phase: 'buy', supply: { province: 1 }, p1, p2: { deck: ['province x2'] } } })
  const { number } = await nextQuestion(page, -1)
  await pile(page, 'province').click()
  if (!(await nextQuestion(page, number)).over) await page.locator('[data-move="end-turn"]').click()
  const said = page.getByText('Gleich viele Punkte: Berta hatte weniger Züge und gewinnt.')
  await said.waitFor()
  expect(await atEachSize(page, () => unread(said), ALL_SIZES)).toEqual([])
})
