import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { burgundLesson } from '../src/learn/burgund/lesson.ts'
import { dominionLesson } from '../src/learn/dominion/lesson.ts'
import { type Lesson, stepsOf } from '../src/learn/lesson.ts'
import { serious } from './axe.ts'
import { DESKTOP, PHONE, SIDEWAYS, START, TABLET } from './browser.ts'
import { isAnswered, nextQuestion } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

const CALLOUT = '[data-callout]'

/** Waits until a step is explained and the learner can act. */
async function atStep(page: Page, n: number): Promise<void> {
  await page.waitForFunction(
    step =>
      document.querySelector(`[data-callout="${step}"]`) !== null &&
      document.querySelector('section[data-asked="true"]') !== null,
    n,
    { polling: 20 },
  )
  // What is lit stays where it is.
  await page.waitForFunction(
    () =>
      new Promise(resolve => {
        const where = () =>
          JSON.stringify([...document.querySelectorAll('[data-ring]')].map(ring => ring.getBoundingClientRect()))
        const before = where()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(where() === before)))
      }),
  )
}

/** Where the learner clicks what is lit, and whether the callout, or anything else, lies over it. */
const litPoint = (page: Page, selector: string) =>
  page.evaluate(wanted => {
    const ring = document.querySelector('[data-ring]')
    const thing = document.querySelector(wanted)
    if (ring === null || thing === null) throw new Error(`Nothing is lit for ${wanted}.`)
    const { left, top, width, height } = ring.getBoundingClientRect()
    // Cards of a hand may lie under each other: the corner that is always free is clicked.
    const point = { x: left + Math.min(16, width / 2), y: top + Math.min(28, height / 2) }
    const hit = document.elementFromPoint(point.x, point.y)
    return { ...point, free: hit !== null && (thing.contains(hit) || hit.contains(thing)) }
  }, selector)

const clickLit = async (page: Page, selector: string): Promise<void> => {
  const { x, y, free } = await litPoint(page, selector)
  expect(free, `${selector} can be clicked`).toBe(true)
  await page.mouse.click(x, y)
}

const onScreen = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-callout]')?.getBoundingClientRect()
    const inside =
      box !== undefined && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    return { inside, sideways: document.documentElement.scrollWidth - innerWidth }
  })

/** The fourth turn of the Dominion lesson is free. */
async function playFreely(page: Page): Promise<void> {
  await page.locator('[data-move="treasures"]').click()
  await page.locator('[data-place="pile:smithy"] button[data-lit="true"]').click()
  await page.locator('[data-move="end-turn"]').click()
}

const next = (page: Page) => page.locator(`${CALLOUT} button[aria-keyshortcuts="Enter"]`)

/** Goes through a lesson up to a step by clicking what is lit. */
async function follow(page: Page, lesson: Lesson, to = stepsOf(lesson).length - 1, from = 0): Promise<void> {
  const steps = stepsOf(lesson)
  for (let n = from; n < to; n++) {
    await atStep(page, n)
    expect(await onScreen(page)).toEqual({ inside: true, sideways: 0 })
    const task = steps[n]?.task
    if (task === undefined) await next(page).click()
    else if (steps[n]?.chapter.en === 'Turn 4') await playFreely(page)
    else await clickLit(page, task.click)
  }
  await atStep(page, to)
}

const LESSONS = { dominion: dominionLesson, burgund: burgundLesson }

const open = async (game: keyof typeof LESSONS, size = DESKTOP, language: 'de' | 'en' = 'en'): Promise<Page> => {
  const page = await visit(address, { size, language })
  await page.locator('a[href="#/learn"]').first().click()
  await page.locator(`section[aria-labelledby="learn-${game}"] button`).first().click()
  return page
}

