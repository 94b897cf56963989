import { json } from 'node:stream/consumers'
import { bigMoney, greedy } from '@kartentisch/bots'
import { burgund } from '@kartentisch/burgund'
import { dominion } from '@kartentisch/dominion'
import { Replay, readRecording, seat, seeded } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { sayIn } from '../src/words/language.ts'
import type { PlainKey } from '../src/words/pages.ts'
import { serious } from './axe.ts'
import { PHONE } from './browser.ts'
import { misfits, scrollsSideways } from './fitting.ts'
import { heardBy, listen } from './hearing.ts'
import { layNearEnd, storeIn } from './laying.ts'
import { nextQuestion, playOn } from './playing.ts'
import { played, SHORT_LOG } from './recorded.ts'
import { visit } from './visiting.ts'

const address = inject('address')

const setup = { players: 2, first: 0, kingdom: ['militia', 'moat', 'smithy', 'village', 'market', 'witch', 'gardens'] }
const evening = played(dominion, setup, 'evening', bigMoney, bigMoney)
const estates = played(burgund, { players: 3, first: 0 }, 'estates', greedy, greedy, greedy)
const replay = new Replay(dominion, evening)

/** The cards that were in a hand. */
const handAt = (place: number, whose: number): readonly string[] =>
  replay.matchAt(place).sight(seat(whose)).view().players[whose]?.hand ?? []

const slider = (page: Page) => page.locator('input[type=range]')

/** Waits until the table stands at this place. */
const standsAt = (page: Page, place: number) => page.locator(`section[data-number="${place}"]`).waitFor()

const scrub = async (page: Page, place: number) => {
  await slider(page).fill(String(place))
  await standsAt(page, place)
}

const placeOf = async (page: Page): Promise<number> => Number(await slider(page).inputValue())

/** The hand that lies in front. */
const handShown = (page: Page, whose: number): Promise<string[]> =>
  page
    .locator(`ul[data-place="hand:${whose}"] button`)
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-look') ?? '').sort())

async function openStored(page: Page): Promise<void> {
  await storeIn(page, 'evening', 2, evening)
  await page.goto(`${address}#/replay/local/evening`)
  await slider(page).waitFor()
}

test('a game played to its end is drawn, shared, and looked at again', async () => {
  const page = await visit(address, { returning: true })
  await layNearEnd(page, address, dominion, evening, 4)
  await playOn(page, seeded('to the end'), 200)
  const end = page.locator('dialog[open]')
  expect(await end.locator('h2').textContent()).toMatch(/wins|share/)
  await end.locator('svg[role=img]').nth(1).waitFor()
  expect(await end.locator('svg[role=img]').first().getAttribute('aria-label')).toMatch(/^Points by turn\..*Anna -?\d+/)
  await end.getByText('As a table').first().click()
  const rows = end.locator('details tbody tr')
  await rows.nth(5).waitFor()
  expect(await rows.first().textContent()).toBe('033')
  expect(await serious(page)).toEqual([])
  await end.getByRole('link', { name: 'Replay' }).click()
  await slider(page).waitFor()
  await standsAt(page, 0)
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Result' }).click()
  await page.locator('dialog[open] svg[role=img]').first().waitFor()
  await page.goto(`${address}#/replay`)
  await page.getByRole('link', { name: /Anna/ }).first().click()
  await slider(page).waitFor()
})

test('one goes through a game by steps, turns, slider and by itself, on a phone', async () => {
  const page = await visit(address, { size: PHONE, language: 'de', returning: true })
  await openStored(page)
  const way = (name: PlainKey) => page.getByRole('button', { name: sayIn('de')(name), exact: true })
  await standsAt(page, 0)
  expect(await handShown(page, 0)).toEqual(handAt(0, 0))
  await way('step on').click()
  await standsAt(page, 1)
  await way('next turn').click()
  await expect.poll(async () => replay.matchAt(await placeOf(page)).state.turn.seat).toBe(1)
  await way('turn before').click()
  await standsAt(page, 0)
  for (const place of [evening.answers.length, 40]) {
    await scrub(page, place)
    expect(await handShown(page, 0)).toEqual(handAt(place, 0))
  }
  await way('step back').click()
  await standsAt(page, 39)
  const valueText = await slider(page).getAttribute('aria-valuetext')
  expect(valueText).toMatch(/Zug \d+, Schritt 39 von \d+/)
  await page.locator('select').first().selectOption('8')
  await way('play game').click()
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number) > 42)
  await way('pause game').click()
  await page.locator('[data-playing="false"]').waitFor()
  const stopped = await placeOf(page)
  await standsAt(page, stopped)
  // The log goes as far as the table.
  const log = await page.locator('[role=log] summary').count()
  expect(log).toBe(
    replay.told
      .slice(0, stopped + 1)
      .flat()
      .filter(({ type }) => type === 'turn').length,
  )
})

