import { below, type Random } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { PATIENCE_MS } from './browser.ts'

/** What can be seen of the open question. */
export interface Asked {
  readonly over: boolean
  /** Somebody at this screen is asked, and has not answered yet. */
  readonly asked: boolean
  readonly number: number
  readonly of: string
  readonly step: string
  readonly several: boolean
}

const BAR = 'section[data-number]'

/** From now on this page draws by chance what follows from a number, the same each time. */
export const drawAlways = (page: Page, n: number): Promise<unknown> =>
  page.evaluate(always => {
    Object.assign(crypto, { getRandomValues: (numbers: Uint32Array) => numbers.fill(always) })
  }, n)

export const look = (page: Page): Promise<Asked> =>
  page.evaluate(selector => {
    const bar = document.querySelector<HTMLElement>(selector)
    return {
      over: document.querySelector('dialog[open] table[data-winner]') !== null,
      asked: bar?.dataset.asked === 'true' && document.querySelector('[data-answered="true"]') === null,
      number: Number(bar?.dataset.number ?? -1),
      of: bar?.dataset.of ?? '',
      step: bar?.dataset.step ?? '',
      several: bar?.dataset.several === 'true',
    }
  }, BAR)

/**
 * Waits until somebody at this screen is asked and has not answered yet, or the game is over. A page goes on showing a
 * question while its answer is on the way: that one is not open any more. `after` is the number of a question that must be gone.
 */
export async function nextQuestion(page: Page, after = -1): Promise<Asked> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    // The page looks by itself: asking it again and again from outside is more work than whatever it does.
    await page.evaluate(
      ([selector, last, patience]) =>
        new Promise<void>(resolve => {
          const end = performance.now() + patience
          const lookAgain = () => {
            const bar = document.querySelector<HTMLElement>(selector)
            const isOver = document.querySelector('dialog[open] table[data-winner]') !== null
            const isAsked = bar?.dataset.asked === 'true' && document.querySelector('[data-answered="true"]') === null
            const isOpen = isAsked && Number(bar?.dataset.number) !== last
            if (isOver || isOpen || performance.now() > end) resolve()
            else setTimeout(lookAgain, 20)
          }
          lookAgain()
        }),
      [BAR, after, PATIENCE_MS] as const,
    )
    // What was there a moment ago may be gone: what is given back is open.
    const seen = await look(page)
    if (seen.over || (seen.asked && seen.number !== after)) return seen
  }
  throw new Error(`Nobody is asked at ${page.url()}, which shows: ${await page.locator('body').textContent()}`)
}

/** Answers the open question by doing something, and waits for the next one. */
export async function answerBy(page: Page, act: () => Promise<unknown>): Promise<Asked> {
  const { number } = await nextQuestion(page)
  await act()
  return nextQuestion(page, number)
}

const LIT = 'main button[data-look][data-lit="true"]'
const BUTTON = `${BAR} button:not([data-look]):not(:disabled)`
const UNPICKED = `${LIT}[data-picked="false"], [data-of] button[aria-pressed="false"]:enabled`
const CONFIRM = `${BAR} button[aria-keyshortcuts="Enter"]:enabled`
const NONE = `${BAR} button[aria-keyshortcuts="n"]`

/** How many things there are of each of these. */
const counts = (page: Page, ...selectors: readonly string[]): Promise<number[]> =>
  page.evaluate(all => all.map(selector => document.querySelectorAll(selector).length), selectors)

/**
 * Clicks one of these things with the mouse, once nothing lies over it. Cards are asked for by places that may lie under
 * each other: the corner that is always free is clicked.
 */
async function clickOne(page: Page, selector: string, which = 0): Promise<void> {
  const { x, y } = await page.evaluate(
    ([wanted, n, patience]) =>
      new Promise<{ readonly x: number; readonly y: number }>((resolve, reject) => {
        const end = performance.now() + patience
        const lookAgain = () => {
          const thing = [...document.querySelectorAll<HTMLElement>(wanted)][n]
          thing?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' })
          const { left, top, width, height } = thing?.getBoundingClientRect() ?? new DOMRect()
          const isCard = thing?.dataset.look !== undefined
          const place = { x: left + (isCard ? 8 : width / 2), y: top + (isCard ? 20 : height / 2) }
          if (thing?.contains(document.elementFromPoint(place.x, place.y))) resolve(place)
          else if (performance.now() > end) reject(new Error(`Of ${wanted} number ${n} can’t be clicked.`))
          else setTimeout(lookAgain, 20)
        }
        lookAgain()
      }),
    [selector, which, PATIENCE_MS] as const,
  )
  await page.mouse.click(x, y)
}

