import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { DESKTOP, LAPTOP, LARGE } from './browser.ts'
import { ALL_SIZES, atEachSize } from './fitting.ts'
import { layPosition } from './laying.ts'
import { nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

/** A thing shown large beside itself, wherever the mouse rests on it. */

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
  'mine',
  'gardens',
]

async function table(page: Page): Promise<number> {
  const p1 = { hand: ['village', 'festival', 'market', 'laboratory', 'cellar'], deck: ['copper x5'] }
  const given = { phase: 'action', p1, p2: { hand: ['copper x5'] }, trash: ['gold', 'silver'] }
  await layPosition(page, address, { players: 2, kingdom: KINGDOM, given })
  return (await nextQuestion(page, -1)).number
}

const large = (page: Page): Locator => page.locator('[popover]')

/** Long enough for everything that the page would do by itself once the mouse rests: its own clock comes later. */
const afterResting = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(done => setTimeout(done, 450)))

/** What is wrong with where a thing is shown large. */
const misplaced = (small: Locator): Promise<string[]> =>
  small.evaluate(thing => {
    const shown = document.querySelector('[popover]')?.getBoundingClientRect()
    if (shown === undefined) return ['not shown']
    const own = thing.getBoundingClientRect()
    const apart = Math.hypot(
      Math.max(0, own.left - shown.right, shown.left - own.right),
      Math.max(0, own.top - shown.bottom, shown.top - own.bottom),
    )
    const over = (other: DOMRect) =>
      Math.min(shown.right, other.right) - Math.max(shown.left, other.left) > 1 &&
      Math.min(shown.bottom, other.bottom) - Math.max(shown.top, other.top) > 1
    return [
      ...(apart > 120 ? [`${Math.round(apart)} pixels away`] : []),
      ...(over(own) ? ['over what it explains'] : []),
      ...(shown.left < 0 || shown.top < 0 || shown.right > innerWidth || shown.bottom > innerHeight ? ['outside'] : []),
    ]
  })

test('a card is shown large beside itself at every size, and not over it', async () => {
  const page = await visit(address, { returning: true })
  await table(page)
  const smithy = page.locator('[data-place="pile:smithy"] button[data-look]')
  const found = await atEachSize(
    page,
    async () => {
      await smithy.hover()
      await large(page).waitFor()
      const wrong = await misplaced(smithy)
      await page.mouse.move(1, 1)
      await large(page).waitFor({ state: 'detached' })
      return wrong
    },
    ALL_SIZES,
  )
  expect(found).toEqual([])
})

test.each([DESKTOP, LAPTOP, LARGE])(
  'a card that slides under a resting mouse isn’t shown large, one that the mouse goes to is, at $width × $height',
  async size => {
    const page = await visit(address, { size, returning: true })
    const number = await table(page)
    const cards = page.locator('[data-place="hand:0"] button[data-look]')
    const box = await cards.nth(2).boundingBox()
    if (box === null) throw new Error('The hand is out of sight.')
    // The hand closes up when its first card is played: the fourth slides to where the third ends.
    const [x, y] = [box.x + box.width - 16, box.y + 60]
    await page.mouse.move(x, y)
    await large(page).waitFor()
    await page.keyboard.press('1')
    await nextQuestion(page, number)
    await large(page).waitFor({ state: 'detached' })
    // A browser says of a mouse that rests what lies under it now.
    await page.mouse.move(x, y)
    await afterResting(page)
    expect(await large(page).count()).toBe(0)
    await cards.nth(1).hover({ position: { x: 20, y: 50 } })
    await large(page).waitFor()
    expect(await misplaced(cards.nth(1))).toEqual([])
  },
)

test('in a dialog a card is shown large over the dialog, at every size', async () => {
  const page = await visit(address, { returning: true })
  await table(page)
  await page.locator('[data-place="trash"] button').first().click()
  const gold = page.locator('dialog[open] [data-look="gold"]').first()
  const found = await atEachSize(
    page,
    async () => {
      await gold.hover()
      await large(page).waitFor()
      // What is opened last in the top layer lies over all that was opened before.
      const isOver = await large(page).evaluate(shown => shown.matches(':popover-open'))
      const wrong = await misplaced(gold)
      await page.mouse.move(1, 1)
      await large(page).waitFor({ state: 'detached' })
      return isOver ? wrong : ['under the dialog', ...wrong]
    },
    ALL_SIZES,
  )
  expect(found).toEqual([])
  expect(await page.locator('dialog:modal').count()).toBe(1)
})
