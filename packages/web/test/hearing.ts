import type { Page } from 'playwright-core'

/** Keeps everything that workers tell the page, if they start after this. */
export const listen = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
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

interface Heard {
  readonly moment?: HeardMoment
  readonly value?: HeardMoment | null
  readonly news?: { readonly moment?: HeardMoment }
}

/** All that was told since, and the moments among it. */
export async function heardBy(page: Page): Promise<{ readonly all: string; readonly moments: readonly HeardMoment[] }> {
  const heard: readonly Heard[] = await page.evaluate(() => Reflect.get(window, 'heard'))
  const moments = heard.flatMap(({ moment, value, news }) => {
    const told = moment ?? news?.moment ?? value
    return told !== null && typeof told === 'object' && 'view' in told ? [told] : []
  })
  return { all: JSON.stringify(heard), moments }
}