test('it is seen from any seat, or with everything open', async () => {
  const page = await visit(address, { returning: true })
  await openStored(page)
  await scrub(page, 31)
  const eye = page.getByLabel('View')
  await eye.selectOption('1')
  await page.locator('ul[data-place="hand:1"]').waitFor()
  expect(await handShown(page, 1)).toEqual(handAt(31, 1))
  expect(await page.getByText('In hand:').count()).toBe(0)
  await eye.selectOption('open')
  await page.getByText('In hand:').waitFor()
  expect(await page.locator('[role=log]').textContent()).toMatch(/Anna draws .*Berta draws/)
})

test('keys go through it, and are shown under ?', async () => {
  const page = await visit(address, { returning: true })
  await openStored(page)
  await page.keyboard.press('ArrowRight')
  await standsAt(page, 1)
  await page.keyboard.press('ArrowLeft')
  await standsAt(page, 0)
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => document.querySelector('section[data-number="0"]') === null)
  await page.keyboard.press('ArrowUp')
  await standsAt(page, 0)
  await page.keyboard.press('End')
  await standsAt(page, evening.answers.length)
  await page.keyboard.press('Home')
  await standsAt(page, 0)
  await page.keyboard.press(' ')
  await standsAt(page, 1)
  await page.keyboard.press(' ')
  await page.locator('[data-playing="false"]').waitFor()
  await page.keyboard.press('?')
  expect(await page.locator('dialog[open]').textContent()).toContain('A step back or on')
})

