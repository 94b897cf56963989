import { cardName, dominion } from '@kartentisch/dominion'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { ALL_SIZES, atEachSize, misfits } from './fitting.ts'
import { nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

const shownCards = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('[data-card]')
    .evaluateAll(all => all.map(card => (card instanceof HTMLElement ? card.dataset.card : '')))

const piles = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('[data-pile]')
    .evaluateAll(all => all.map(pile => (pile instanceof HTMLElement ? pile.dataset.pile : '')))

/** What lies on the table to be bought. */
const supply = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('[data-place^="pile:"]')
    .evaluateAll(all => all.map(pile => (pile instanceof HTMLElement ? pile.dataset.place?.slice(5) : '')))

/** Opens a card that is shown large, and from there another one that its rulings speak of. */
async function lookUp(page: Page, name: string, other: string): Promise<void> {
  await page.goto(`${address}#/cards/dominion/militia`)
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('link', { name: other }).waitFor()
  expect(await dialog.locator('h2').textContent()).toBe(name)
  expect(await dialog.locator('a[href*="base-first-game"]').count()).toBe(1)
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('link', { name: other }).click()
  await page.locator('dialog[open] h2', { hasNotText: name }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

test('cards are found by name in either language, by text, set, type and cost, and shown large with their rulings', async () => {
  const page = await visit(address, { returning: true })
  await page.getByRole('link', { name: 'Cards' }).click()
  const words = page.getByLabel('Search names and texts')
  await words.fill('miliz')
  await expect.poll(() => shownCards(page)).toEqual(['militia'])
  await words.fill('goods stack')
  await page.waitForFunction(() => document.querySelector('[data-card="ship"]') !== null)
  await words.fill('')
  await page.getByLabel('Set').selectOption('intrigue')
  await page.getByLabel('Type').selectOption('attack')
  await page.getByLabel('Cost').selectOption('5')
  await expect.poll(async () => (await shownCards(page)).toSorted()).toEqual(['minion', 'saboteur', 'torturer'])
  await words.fill('nothing is called so')
  await page.getByText('No card is like that').waitFor()
  await lookUp(page, 'Militia', 'Horse Traders')
})

test('in German the room of cards scrolls nowhere sideways, a card is shown large, and axe finds nothing serious', async () => {
  const page = await visit(`${address}#/cards`, { language: 'de', returning: true })
  await page.locator('[data-card]').first().waitFor()
  expect(await misfits(page, 'header a, header button')).toEqual([])
  await page.setViewportSize(DESKTOP)
  // Some cards look as all of them do.
  await page.getByRole('searchbox').fill('miliz')
  await expect.poll(() => shownCards(page)).toEqual(['militia'])
  expect(await serious(page)).toEqual([])
  await lookUp(page, 'Miliz', cardName(dominion.catalogue, 'horse-traders', 'de'))
})

test('some piles are kept, the rest is drawn anew, and the link leads to the same kingdom', async () => {
  const page = await visit(address, { returning: true })
  await page.getByRole('link', { name: 'Kingdoms' }).click()
  await page.locator('textarea').fill('base, intrigue, +chapel, no attack, 1 event')
  await page.locator('[data-draw]').click()
  await page.locator('[data-pile="chapel"]').waitFor()
  const first = await piles(page)
  expect(first).toHaveLength(11)
  const [kept = ''] = first.filter(id => id !== 'chapel')
  await page.locator(`[data-pile="${kept}"] button[aria-pressed]`).click()
  await page.locator('[data-draw]').click()
  await page.waitForFunction(
    before =>
      [...document.querySelectorAll<HTMLElement>('[data-pile]')].some(pile => !before.includes(pile.dataset.pile)),
    first,
  )
  const second = await piles(page)
  expect(second).toContain(kept)
  expect(second).toContain('chapel')
  const [banned = ''] = second.filter(id => id !== 'chapel' && id !== kept)
  await page.locator(`[data-pile="${banned}"] button`).last().click()
  await page.locator(`[data-pile="${banned}"]`).waitFor({ state: 'detached' })
  const third = await piles(page)
  expect(third.filter(id => second.includes(id))).toHaveLength(10)
  expect(await page.locator('textarea').inputValue()).toContain(`-${banned}`)

  const link = await page.getByLabel('Link to this kingdom').inputValue()
  const other = await visit(address, { language: 'de', returning: true })
  await other.goto(link)
  await other.locator('[data-pile]').first().waitFor()
  expect(await piles(other)).toEqual(third)
  await other.reload()
  await other.locator('[data-pile]').first().waitFor()
  expect(await piles(other)).toEqual(third)
  await other.locator('button[type=submit]').click()
  await nextQuestion(other, -1)
  const dealt = await supply(other)
  expect(third.filter(id => !dealt.includes(id))).toHaveLength(1)
})

test('wishes are written by choosing, what is shown is played, and what is wrong is said', async () => {
  const page = await visit(address, { returning: true })
  await page.goto(`${address}#/kingdoms`)
  await page.getByLabel('Alchemy').check()
  await page.getByLabel('Guilds').check()
  await page.getByText('Types and costs').click()
  await page.getByLabel('Attack').selectOption('at least 2')
  await page.getByRole('button', { name: 'Without these cards' }).click()
  await page.getByLabel('Search names and texts').fill('scrying')
  await page.locator('[data-card="scrying-pool"]').click()
  expect(await page.locator('textarea').inputValue()).toBe('alchemy, guilds, at least 2 attack, -scrying-pool')
  // What is shown was drawn from these wishes, and the focus is where it was before the window opened.
  await page.waitForFunction(() => document.querySelectorAll('[data-pile]').length >= 10)
  expect(await page.locator('[data-pile="scrying-pool"]').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Without these cards')
  expect(await serious(page)).toEqual([])
  // Whatever the size, other wishes are drawn as soon as they are written: each names a card that the ones before shut out.
  const wanted = ['chapel', 'moat', 'mine', 'witch', 'smithy', 'market']
  const wish = async (words: string) => {
    await page.locator('textarea').fill(words)
    await page.locator('textarea').blur()
  }
  await wish('base, -chapel')
  await page.locator('[data-pile="chapel"]').waitFor({ state: 'detached' })
  let next = 0
  const stale = await atEachSize(
    page,
    async () => {
      const [card, later] = [wanted[next], wanted[++next]]
      await wish(`base, +${card}, -${later}`)
      await page.locator(`[data-pile="${card}"]`).waitFor()
      const shown = await piles(page)
      await page.locator('button[type=submit]').click()
      await nextQuestion(page, -1)
      const dealt = await supply(page)
      await page.goBack()
      await page.locator(`[data-pile="${card}"]`).waitFor()
      const missing = shown.filter(id => !dealt.includes(id)).map(id => `${id} was shown and isn’t dealt`)
      return [...(shown.includes(later) ? [`${later} is still there`] : []), ...missing]
    },
    ALL_SIZES,
  )
  expect(stale).toEqual([])
  await page.locator('textarea').fill('milita')
  expect(await page.locator('[role=alert]').textContent()).toContain('Did you mean "militia"?')
  await page.getByLabel('Recommended kingdoms').selectOption('base-first-game')
  await page.locator('[data-pile="cellar"]').waitFor()
  expect(page.url()).toContain('base-first-game')
})

test('a bane is kept like any pile, and the link leads to the same Black Market deck', async () => {
  const page = await visit(address, { returning: true })
  await page.goto(`${address}#/kingdoms/selection/${encodeURIComponent('+young-witch, +black-market, 1 event')}`)
  await page.locator('[data-pile]').first().waitFor()
  const bane = page.locator('[data-pile]', { has: page.getByText('Bane', { exact: true }) })
  const kept = await bane.getAttribute('data-pile')
  await bane.getByRole('button', { name: 'Keep' }).click()
  for (let n = 0; n < 3; n++) {
    await page.locator('[data-draw]').click()
    expect(await bane.getAttribute('data-pile')).toBe(kept)
  }
  const deck = () => page.locator('[data-deck] li').evaluateAll(all => all.map(card => card.getAttribute('data-look')))
  const before = { piles: await piles(page), deck: await deck() }
  expect(before.deck).toHaveLength(15)
  const link = await page.getByLabel('Link to this kingdom').inputValue()
  await page.goto(`${address}#/about`)
  await page.goto(link)
  await page.locator('[data-pile]').first().waitFor()
  expect({ piles: await piles(page), deck: await deck() }).toEqual(before)
})

test('in German nothing scrolls sideways in the room of kingdoms, and axe finds nothing serious', async () => {
  const page = await visit(`${address}#/kingdoms`, { language: 'de', returning: true })
  await page.locator('[data-pile]').first().waitFor()
  expect(await misfits(page, 'header a, header button')).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await serious(page)).toEqual([])
})
