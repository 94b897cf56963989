import { at } from '@kartentisch/kernel'
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

/** Where the cards of a look lie in each place, and the places themselves. */
export class Layout {
  readonly #found = new Map<string, { readonly box: DOMRect; readonly element: HTMLElement }[]>()

  /** As it is on the screen now. */
  static measured(): Layout {
    const layout = new Layout()
    for (const place of document.querySelectorAll<HTMLElement>('[data-place]')) {
      const name = place.dataset.place ?? ''
      layout.#add(name, place)
      for (const card of place.querySelectorAll<HTMLElement>('[data-look]'))
        layout.#add(`${name} ${card.dataset.look}`, card)
    }
    return layout
  }

  #add(key: string, element: HTMLElement): void {
    const known = this.#found.get(key) ?? []
    this.#found.set(key, [...known, { box: element.getBoundingClientRect(), element }])
  }

  cards(place: string, id: string | undefined) {
    return id === undefined ? [] : (this.#found.get(`${place} ${id}`) ?? [])
  }

  /** Where a card lies, the last of its like first; where its place is if it isn't seen there. */
  boxOf(place: string, id: string | undefined, nth: number): DOMRect | undefined {
    const cards = this.cards(place, id)
    return (cards.at(-1 - (nth % Math.max(1, cards.length))) ?? this.#found.get(place)?.[0])?.box
  }
}

/** More than these can't be followed by the eye. */
const TOGETHER = 10

/**
 * The flights that can be shown. A card is on the screen once: those that arrive aren't seen where they will lie before
 * they land, unless they only add to a stack that lies there already.
 */
export function flown(all: readonly Flight[], before: Layout, now: Layout, time: number): Flying[] {
  const flights = all.slice(-TOGETHER)
  const unseen = all.length - flights.length
  const pace = paces(flights, time)
  return flights.flatMap((flight, i): Flying[] => {
    const { from, to, id } = flight
    const earlier = all.slice(0, unseen + i).filter(other => other.id === id)
    const start = before.boxOf(from, id, earlier.filter(other => other.from === from).length)
    const nth = earlier.filter(other => other.to === to).length
    const end = now.boxOf(to, id, nth)
    if (start === undefined || end === undefined || start.width === 0 || end.width === 0) return []
    const gone = all.filter(other => other.id === id && other.from === to).length
    const arrived = now.cards(to, id).length - Math.max(0, before.cards(to, id).length - gone)
    const hidden = nth < arrived ? now.cards(to, id).at(-1 - nth)?.element : undefined
    return [{ ...flight, start, end, hidden, ...at(pace, i) }]
  })
}

/** How large a flying card is drawn; it grows or shrinks to what lies where it comes from and goes to. */
const WIDTH = 120
const HEIGHT = WIDTH / 0.69
const LEAST = 0.35
/** How high above the straight way it flies, and how far it tilts. */
const ARC = 36
const MOST_TILT = 9
/** When it is in the middle of its way: it sets out quickly and lands slowly. */
const HALFWAY = 0.32
const SETTING_OUT = 'cubic-bezier(0.4, 0.1, 0.8, 0.8)'
const LANDING = 'cubic-bezier(0.25, 0.53, 0.3, 1)'

/** How a card flies: turned over on the way, burnt where it lands, shuffled in from the left or right, or just so. */
export type Manner = 'flip' | 'burn' | 'left' | 'right' | 'plain'

/** The manner of the nth card that sets out: of those that are shuffled in, every other comes from the other side. */
export const mannerOf = ({ from, to, id }: Flight, nth: number): Manner => {
  if (to === 'trash') return 'burn'
  if (id === undefined && from.startsWith('discard:') && to.startsWith('deck:')) return nth % 2 === 0 ? 'left' : 'right'
  return id !== undefined && from.startsWith('deck:') ? 'flip' : 'plain'
}

/** What the card itself does meanwhile, and its face within it. */
const TURNS: Readonly<Record<Manner, { readonly card?: readonly Keyframe[]; readonly face?: readonly Keyframe[] }>> = {
  flip: {
    card: [
      { transform: 'perspective(600px) rotateY(180deg)', easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
      { transform: 'perspective(600px) rotateY(0deg)' },
    ],
  },
  // Eaten from its lower edge by embers. The edge rises and the card sinks by as much behind it, so that the card itself
  // stays where it is: only what the browser can move without painting it anew.
  burn: { card: sinking('-100%'), face: sinking('100%') },
  left: { card: riffled(-1) },
  right: { card: riffled(1) },
  plain: {},
}

function sinking(by: string): Keyframe[] {
  const [still, sunk] = ['translateY(0)', `translateY(${by})`]
  return [{ transform: still }, { transform: still, offset: 0.55, easing: 'ease-in' }, { transform: sunk }]
}

/** Two halves bend apart and slip into each other. */
function riffled(side: number): Keyframe[] {
  const still = { transform: 'translateX(0) rotate(0deg)' }
  const bent = { transform: `translateX(${side * 42}%) rotate(${side * 14}deg)` }
  return [still, { ...bent, offset: 0.6, easing: 'ease-in' }, still]
}

/** Where its middle is at the beginning, on the way and at the end. */
function wayOf({ start, end }: Flying): Keyframe[] {
  const step = (x: number, y: number, tilt: number, scale: number) => ({
    transform: `translate(${x - WIDTH / 2}px, ${y - HEIGHT / 2}px) rotate(${tilt}deg) scale(${scale})`,
  })
  const scaleIn = ({ width, height }: DOMRect) => Math.max(LEAST, Math.min(width / WIDTH, height / HEIGHT))
  const [x1, y1, first] = [start.left + start.width / 2, start.top + start.height / 2, scaleIn(start)]
  const [x2, y2, last] = [end.left + end.width / 2, end.top + end.height / 2, scaleIn(end)]
  const tilt = Math.max(-MOST_TILT, Math.min((x2 - x1) / 40, MOST_TILT))
  return [
    { ...step(x1, y1, 0, first), easing: SETTING_OUT },
    { ...step((x1 + x2) / 2, (y1 + y2) / 2 - ARC, tilt, (first + last) / 2), offset: HALFWAY, easing: LANDING },
    step(x2, y2, 0, last),
  ]
}

/**
 * Lets the browser move cards from where they lay to where they will lie, each over an arc and a little tilted. All of them
 * begin and end together, and what each waits for stands in its keyframes: so the page's own thread, which may be busy, has
 * something to do when the first sets out and when all have landed, and never in between. What is hidden meanwhile isn't
 * animated: each thing that is would be painted apart from the table before the first card sets out.
 */
export function fly(flying: readonly Flying[], ghosts: readonly HTMLElement[]) {
  const whole = Math.max(...flying.map(({ delay, time }) => delay + time))
  const animations = flying.flatMap((flight, i) => {
    const { delay, time } = flight
    const during = (element: Element | null | undefined, frames: readonly Keyframe[] | undefined) => {
      if (element == null || frames === undefined) return []
      const offset = ({ offset: share }: Keyframe, nth: number) => share ?? nth / (frames.length - 1)
      const timed = frames.map((frame, nth) => ({ ...frame, offset: (delay + offset(frame, nth) * time) / whole }))
      const waiting = { ...frames[0], offset: 0, easing: 'linear' }
      return [element.animate([waiting, ...timed, { ...frames.at(-1), offset: 1 }], { duration: whole, fill: 'both' })]
    }
    const ghost = ghosts[i]
    const { card, face } = TURNS[mannerOf(flight, i)]
    return [
      during(ghost, wayOf(flight)),
      during(ghost?.firstElementChild, card),
      during(ghost?.firstElementChild?.firstElementChild, face),
    ].flat()
  })
  const hidden = flying.flatMap(flight => flight.hidden ?? [])
  for (const element of hidden) element.style.opacity = '0'
  return {
    landed: Promise.allSettled(animations.map(({ finished }) => finished)),
    end: () => {
      for (const animation of animations) animation.cancel()
      for (const element of hidden) element.style.opacity = ''
    },
  }
}
