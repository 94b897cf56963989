import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A table's feed as it came over the wire, as far as tests look at it. */
interface HeardFeed {
  readonly type: string
  readonly steps: readonly {
    readonly events: readonly { readonly type: string; readonly seat: number; readonly cards: readonly number[] }[]
  }[]
  readonly standing: {
    readonly view: { readonly players: readonly { readonly hand: unknown; readonly deckSize?: unknown }[] }
    readonly question: { readonly seat: number } | null
  }
}

const isFeed = (message: unknown): message is HeardFeed =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'feed'

/** Keeps every frame that comes to the page from now on. */
export function hearFrames(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}

/** Nothing that a seat may not know was in what came: of others no hand, no deck, no card drawn, no question. */
export function expectNothingHidden(frames: readonly string[], own: number): void {
  const feeds = frames.map((frame): unknown => JSON.parse(frame)).filter(isFeed)
  expect(feeds.length).toBeGreaterThan(0)
  for (const { steps, standing } of feeds) {
    for (const [seat, { hand, deckSize = null }] of standing.view.players.entries()) {
      if (seat !== own) expect({ hand, deckSize }).toEqual({ hand: null, deckSize: null })
    }
    expect(standing.question?.seat ?? own).toBe(own)
    const drawn = steps.flatMap(({ events }) => events.filter(({ type, seat }) => type === 'draw' && seat !== own))
    for (const { cards } of drawn) expect(cards).toEqual([])
  }
  expect(frames.join('\n')).not.toContain('"seed"')
}
