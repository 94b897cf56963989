import { DominionRules, dominion, dominionKit, moveOf, type Setup, type State, Tables } from '@kartentisch/dominion'
import { Given, isMove, Match, type Snapshot } from '@kartentisch/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { PHONE } from './browser.ts'
import { laySnapshot } from './laying.ts'
import { nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

interface Laid {
  readonly setup: Setup
  readonly snapshot: Snapshot<State>
}

/** From a position everybody plays what they have, until Anna is asked for an order. */
function orderAfter(position: Readonly<Record<string, unknown>>): Laid {
  const { rules, start } = dominionKit.litmus.position(new Given({ game: 'dominion', ...position }, []))
  const match = Match.from(rules, start)
  for (let { question } = match; question !== undefined; { question } = match) {
    if (question.ordered && question.seat === 0 && rules instanceof DominionRules)
      return { setup: rules.tables.setup, snapshot: match.snapshot() }
    const played = question.choices.find(n => isMove(question) && moveOf(n).kind === 'play')
    match.answer(question.seat, [played ?? question.choices[0] ?? 0])
  }
  throw new Error('No order was asked for.')
}

/** What Scout has shown and nobody takes. */
const SHOWN = orderAfter({ given: { p1: { hand: ['scout'], deck: ['silver', 'gold', 'copper', 'curse'] } } })

/** What Black Market has shown and nobody can pay for. */
const OFFERED = orderAfter({
  kingdom: ['black-market'],
  blackMarket: ['village', 'smithy', 'market'],
  given: { p1: { hand: ['black-market'] } },
})

/** Two cards of the hand go onto the deck: a Secret Chamber answers a Militia. */
const IN_HAND = orderAfter({
  given: {
    p1: { deck: ['secret-chamber', 'estate', 'copper', 'silver', 'gold', 'duchy', 'province'] },
    p2: { hand: ['militia'] },
  },
})

async function lay(page: Page, laid: Laid): Promise<void> {
  await laySnapshot(page, address, dominion.id, laid)
  await nextQuestion(page, -1)
}

const spots = (page: Page): Locator => page.locator('[data-order] [data-spot]')

const order = (page: Page): Promise<(string | null)[]> =>
  spots(page).evaluateAll(all => all.map(spot => spot.getAttribute('data-spot')))

async function middle(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('It can’t be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags with the mouse, by a way. */
async function drag(page: Page, from: Locator, to: { readonly x: number; readonly y: number }): Promise<void> {
  const start = await middle(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + to.x) / 2, start.y - 10)
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test('cards are brought into an order by dragging, by clicking, and by keys', async () => {
  const page = await visit(address, { returning: true })
  await lay(page, SHOWN)
  const first = await order(page)
  expect(first.length).toBeGreaterThan(1)
  const lastSpot = await middle(spots(page).last())
  await drag(page, spots(page).first(), { x: lastSpot.x + 20, y: lastSpot.y })
  const dragged = [...first.slice(1), first[0]]
  expect(await order(page)).toEqual(dragged)

  // What is let go far away stays where it was, and dragging isn't clicking.
  await drag(page, spots(page).first(), { x: 300, y: 120 })
  expect(await order(page)).toEqual(dragged)

  await spots(page).first().locator('button').focus()
  await page.keyboard.press('Shift+ArrowRight')
  const [a, b, ...rest] = dragged
  expect(await order(page)).toEqual([b, a, ...rest])
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await order(page)).toEqual(dragged)

  // Clicking takes back, and adds at the end of what is chosen.
  for (const _ of first) await spots(page).first().locator('button').click()
  const [, second] = await order(page)
  await spots(page).nth(1).locator('button').click()
  expect((await order(page))[0]).toBe(second)
})

test('what lies in the row is what is answered', async () => {
  const page = await visit(address)
  await page.evaluate(() => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      sent.push(message)
      postMessage.call(this, message)
    }
  })
  await lay(page, OFFERED)
  const ends = await middle(spots(page).first())
  await drag(page, spots(page).last(), { x: ends.x - 20, y: ends.y })
  const names = await spots(page)
    .locator('button')
    .evaluateAll(all => all.map(card => card.getAttribute('data-look')))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'In this order' }).click()
  const sent = await page.waitForFunction(
    (): readonly [number, readonly number[]] | undefined =>
      Reflect.get(window, 'sent').find(({ name }: { readonly name: string }) => name === 'answer')?.given,
  )
  const [, answer] = (await sent.jsonValue()) ?? [0, []]
  const tables = new Tables(dominion.catalogue, OFFERED.setup)
  expect(answer.map(card => tables.name(card))).toEqual(names)
})

test('cards of the hand are dragged into an order as well', async () => {
  const page = await visit(address, { returning: true })
  await lay(page, IN_HAND)
  const card = (id: string) => page.locator(`[data-place="hand:0"] button[data-look="${id}"]`)
  const looks = () =>
    spots(page)
      .locator('button')
      .evaluateAll(all => all.map(spot => spot.getAttribute('data-look')))
  const row = await middle(page.locator('[data-order]'))
  await drag(page, card('gold'), row)
  expect(await looks()).toEqual(['gold'])
  await card('estate').click({ position: { x: 8, y: 20 } })
  expect(await looks()).toEqual(['gold', 'estate'])
  const first = await middle(spots(page).first())
  await drag(page, spots(page).last(), { x: first.x - 10, y: first.y })
  expect(await looks()).toEqual(['estate', 'gold'])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForFunction(() => document.querySelector('[data-order]') === null)
  expect(await page.locator('[role=alert]').count()).toBe(0)
})

test('a finger drags cards too', async () => {
  const page = await visit(address, { size: PHONE, language: 'de', returning: true })
  await lay(page, SHOWN)
  const first = await order(page)
  const client = await page.context().newCDPSession(page)
  const from = await middle(spots(page).first())
  const to = await middle(spots(page).last())
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', from.x, from.y)
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', from.x + ((to.x + 20 - from.x) * step) / 6, from.y + ((to.y - from.y) * step) / 6)
  await touch('touchEnd')
  await page.waitForFunction(
    spot => document.querySelector('[data-order] [data-spot]')?.getAttribute('data-spot') !== spot,
    first[0],
  )
  expect(await order(page)).toEqual([...first.slice(1), first[0]])
  expect(await page.locator('dialog[open]').count()).toBe(0)
})
