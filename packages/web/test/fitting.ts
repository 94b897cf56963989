import type { Locator, Page } from 'playwright-core'
import { DESKTOP, LAPTOP, LARGE, PHONE, SIDEWAYS, TABLET } from './browser.ts'

const SIZES = [DESKTOP, TABLET, PHONE, SIDEWAYS]

/** The sizes at which everything is tried that once went wrong. */
export const ALL_SIZES = [DESKTOP, LAPTOP, LARGE, PHONE, SIDEWAYS]

/** Looks at the page in each size, one after the other; gives back all that was found, and at which size. */
export async function atEachSize(
  page: Page,
  find: () => Promise<readonly string[]>,
  sizes: readonly { readonly width: number; readonly height: number }[] = SIZES,
): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    // Whatever the page works out from its size, it has in the frame after.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const what of await find()) found.push(`${size.width}×${size.height}: ${what}`)
  }
  return found
}

/** Whether something isn't wholly on the screen, or lies under something else. */
export const unseen = (thing: Locator): Promise<string[]> =>
  thing.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isOn = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    const isOver = element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    return isOn && isOver ? [] : [`${element.textContent} isn’t in sight`]
  })

/** The same, once one has scrolled to it. */
export async function unread(thing: Locator): Promise<string[]> {
  await thing.evaluate(element => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  return unseen(thing)
}

/** What of these isn't wholly on the screen, at any size, and whether the page scrolls sideways. */
export const misfits = (page: Page, inReach: string): Promise<string[]> =>
  atEachSize(page, () =>
    page.evaluate(selector => {
      const { scrollWidth, clientWidth } = document.documentElement
      const outside = [...document.querySelectorAll(selector)].filter(thing => {
        const { left, right, top, bottom } = thing.getBoundingClientRect()
        const isShown = thing.getClientRects().length > 0
        return isShown && (left < -1 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1)
      })
      return [
        ...(scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth}`] : []),
        ...outside.map(thing => `outside: ${thing.outerHTML.slice(0, 120)}`),
      ]
    }, inReach),
  )

/** At which sizes the page scrolls sideways. */
export const scrollsSideways = (page: Page): Promise<string[]> => misfits(page, 'nothing')