test('a link holds the whole game, and one plays on from anywhere', async () => {
  const page = await visit(address, { size: PHONE, returning: true })
  await openStored(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByLabel('Link to this game').inputValue()
  expect(link.length).toBeLessThan(1000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.context().clearPermissions()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a file' }).click()
  const file = readRecording(await json(await (await saving).createReadStream()))
  expect(file.told).toEqual(JSON.parse(JSON.stringify(evening.told)))

  const other = await visit(link, { returning: true })
  await slider(other).waitFor()
  await scrub(other, 50)
  expect(await handShown(other, 0)).toEqual(handAt(50, 0))
  await other.getByLabel('View').selectOption('1')
  await other.locator('ul[data-place="hand:1"]').waitFor()
  await other.getByRole('button', { name: 'Play on from here' }).click()
  expect(await other.locator('dialog[open]').textContent()).toContain('You take the seat of Berta')
  await other.getByRole('button', { name: 'Play on', exact: true }).click()
  await nextQuestion(other, -1)
  expect(other.url()).toContain('#/dominion/')
  // What was played before belongs to it.
  expect(await other.locator('[role=log]').textContent()).toContain("Berta's turn 1")
  await playOn(other, seeded('on'), 1)
  const { number } = await nextQuestion(other, -1)
  expect(number).toBeGreaterThan(50)
  await other.reload()
  expect((await nextQuestion(other, -1)).number).toBe(number)
})

test('Burgund is looked at again in the same way, and its end is drawn', async () => {
  const page = await visit(address, { language: 'de', returning: true })
  await storeIn(page, 'estates', 3, estates)
  await page.goto(`${address}#/replay/local/estates`)
  await slider(page).waitFor()
  await scrub(page, 3)
  await page.getByLabel('Sicht').selectOption('open')
  await page.getByText('Auf der Hand:').first().waitFor()
  await scrub(page, estates.answers.length)
  await page.getByRole('button', { name: 'Ergebnis' }).click()
  const end = page.locator('dialog[open]')
  await end.locator('svg[role=img]').nth(1).waitFor()
  const scores = new Replay(burgund, estates).matchAt(estates.answers.length).sight(seat(0)).view().players
  const about = await end.locator('svg[role=img]').first().getAttribute('aria-label')
  for (const [i, name] of ['Anna', 'Berta', 'Emil'].entries()) expect(about).toContain(`${name} ${scores[i]?.score}`)
})

test('a damaged link is refused with a sentence', async () => {
  const page = await visit(address, { language: 'de', returning: true })
  for (const word of ['eJyrVspPUrJSKsnILFYAokSlWgA', 'nonsense', '%E0%A4%A', '']) {
    await page.goto(`${address}#/replay/link/${word}`)
    await page.getByText('Dieses Spiel lässt sich nicht ansehen').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('Der Link ist beschädigt.')
  }
  expect(await serious(page)).toEqual([])
})

test('a file is opened, and what is none is refused', async () => {
  const page = await visit(`${address}#/replay`, { returning: true })
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('evening.json', JSON.stringify(evening))
  await slider(page).waitFor()
  await scrub(page, 20)
  expect(await handShown(page, 0)).toEqual(handAt(20, 0))
  const wrong: [string, string][] = [
    ['{ Dear diary', 'This is no file of a recorded game.'],
    ['{"a":1}', 'it has no "game"'],
    [JSON.stringify({ ...evening, game: 'chess' }), 'There is no game "chess" here.'],
    [JSON.stringify({ ...evening, version: 'old', told: undefined }), 'played by other rules'],
  ]
  for (const [text, sentence] of wrong) {
    await page.goto(`${address}#/replay`)
    await choose('wrong.json', text)
    await page.getByText('can’t be looked at').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain(sentence)
  }
  await page.goto(`${address}#/replay/file/gone`)
  await page.getByText('Open it once more.').waitFor()
})

test('a log that can’t be read is kept until it is mended, and the line that is wrong is marked, by keys on a phone', async () => {
  const page = await visit(`${address}#/replay`, { size: PHONE, language: 'de', returning: true })
  const area = page.getByRole('textbox')
  const heading = page.getByRole('heading', { name: 'Aus einer Datei' })
  const read = () => page.getByRole('button', { name: 'Protokoll lesen' }).press('Enter')
  const wrong = SHORT_LOG.replace('A plays 4 Coppers. (+$4)', 'A wonders.')
  await area.focus()
  await page.keyboard.insertText(wrong)
  await read()
  const isMarked = () =>
    page
      .getByRole('listitem')
      .filter({ has: page.locator('mark', { hasText: 'A wonders.' }) })
      .waitFor()
  await isMarked()
  expect(await page.getByRole('alert').textContent()).toContain('Zeile 8 ist nicht zu verstehen: „A wonders.“')
  expect(await serious(page)).toEqual([])
  expect(await scrollsSideways(page)).toEqual([])
  await page.reload()
  await isMarked()
  expect(await area.inputValue()).toBe(wrong)
  await page.goto(`${address}#/replay`)
  await heading.waitFor()
  expect(await area.inputValue()).toBe(wrong)
  await area.fill(SHORT_LOG)
  await read()
  await slider(page).waitFor()
  await page.goto(`${address}#/replay`)
  await heading.waitFor()
  expect(await area.inputValue()).toBe('')
})

test('a finished game of the server is fetched from there', async () => {
  const page = await visit(address, { returning: true })
  await page.route('**/api/replays/abc', route => route.fulfill({ json: { ...evening, players: ['Cleo', 'easy'] } }))
  await page.goto(`${address}#/replay/online/abc`)
  await slider(page).waitFor()
  expect(await page.getByLabel('View').locator('option').allTextContents()).toEqual(['Cleo', 'Berta', 'all open'])
  await page.goto(`${address}#/replay/online/none`)
  expect(await page.getByRole('alert').textContent()).toContain('can’t be fetched')
  await page.unrouteAll()
})

test('a game under way is seen from one’s own seat only, and nothing more comes to the page', async () => {
  const page = await visit(address)
  await listen(page)
  const half = replay.saveAt(41)
  await storeIn(page, 'half', 2, half)
  await page.goto(`${address}#/replay/local/half`)
  await slider(page).waitFor()
  expect(await page.getByLabel('View').locator('option').allTextContents()).toEqual(['Anna'])
  expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0)
  for (const place of [3, 41, 20]) await scrub(page, place)
  const { all, moments } = await heardBy(page)
  expect(moments.length).toBeGreaterThan(3)
  for (const { view } of moments) expect(view.players[1]?.hand).toBeNull()
  expect(all).not.toContain('"seed"')
  expect(all).not.toContain('"snapshot"')
})

test('what was played by rules that are gone is told to its end, and the table says so', async () => {
  const page = await visit(address, { returning: true })
  const forgotten = { type: 'coins', seat: 0, cards: [], seenBy: -1, count: 9, about: '', from: '', to: '' }
  const told = (evening.told ?? []).map((events, place) => (place === 30 ? [...events, forgotten] : events))
  await page.locator('h1').waitFor()
  await page.goto(`${address}#/replay`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...evening, version: 'old', told })),
  })
  await slider(page).waitFor()
  await scrub(page, 29)
  expect(await page.getByText('The rules have changed').count()).toBe(0)
  await scrub(page, 60)
  await page.getByText('The rules have changed').waitFor()
  expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true)
  await scrub(page, evening.answers.length)
  expect(await page.getByText('The rules have changed').count()).toBe(0)
  await page.getByRole('button', { name: 'Result' }).click()
  await page.locator('dialog[open] svg[role=img]').first().waitFor()
})

test('in German, which is longer, nothing scrolls sideways, and everything is in reach', async () => {
  const page = await visit(address, { language: 'de', returning: true })
  await openStored(page)
  await storeIn(page, 'estates', 3, estates)
  for (const game of ['evening', 'estates']) {
    await page.goto(`${address}#/replay/local/${game}`)
    await slider(page).waitFor()
    await scrub(page, 70)
    // Held sideways, a phone shows the names in the hand and no more of it.
    const inReach = 'section > div > * > button, section select, :has(> ul[data-place^="hand"])'
    expect(await misfits(page, inReach), game).toEqual([])
  }
  await page.setViewportSize(PHONE)
  expect(await serious(page)).toEqual([])
})
