import type { Settings } from '../browser/settings.ts'

/** A card on its way from one place to another; places are elements with `data-place`. */
export interface Flight {
  readonly from: string
  readonly to: string
  /** The card, if it may be seen. */
  readonly id: string | undefined
}

/** A flight between two parts of the screen; times in milliseconds. */
export interface Flying extends Flight {
  readonly start: DOMRect
  readonly end: DOMRect
  /** The card where it will lie. */
  readonly hidden: HTMLElement | undefined
  readonly delay: number
  readonly time: number
}

/** How long a card flies that flies alone, in milliseconds; nothing moves where that is off. */
export const FLIGHT_MS: Readonly<Record<Settings['motion'], number>> = { off: 0, fast: 140, normal: 240, slow: 520 }

/** What happens in one moment is seen in this order: what is put away, what is shuffled, what is drawn or shown. */
const ORDER: readonly ((flight: Flight) => boolean)[] = [
  ({ from, to }) => !from.startsWith('deck:') && !to.startsWith('deck:'),
  ({ to }) => to.startsWith('deck:'),
  () => true,
]

const stageOf = (flight: Flight): number => ORDER.findIndex(is => is(flight))

/** From the first card that sets out to the last that lands, in shares of the time one card flies alone. */
const WHOLE = 1.4
/** How much of the stage before is over when the next begins. */
const OVER = 0.5
/** What lies between cards that set out together. */
const AFTER_ANOTHER_MS = 4

/** When each of the cards that set out in one moment does so, and how long it flies: stage by stage, the quicker the more there are. */
export function paces(flights: readonly Flight[], time: number): { readonly delay: number; readonly time: number }[] {
  const stages = [...new Set(flights.map(stageOf))].toSorted()
  const spread = AFTER_ANOTHER_MS * flights.length
  const each = Math.min(time, (time * WHOLE - spread) / (1 + OVER * (stages.length - 1)))
  return flights.map((flight, i) => ({
    delay: stages.indexOf(stageOf(flight)) * each * OVER + i * AFTER_ANOTHER_MS,
    time: each,
  }))
}

export const placeKey = (place: string, id: string | undefined) => (id === undefined ? place : `${place} ${id}`)

/** A card where it lies on the screen. */
export const cardAt = (place: string, id: string | undefined): HTMLElement | undefined =>
  id === undefined
    ? undefined
    : (document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"] [data-look="${CSS.escape(id)}"]`) ??
      undefined)

/** Where every place and every card in it lies now. */
export function measured(): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>()
  for (const place of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const name = place.dataset.place ?? ''
    rects.set(name, place.getBoundingClientRect())
    for (const card of place.querySelectorAll<HTMLElement>('[data-look]'))
      rects.set(placeKey(name, card.dataset.look), card.getBoundingClientRect())
  }
  return rects
}

/** How large a flying card is, and how high above the straight way it flies. */
const WIDTH = 84
const HEIGHT = WIDTH / 0.69
const ARC = 36
const MOST_TILT = 9

/** Lets the browser move a card from where it lay to where it will lie, over an arc and a little tilted. */
export function fly(ghost: HTMLElement, { start, end, hidden, delay, time }: Flying) {
  const at = (x: number, y: number, tilt: number) => ({
    transform: `translate(${x - WIDTH / 2}px, ${y - HEIGHT / 2}px) rotate(${tilt}deg)`,
  })
  const [x1, y1] = [start.left + start.width / 2, start.top + start.height / 2]
  const [x2, y2] = [end.left + end.width / 2, end.top + end.height / 2]
  const tilt = Math.max(-MOST_TILT, Math.min((x2 - x1) / 40, MOST_TILT))
  const way = [at(x1, y1, 0), at((x1 + x2) / 2, (y1 + y2) / 2 - ARC, tilt), at(x2, y2, 0)]
  const flight = ghost.animate(way, { duration: time, delay, fill: 'both', easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' })
  if (hidden !== undefined) hidden.style.opacity = '0'
  const show = () => {
    ghost.style.visibility = 'hidden'
    if (hidden !== undefined) hidden.style.opacity = ''
  }
  return {
    landed: flight.finished.then(show, () => undefined),
    end: () => {
      show()
      flight.cancel()
    },
  }
}