test.each([
  ['dominion', 'a phone in German', PHONE, 'de'],
  ['burgund', 'a phone held sideways in English', SIDEWAYS, 'en'],
] as const)('the %s lesson from first to last step by clicking what is lit, on %s', async (game, _, size, language) => {
  const page = await open(game, size, language)
  await follow(page, LESSONS[game])
  // A whole game follows, in which a hint can be asked for.
  await page.locator(`${CALLOUT} button[data-main="true"]`).click()
  await page.waitForURL(new RegExp(`#/${game}/`))
  const first = await nextQuestion(page, -1)
  await page.locator('header button[aria-keyshortcuts="h"]').click()
  const hint = page.locator('[data-hint]')
  await hint.waitFor()
  expect(await hint.textContent()).toMatch(language === 'de' ? /^Tipp: .+\. .+\.$/ : /^Hint: .+\. .+\.$/)
  const ring = await page.locator('[data-ring]').first().boundingBox()
  if (ring === null) throw new Error('The hint lights nothing.')
  await page.mouse.click(ring.x + Math.min(16, ring.width / 2), ring.y + Math.min(28, ring.height / 2))
  expect((await nextQuestion(page, first.number)).number).not.toBe(first.number)
  await hint.waitFor({ state: 'detached' })
})

test('one can play by hints, with the key h', async () => {
  const page = await visit(address)
  await page.goto(`${address}#/learn`)
  await page.locator('section[aria-labelledby="learn-dominion"] button').last().click()
  let last = -1
  let hints = 0
  for (; hints < 12; hints++) {
    const asked = await nextQuestion(page, last)
    if (asked.over) break
    last = asked.number
    await page.keyboard.press('h')
    await page.locator('[data-hint]').waitFor()
    for (const ring of await page.locator('[data-ring]').all()) {
      const box = await ring.boundingBox()
      if (box !== null)
        await page.mouse.click(box.x + Math.min(16, box.width / 2), box.y + Math.min(28, box.height / 2))
    }
    if (await isAnswered(page, asked.number)) continue
    const confirm = page.locator('section[data-number] button[aria-keyshortcuts="Enter"]:enabled')
    if (asked.several && (await confirm.count()) > 0) await confirm.click()
    const none = page.locator('section[data-number] button[aria-keyshortcuts="n"]')
    if ((await page.locator('[data-ring]').count()) === 0 && (await none.count()) > 0) await none.click()
  }
  expect(hints).toBe(12)
})

