import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { DESKTOP, LARGE } from './browser.ts'
import { ALL_SIZES, atEachSize } from './fitting.ts'
import { layPosition } from './laying.ts'
import { nextQuestion } from './playing.ts'
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
  'mine',
  'gardens',
]

/** An engine at its end: 31 cards in play, and fifteen in hand. */
const lay = (page: Page): Promise<void> =>
  layPosition(page, address, {
    players: 2,
    kingdom: KINGDOM,
    given: {
      phase: 'buy',
      p1: {
        hand: ['gold', 'silver x3', 'copper x4', 'village', 'estate x2', 'province', 'moat', 'smithy', 'gardens'],
        play: ['village x8', 'smithy x6', 'laboratory x7', 'market x4', 'festival x3', 'militia', 'moat', 'cellar'],
        deck: ['copper x5'],
      },
      p2: { hand: ['copper x5'] },
    },
  })

/** What of the supply and of what is in play is cut off, and which cards of the hand show too little of their names. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cloth = document.querySelector('main')?.firstElementChild?.getBoundingClientRect()
    const lying = [
      ...document.querySelectorAll<HTMLElement>('main [data-place^="pile:"], main [data-place^="play:"] li'),
    ]
    const cut = lying.filter(thing => {
      const { top, bottom, left, right } = thing.getBoundingClientRect()
      return !cloth || top < cloth.top || bottom > cloth.bottom || left < cloth.left || right > cloth.right
    })
    const names = [...document.querySelectorAll<HTMLElement>('[data-place="hand:0"] li:not([data-covered="true"])')]
    const enough = window.innerWidth < 600 ? 40 : 50
    const hidden = names.filter(card => card.getBoundingClientRect().width < enough)
    const few = lying.length === 17 + 8 ? [] : [`${lying.length} things lie there`]
    return [
      ...few,
      ...cut.map(({ textContent }) => `${textContent} is cut off`),
      ...hidden.map(({ textContent }) => `${textContent} shows too little of its name`),
    ]
  })

test('however much is in play and in hand, it is seen, and so is the supply, at every size', async () => {
  const page = await visit(address, { returning: true })
  await lay(page)
  await nextQuestion(page, -1)
  expect(await atEachSize(page, () => unseen(page), ALL_SIZES)).toEqual([])
})

test('cards grow with the screen, and with larger type', async () => {
  const page = await visit(address)
  await lay(page)
  await nextQuestion(page, -1)
  const widths = () =>
    page.evaluate(() =>
      ['[data-place="hand:0"] button', '[data-place="pile:village"] button', '[data-place^="play:"] li'].map(
        card => document.querySelector(card)?.getBoundingClientRect().width ?? 0,
      ),
    )
  const usual = await widths()
  await page.setViewportSize(LARGE)
  const large = await widths()
  for (const [i, width] of usual.entries()) expect(large[i]).toBeGreaterThan(width * 1.05)
  await page.setViewportSize(DESKTOP)
  await page.evaluate(() => {
    document.documentElement.dataset.larger = 'true'
  })
  const [hand = 0] = await widths()
  expect(hand).toBeGreaterThan((usual[0] ?? 0) * 1.1)
})