/** What can be chosen, but lies outside of the screen or under something else wherever the page is scrolled to. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(selector => {
    const things = [...document.querySelectorAll<HTMLElement>(selector)]
    return things.flatMap(thing => {
      thing.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = thing.getBoundingClientRect()
      const isCard = thing.dataset.look !== undefined
      const there = document.elementFromPoint(left + (isCard ? 8 : width / 2), top + (isCard ? 20 : height / 2))
      return thing.contains(there) ? [] : [`${thing.textContent} is out of reach`]
    })
  }, `${LIT}, ${BUTTON}`)

/** Clicks the first that there is of these kinds of things; whether there was any. */
async function clickFirst(page: Page, ...selectors: readonly string[]): Promise<boolean> {
  const there = await counts(page, ...selectors)
  const selector = selectors[there.findIndex(count => count > 0)]
  if (selector !== undefined) await clickOne(page, selector)
  return selector !== undefined
}

/** Whether a question was answered by the last thing that was picked for it. */
export async function isAnswered(page: Page, number: number): Promise<boolean> {
  const now = await look(page)
  return !now.asked || now.number !== number
}

/** Any legal answer, given by clicking. */
export async function answerSomehow(page: Page, asked: Asked, random: Random): Promise<void> {
  if (asked.of === 'name') {
    await page.locator('[data-typing]').fill('e')
    await page.keyboard.press('Enter')
    return
  }
  const [lit = 0, buttons = 0, none = 0] = await counts(page, LIT, BUTTON, NONE)
  if (asked.of === 'move') {
    const way = below(random, lit + buttons)
    return way < lit ? clickOne(page, LIT, way) : clickOne(page, BUTTON, way - lit)
  }
  if (none > 0 && below(random, 3) === 0) return clickOne(page, NONE)
  for (let picks = 0; picks < 20; picks++) {
    const [things = 0, others = 0, confirm = 0] = await counts(page, UNPICKED, BUTTON, CONFIRM)
    if (things === 0) return confirm > 0 ? clickOne(page, CONFIRM) : clickOne(page, BUTTON, below(random, others))
    await clickOne(page, UNPICKED, below(random, things))
    if (!asked.several || (await isAnswered(page, asked.number))) return
    const [canConfirm = 0] = await counts(page, CONFIRM)
    if (canConfirm > 0 && below(random, 2) === 0) return clickOne(page, CONFIRM)
  }
}

const pile = (id: string): string => `[data-place="pile:${id}"] button[data-lit="true"]`

/** Buys money and Provinces, plays what can be played, and answers everything else somehow. */
export async function playWell(page: Page, asked: Asked, random: Random): Promise<void> {
  if (asked.of !== 'move') return answerSomehow(page, asked, random)
  const smithy = below(random, 3) === 0 ? [pile('smithy')] : []
  const wanted = [pile('province'), pile('gold'), ...smithy, pile('silver'), '[data-move="end-turn"]']
  await clickFirst(page, '[data-move="treasures"]', '[data-place^="hand"] button[data-lit="true"]', ...wanted)
}

/** Burgund: places what can be placed, sells now and then, takes cards, and does anything else. */
export async function placeFirst(page: Page, asked: Asked, random: Random): Promise<void> {
  const lit = (place: string) => `[data-place^="${place}"] button[data-lit="true"]`
  const sold = below(random, 2) === 0 ? [lit('storage')] : []
  const taken = below(random, 4) > 0 ? [lit('row')] : []
  const isPlaced = asked.step === 'choose-action' && (await clickFirst(page, lit('projects'), ...sold, ...taken))
  if (!isPlaced) await answerSomehow(page, asked, random)
}

/** Plays on by clicking until the game is over or so many questions were answered and the next one is asked; gives back how many. */
export async function playOn(page: Page, random: Random, most: number, answer = playWell): Promise<number> {
  let last = -1
  for (let n = 0; n < most; n++) {
    const asked = await nextQuestion(page, last)
    if (asked.over) return n
    last = asked.number
    await answer(page, asked, random)
  }
  await nextQuestion(page, last)
  return most
}
