import type { Page } from 'playwright-core'

/** Keeps everything the worker tells the page from the next visit on. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const Real = window.Worker
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', event => heard.push(event.data))
      }
    }
  })

/** A moment as it came to the page, as far as tests look at it. */
interface HeardMoment {
  readonly view: { readonly players: readonly Readonly<Record<string, unknown>>[] }
  readonly question?: { readonly seat: number }
  readonly events: readonly { readonly type: string; readonly seat: number; readonly cards: readonly number[] }[]
}

/** All that was told since, and the moments among it. */
export async function heardBy(page: Page): Promise<{ readonly all: string; readonly moments: readonly HeardMoment[] }> {
  const heard: readonly { readonly moment?: HeardMoment }[] = await page.evaluate(() => Reflect.get(window, 'heard'))
  return { all: JSON.stringify(heard), moments: heard.flatMap(({ moment }) => moment ?? []) }
}
