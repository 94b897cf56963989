import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { burgundLesson } from '../src/learn/burgund/lesson.ts'
import { dominionLesson } from '../src/learn/dominion/lesson.ts'
import { type Lesson, stepsOf } from '../src/learn/lesson.ts'
import { LessonFeed } from '../src/learn/lesson-feed.ts'
import { BEGINNING } from '../src/learn/progress.ts'
import { serious } from './axe.ts'
import { type Coming, PHONE, SIDEWAYS, START } from './browser.ts'
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

type Game = keyof typeof LESSONS

async function open(game: Game, coming: Coming): Promise<Page> {
  const page = await visit(address, coming)
  await page.locator('a[href="#/learn"]').first().click()
  await page.locator(`section[aria-labelledby="learn-${game}"] button`).first().click()
  return page
}

/** Goes on with a lesson at a step, as somebody who has left it there. */
async function openAt(page: Page, game: Game, step: number): Promise<void> {
  let progress = BEGINNING
  const kept = new LessonFeed(
    LESSONS[game],
    'Anna',
    BEGINNING,
    now => {
      progress = now
    },
    () => 0,
  )
  while (kept.number < step) {
    if (kept.step.task === undefined) kept.next()
    else kept.show()
  }
  kept.close()
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `kartentisch lesson ${game}`,
    JSON.stringify(progress),
  ] as const)
  await page.goto(`${address}#/learn/${game}`)
  await atStep(page, step)
}

/** A whole game follows a lesson, in which a hint can be asked for. */
async function playWithHint(page: Page, game: Game, said: RegExp): Promise<void> {
  await page.locator(`${CALLOUT} button[data-main="true"]`).click()
  await page.waitForURL(new RegExp(`#/${game}/`))
  const first = await nextQuestion(page, -1)
  await page.locator('header button[aria-keyshortcuts="h"]').click()
  const hint = page.locator('[data-hint]')
  await hint.waitFor()
  expect(await hint.textContent()).toMatch(said)
  const ring = await page.locator('[data-ring]').first().boundingBox()
  if (ring === null) throw new Error('The hint lights nothing.')
  await page.mouse.click(ring.x + Math.min(16, ring.width / 2), ring.y + Math.min(28, ring.height / 2))
  expect((await nextQuestion(page, first.number)).number).not.toBe(first.number)
  await hint.waitFor({ state: 'detached' })
}

test('the Dominion lesson from first to last step by clicking what is lit, on a phone in German', async () => {
  const page = await open('dominion', { size: PHONE, language: 'de' })
  await follow(page, dominionLesson)
  await playWithHint(page, 'dominion', /^Tipp: .+\. .+\.$/)
})

test('the Burgund lesson needs no more than the Enter key, or does a step by a button, on a phone held sideways', async () => {
  const page = await open('burgund', { size: SIDEWAYS })
  const steps = stepsOf(burgundLesson)
  const byButton = steps.findIndex(({ task }) => task !== undefined)
  for (const [n, { task }] of steps.slice(0, -1).entries()) {
    await atStep(page, n)
    expect(await onScreen(page)).toEqual({ inside: true, sideways: 0 })
    if (task !== undefined) expect(await litPoint(page, task.click), task.click).toMatchObject({ free: true })
    if (n === byButton) await page.getByRole('button', { name: 'Do it for me' }).click()
    else await page.keyboard.press('Enter')
  }
  await atStep(page, steps.length - 1)
  await playWithHint(page, 'burgund', /^Hint: .+\. .+\.$/)
})

test('one can play by hints, with the key h', async () => {
  const page = await visit(address)
  await page.goto(`${address}#/learn`)
  await page.locator('section[aria-labelledby="learn-dominion"] button').last().click()
  let last = -1
  let hints = 0
  for (; hints < 4; hints++) {
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
  expect(hints).toBe(4)
})

describe('the lesson', () => {
  test('refuses kindly what isn’t the step, says why, and switches its language in the midst of it', async () => {
    const page = await visit(address, { language: 'de' })
    await openAt(page, 'dominion', 7)
    const note = page.locator(`${CALLOUT} [aria-live="polite"] p`).nth(1)
    await page.locator('[data-place="pile:smithy"] button').click()
    await expect.poll(() => note.textContent()).toMatch(/^Das geht auch, aber/)
    // What can't be chosen at all has its own reason.
    await page.locator('[data-place="pile:province"] button').click({ force: true })
    await expect.poll(() => note.textContent()).toContain('Kostet 8; du hast 4 Münzen.')
    await page.locator('[data-place="pile:remodel"] button').click()
    await atStep(page, 8)
    expect(await note.count()).toBe(0)
    // Here there is something to be read first.
    await page.locator('[data-move="end-turn"]').click()
    expect(await note.textContent()).toContain('Weiter')
    await next(page).click()
    await atStep(page, 9)
    await page.locator('header button[title="Einstellungen"]').click()
    await page.locator('dialog[open] select').first().selectOption('en')
    await page.keyboard.press('Escape')
    await atStep(page, 9)
    expect(await page.locator(`${CALLOUT} p`).first().textContent()).toContain('End the turn')
  })

  test('goes on where it was left, goes back, and begins anew', async () => {
    const page = await visit(address)
    await openAt(page, 'dominion', 15)
    await follow(page, dominionLesson, 16, 15)
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
})

test('axe finds nothing serious where one learns, on a phone with larger type', async () => {
  const page = await visit(address, { size: PHONE, settings: { largerType: true } })
  await page.goto(`${address}#/learn`)
  await page.locator('h1').waitFor()
  expect(await serious(page)).toEqual([])
  await openAt(page, 'dominion', 6)
  // Something else than the step wants: the kind refusal is looked at too.
  await page.locator('section[data-number] [data-move]').last().click()
  await page.locator(`${CALLOUT} [aria-live] p`).nth(1).waitFor()
  expect(await serious(page)).toEqual([])
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
