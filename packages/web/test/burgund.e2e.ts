import { greedy } from '@kartentisch/bots'
import { burgund, optionOf } from '@kartentisch/burgund'
import { at, Match, seeded } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { PHONE } from './browser.ts'
import { ALL_SIZES, atEachSize, misfits, unread, unseen } from './fitting.ts'
import { type Laid, layNearEnd, laySnapshot } from './laying.ts'
import { answerSomehow, look, nextQuestion, placeFirst, playOn } from './playing.ts'
import { played } from './recorded.ts'
import { visit } from './visiting.ts'

const address = inject('address')
const START = '[aria-labelledby="new-burgund"] button[type=submit]'

/** What the page says when a game is over: whose points add up. */
async function expectResult(page: Page, title: RegExp): Promise<void> {
  expect(await page.locator('dialog[open] h2').textContent()).toMatch(title)
  expect(await page.locator('dialog[open] table[data-winner]').count()).toBe(2)
  const lines = await page
    .locator('dialog[open] table[data-winner]')
    .first()
    .locator('td:not([colspan])')
    .allTextContents()
  const points = lines.map(Number)
  expect(points.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(points.at(-1))
  expect(await serious(page)).toEqual([])
}

test('the last turns of a game by clicking, on a phone in German', async () => {
  const page = await visit(address, { size: PHONE, language: 'de', returning: true })
  await layNearEnd(page, address, burgund, played(burgund, { players: 2 }, 'phone', greedy, greedy), 10)
  await nextQuestion(page)
  expect(await serious(page)).toEqual([])
  await playOn(page, seeded('last turns'), 200, placeFirst)
  await expectResult(page, /gewinnt|teilen/)
})

test('alone against Egon it is said when it ends and why it ended, at every size', async () => {
  const page = await visit(address, { returning: true })
  await page.getByRole('button', { name: 'Egon' }).click()
  await nextQuestion(page, -1)
  expect(await page.locator('[data-place="egon-estate"]').textContent()).toContain('VP')
  await page.locator('[data-place="egon"]').click()
  const reckoning = page.locator('dialog[open]').getByText('Points are compared after every round')
  expect(await atEachSize(page, () => unseen(reckoning), ALL_SIZES)).toEqual([])
  await page.keyboard.press('Escape')
  await layNearEnd(page, address, burgund, played(burgund, { players: 1 }, 'egon', greedy), 8)
  await playOn(page, seeded('egon'), 200, placeFirst)
  expect(await page.locator('dialog[open] table[data-winner] caption').allTextContents()).toHaveLength(2)
  const why = page.locator('dialog[open]').getByText(/Egon had more points|Egon never had more points/)
  expect(await atEachSize(page, () => unread(why), ALL_SIZES)).toEqual([])
})

/** A game that Anna ends by taking silver, with equal points for both and more material left for one of them. */
function nearTie(): Laid {
  const setup = burgund.parseSetup({ players: 2 })
  const rules = burgund.prepare(setup)
  for (let n = 0; n < 500; n++) {
    const match = Match.deal(rules, `tie ${n}`)
    let last = match.snapshot()
    let takesSilver = false
    for (let { question } = match; question !== undefined; question = match.question) {
      const answer = match.consult(greedy)
      takesSilver = question.seat === 0 && optionOf(at(answer, 0)).kind === 'take-silver'
      last = match.snapshot()
      match.answer(question.seat, answer)
    }
    const [own, other] = rules.scores(match.state)
    if (!takesSilver || own === undefined || other === undefined) continue
    for (const { players } of [last.quiet, match.state]) at(players, own < other ? 0 : 1).vp += Math.abs(own - other)
    if (rules.winners(match.state).length === 1) return { setup, snapshot: last }
  }
  throw new Error('No game ends like this.')
}

test('a tie that material decides is said to be one, at every size', async () => {
  const page = await visit(address, { language: 'de', returning: true })
  await laySnapshot(page, address, burgund.id, nearTie())
  await nextQuestion(page, -1)
  await page.keyboard.press('s')
  const said = page.locator('dialog[open]').getByText(/^Gleich viele Punkte: Das meiste übrige Material/)
  await said.waitFor()
  expect(await atEachSize(page, () => unread(said), ALL_SIZES)).toEqual([])
})

test('a game goes on after a reload as it was', async () => {
  const page = await visit(address, { returning: true })
  await page.locator(START).click()
  const random = seeded('reload')
  await playOn(page, random, 3, answerSomehow)
  // A die that was just played can be exchanged then, too.
  while ((await nextQuestion(page, -1)).step !== 'choose-action') await playOn(page, random, 1, answerSomehow)
  const seen = async () => ({
    asked: await nextQuestion(page, -1),
    table: await page.locator('main').textContent(),
    otherDice: await page.locator('[data-instead=true]').count(),
    log: await page.locator('[role=log] li').allTextContents(),
  })
  await page.mouse.move(0, 0)
  const before = await seen()
  expect(before.otherDice).toBeGreaterThan(0)
  await page.reload()
  expect(await seen()).toEqual(before)
  await page.goto(address)
  expect(await page.locator('section[aria-labelledby="go-on"] a').first().textContent()).toContain('Burgund')
})

test('a chosen die lights the actions it allows and says what they cost; undo takes it back', async () => {
  const page = await visit(address, { returning: true })
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
})

test('another die is played instead by a click, as long as nothing was done with the first, at every size', async () => {
  const page = await visit(address, { returning: true })
  const recording = played(burgund, { players: 1 }, 'another die', greedy)
  await layNearEnd(page, address, burgund, recording, recording.answers.length)
  await nextQuestion(page, -1)
  const dice = page.locator('[data-place="hand:0"] button[data-look]')
  const [first = '', second = ''] = await dice.evaluateAll(all => all.map(die => die.dataset.look ?? ''))
  expect(second).not.toBe(first)
  await page.keyboard.press('1')
  // The one in hand and the one that was played change places with every click.
  let [inHand, other] = [second, first]
  const wrong = await atEachSize(
    page,
    async () => {
      await page.locator(`[data-place="hand:0"] li:first-child [data-look="${inHand}"]`).click()
      ;[inHand, other] = [other, inHand]
      await page.locator(`[data-place="hand:0"] li:first-child [data-look="${inHand}"]`).waitFor()
      await page.locator('section[data-step="choose-action"][data-asked="true"]').waitFor()
      return (await dice.count()) === 1 ? [] : ['more than one die in hand']
    },
    ALL_SIZES,
  )
  expect(wrong).toEqual([])
})

test('in German, which is longer, nothing scrolls sideways, and dice are in reach', async () => {
  const page = await visit(address, { language: 'de', returning: true })
  await page.locator(START).click()
  await playOn(page, seeded('sizes'), 3, placeFirst)
  expect(await misfits(page, '[data-place^="hand:0"] button, section[data-number] button')).toEqual([])
})
