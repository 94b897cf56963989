import { greedy } from '@kartentisch/bots'
import { burgund } from '@kartentisch/burgund'
import { isMove, Match } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { PHONE } from './browser.ts'
import { atEachSize } from './fitting.ts'
import { layPosition, laySnapshot } from './laying.ts'
import { nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

/** Six players, everything that can lie beside the supply, all kinds of tokens, and a hand of thirteen cards. */
const FULL_TABLE = {
  players: 6,
  kingdom: [
    'black-market',
    'young-witch',
    'castles',
    'catapult/rocks',
    'archive',
    'city-quarter',
    'tournament',
    'possession',
    'baker',
    'caravan',
  ],
  bane: 'moat',
  blackMarket: ['chapel', 'witch', 'mine', 'market', 'laboratory', 'festival', 'moneylender', 'remodel', 'gardens'],
  events: ['triumph', 'donate'],
  landmarks: ['arena', 'obelisk'],
  given: {
    phase: 'buy',
    p1: {
      hand: [
        'archive',
        'gold',
        'silver x2',
        'copper x3',
        'village',
        'estate',
        'province',
        'catapult',
        'baker',
        'potion',
      ],
      deck: ['copper', 'estate'],
      discard: ['gold'],
      play: ['caravan', 'smithy', 'militia'],
      coffers: 4,
      debt: 3,
      vp: 12,
      coins: 5,
    },
    p2: { hand: ['copper x2'], vp: 5, coffers: 2, discard: ['curse'] },
    p3: { hand: ['copper'], debt: 8 },
  },
}

const layDominion = (page: Page): Promise<void> => layPosition(page, address, FULL_TABLE)

/** Four players late in the game, with an action to be chosen. */
async function layBurgund(page: Page): Promise<void> {
  const setup = burgund.parseSetup({ players: 4, first: 0 })
  const match = Match.deal(burgund.prepare(setup), 'full')
  for (let { question, number } = match; question !== undefined; { question, number } = match) {
    if (number > 230 && question.seat === 0 && !isMove(question)) break
    match.answer(question.seat, match.consult(greedy))
  }
  await laySnapshot(page, address, burgund.id, { setup, snapshot: match.snapshot() })
}

/** What lies over something else, or outside of the screen, though everything has its own place. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selectors = [
      'header',
      'section[data-number]',
      '[data-place="deck:0"]',
      '[data-place="hand:0"]',
      '[data-place="discard:0"]',
    ]
    const things = selectors.flatMap(selector =>
      [...document.querySelectorAll(selector)].map(element => ({ selector, box: element.getBoundingClientRect() })),
    )
    const buttons = [...document.querySelectorAll('section[data-number] button')].map(button => ({
      selector: button.textContent ?? '',
      box: button.getBoundingClientRect(),
    }))
    const cross = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const crossing = [things, buttons].flatMap(group =>
      group.flatMap((a, i) =>
        group.slice(i + 1).flatMap(b => (cross(a.box, b.box) ? [`${a.selector} lies over ${b.selector}`] : [])),
      ),
    )
    const outside = [...things, ...buttons].filter(
      ({ box }) => box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1,
    )
    const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
    return [...crossing, ...outside.map(({ selector }) => `${selector} is outside`), ...sideways]
  })

/** Whether the first set of one's estate is out of sight, where there are estates. */
const unseenEstate = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const set = document.querySelector('[data-place="estate:0"] li')?.getBoundingClientRect()
    const cloth = document.querySelector('main')?.firstElementChild?.getBoundingClientRect()
    const isSeen = !set || !cloth || (set.top >= cloth.top && set.top + 40 <= cloth.bottom)
    return isSeen ? [] : ['the estate is out of sight']
  })

test.each([
  ['German', 'de', {}],
  ['English in larger type', 'en', { largerType: true, highContrast: true }],
] as const)('in %s a full table has room for everything', async (_, language, settings) => {
  for (const lay of [layDominion, layBurgund]) {
    const page = await visit(address, { language, settings, returning: true })
    await lay(page)
    await nextQuestion(page, -1)
    const wrong = await atEachSize(page, async () => [...(await overlaps(page)), ...(await unseenEstate(page))])
    expect(wrong, lay.name).toEqual([])
  }
})

test('every card of a hand that is too large for a phone can be touched', async () => {
  const page = await visit(address, { size: PHONE, returning: true })
  await layDominion(page)
  await nextQuestion(page, -1)
  const cards = page.locator('[data-place="hand:0"] button')
  expect(await cards.count()).toBe(13)
  const under = await cards.evaluateAll(all =>
    all.map(card => {
      card.scrollIntoView({ inline: 'nearest' })
      const { left, top, height } = card.getBoundingClientRect()
      return document.elementFromPoint(left + 10, top + height / 2)?.closest('button') === card
    }),
  )
  expect(under).toEqual(under.map(() => true))
  expect(await serious(page)).toEqual([])
})