describe('the lesson', () => {
  test('refuses kindly what isn’t the step, and says why', async () => {
    const page = await open('dominion', DESKTOP, 'de')
    const note = page.locator(`${CALLOUT} [aria-live="polite"] p`).nth(1)
    await atStep(page, 0)
    await page.locator('[data-move="end-turn"]').click()
    expect(await note.textContent()).toContain('Weiter')
    await follow(page, dominionLesson, 7)
    await page.locator('[data-place="pile:smithy"] button').click()
    await expect.poll(() => note.textContent()).toMatch(/^Das geht auch, aber/)
    // What can't be chosen at all has its own reason.
    await page.locator('[data-place="pile:province"] button').click({ force: true })
    await expect.poll(() => note.textContent()).toContain('Kostet 8; du hast 4 Münzen.')
    await page.locator('[data-place="pile:remodel"] button').click()
    await atStep(page, 8)
    expect(await note.count()).toBe(0)
  })

  test('goes on where it was left, goes back, and begins anew', async () => {
    const page = await open('dominion')
    await follow(page, dominionLesson, 16)
    const hand = () =>
      page.locator('[data-place="hand:0"] button').evaluateAll(all => all.map(card => card.dataset.look))
    const before = await hand()
    await page.locator(`${CALLOUT} a[href="#/learn"]`).click()
    const panel = page.locator('section[aria-labelledby="learn-dominion"]')
    await expect.poll(() => panel.locator('button').first().textContent()).toBe('Go on at step 17 of 26')
    await page.reload()
    await panel.locator('button').first().click()
    await atStep(page, 16)
    expect(await hand()).toEqual(before)
    await page.getByRole('button', { name: '‹ Back' }).click()
    await atStep(page, 15)
    expect(await hand()).toEqual(
      [...before, 'remodel'].sort((a, b) => Number(b === 'remodel') - Number(a === 'remodel')),
    )
    await page.keyboard.press('u')
    await atStep(page, 14)
    await page.goto(`${address}#/learn`)
    await panel.getByRole('button', { name: 'Once more from the beginning' }).click()
    await atStep(page, 0)
    expect(await hand()).toEqual(['copper', 'copper', 'copper', 'copper', 'estate'])
    // A lesson isn't one of the games to go on with: there is just the one that was begun.
    await page.goto(address)
    await page.locator(START).click()
    await nextQuestion(page)
    await page.goto(address)
    const goOn = page.locator('section[aria-labelledby="go-on"] a')
    await goOn.first().waitFor()
    expect(await goOn.count()).toBe(1)
  })

  test('does a step for the learner, to its end', async () => {
    const page = await open('burgund')
    await follow(page, burgundLesson, 5)
    await page.getByRole('button', { name: 'Do it for me' }).click()
    await atStep(page, 6)
    await page.getByRole('button', { name: 'Do it for me' }).click()
    await atStep(page, 7)
    expect(await page.locator('[data-place="projects:0"] [data-look="mine-2"]').count()).toBe(1)
  })

  test.each([
    ['dominion', 'a desktop', DESKTOP],
    ['burgund', 'a tablet', TABLET],
  ] as const)('needs no more than the Enter key: %s on %s', async (game, _, size) => {
    const page = await open(game, size)
    const steps = stepsOf(LESSONS[game])
    const free = steps.findIndex(({ chapter }) => chapter.en === 'Turn 4' && game === 'dominion')
    const last = free < 0 ? steps.length - 1 : free
    for (let n = 0; n < last; n++) {
      await atStep(page, n)
      expect(await onScreen(page)).toEqual({ inside: true, sideways: 0 })
      await page.keyboard.press('Enter')
    }
    await atStep(page, last)
  })

  test('switches its language in the midst of it', async () => {
    const page = await open('dominion')
    await follow(page, dominionLesson, 9)
    await page.locator('header button[title="Settings"]').click()
    await page.locator('dialog[open] select').first().selectOption('de')
    await page.keyboard.press('Escape')
    await atStep(page, 9)
    expect(await page.locator(`${CALLOUT} p`).first().textContent()).toContain('Beende den Zug')
  })
})

test('axe finds nothing serious where one learns, on a phone with larger type', async () => {
  const page = await visit(address, { size: PHONE, settings: { largerType: true } })
  await page.goto(`${address}#/learn`)
  await page.locator('h1').waitFor()
  expect(await serious(page)).toEqual([])
  for (const game of ['dominion', 'burgund'] as const) {
    await page.goto(`${address}#/learn/${game}`)
    await follow(page, LESSONS[game], 6)
    // Something else than the step wants: the kind refusal is looked at too.
    await page.locator('section[data-number] [data-move]').last().click()
    await page.locator(`${CALLOUT} [aria-live] p`).nth(1).waitFor()
    expect(await serious(page)).toEqual([])
  }
  await page.goto(`${address}#/learn`)
  await page.locator('section[aria-labelledby="learn-burgund"] button').last().click()
  await nextQuestion(page, -1)
  await page.keyboard.press('h')
  await page.locator('[data-hint]').waitFor()
  expect(await serious(page)).toEqual([])
})

test('an underlined word says what it means, and leads to all words', async () => {
  const page = await visit(address, { size: PHONE, language: 'de' })
  await page.goto(`${address}#/learn/dominion`)
  const word = page.locator(CALLOUT).getByRole('button', { name: 'Vorrat', exact: true })
  await word.click()
  const meaning = page.getByRole('dialog', { name: 'Vorrat' })
  expect(await meaning.textContent()).toContain('Alle Stapel in der Mitte')
  await page.keyboard.press('Escape')
  await meaning.waitFor({ state: 'detached' })
  expect(await word.evaluate(button => button === document.activeElement)).toBe(true)
  await word.click()
  await meaning.getByRole('link', { name: 'Alle Wörter' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wörter der Spiele' }).waitFor()
  expect(await page.getByRole('term').filter({ hasText: 'Entsorgen' }).count()).toBe(1)
  expect(await serious(page)).toEqual([])
})
