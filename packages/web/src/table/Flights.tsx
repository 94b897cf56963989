import { animate } from 'motion/mini'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './Flights.module.css'

/** A card on its way from one place to another; places are elements with `data-place`. */
export interface Flight {
  readonly from: string
  readonly to: string
  /** The card, if it may be seen. */
  readonly id: string | undefined
}

/** How a card flies: turned over on the way, burnt where it lands, or just so. */
type Manner = 'flip' | 'burn' | 'plain'

const mannerOf = ({ from, to, id }: Flight): Manner => {
  if (to === 'trash') return 'burn'
  return id !== undefined && from.startsWith('deck:') ? 'flip' : 'plain'
}

/** What happens in one moment is seen in this order: what is put away, what is shuffled, what is drawn or shown. */
const ORDER: readonly ((flight: Flight) => boolean)[] = [
  ({ from, to }) => !from.startsWith('deck:') && !to.startsWith('deck:'),
  ({ to }) => to.startsWith('deck:'),
  () => true,
]

const stageOf = (flight: Flight): number => ORDER.findIndex(is => is(flight))

/** How many stages that are to be seen come before a flight's own. */
export const stagesBefore = (flight: Flight, all: readonly Flight[]): number =>
  new Set(all.map(stageOf).filter(stage => stage < stageOf(flight))).size

interface Props {
  /** Changes with every moment. */
  readonly moment: unknown
  readonly flights: readonly Flight[]
  /** In milliseconds; 0 for none. */
  readonly time: number
  readonly draw: (id: string | undefined) => ReactNode
}

interface Flying extends Flight {
  readonly key: number
  readonly start: DOMRect
  readonly end: DOMRect
  /** The card where it will lie. */
  readonly hidden: HTMLElement | undefined
}

const TOGETHER = 8
const WIDTH = 84
/** How high above the straight way a card flies. */
const ARC = 36

const placeKey = (place: string, id: string | undefined) => (id === undefined ? place : `${place} ${id}`)

const cardAt = (place: string, id: string | undefined): HTMLElement | undefined =>
  id === undefined
    ? undefined
    : (document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"] [data-look="${CSS.escape(id)}"]`) ??
      undefined)

/** Where every place and every card in it lies now. */
function measured(): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>()
  for (const place of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const name = place.dataset.place ?? ''
    rects.set(name, place.getBoundingClientRect())
    for (const card of place.querySelectorAll<HTMLElement>('[data-look]'))
      rects.set(placeKey(name, card.dataset.look), card.getBoundingClientRect())
  }
  return rects
}

/** Shows where cards went: they fly there over the table. */
export function Flights({ moment, flights, time, draw }: Props) {
  const before = useRef(new Map<string, DOMRect>())
  const seen = useRef<unknown>(undefined)
  const next = useRef(0)
  const [flying, setFlying] = useState<readonly Flying[]>([])

  useLayoutEffect(() => {
    if (seen.current === moment) return
    const first = seen.current === undefined
    seen.current = moment
    const now = measured()
    const old = before.current
    before.current = now
    if (first || time === 0) return
    const find = (rects: Map<string, DOMRect>, place: string, id: string | undefined) =>
      rects.get(placeKey(place, id)) ?? rects.get(place)
    const started = flights.slice(-TOGETHER).flatMap((flight): Flying[] => {
      const start = find(old, flight.from, flight.id)
      const end = find(now, flight.to, flight.id)
      if (start === undefined || end === undefined || start.width === 0 || end.width === 0) return []
      // A card is on the screen once: where it flies to it isn't seen before it lands, unless one like it lies there.
      const hidden = old.has(placeKey(flight.to, flight.id)) ? undefined : cardAt(flight.to, flight.id)
      return [{ ...flight, key: next.current++, start, end, hidden }]
    })
    if (started.length > 0) setFlying(current => [...current, ...started])
  }, [moment, flights, time])

  // Whoever clicks has seen enough.
  const any = flying.length > 0
  useEffect(() => {
    if (!any) return
    const land = () => setFlying([])
    document.addEventListener('pointerdown', land)
    return () => document.removeEventListener('pointerdown', land)
  }, [any])

  return (
    <div className={styles.flights} aria-hidden="true">
      {flying.map((flight, i) => (
        <Ghost
          key={flight.key}
          flight={flight}
          time={time}
          delay={(i % TOGETHER) * 0.007 + (stagesBefore(flight, flying) * time) / 3000}
          onLanded={() => setFlying(current => current.filter(other => other.key !== flight.key))}
        >
          <span className={styles[mannerOf(flight)]} style={{ animationDuration: `${time}ms` }}>
            <span className={styles.face}>{draw(flight.id)}</span>
            {mannerOf(flight) === 'flip' && <span className={styles.back}>{draw(undefined)}</span>}
          </span>
        </Ghost>
      ))}
    </div>
  )
}

interface GhostProps {
  readonly flight: Flying
  readonly time: number
  readonly delay: number
  readonly onLanded: () => void
  readonly children: ReactNode
}

function Ghost({ flight, time, delay, onLanded, children }: GhostProps) {
  const element = useRef<HTMLDivElement>(null)
  const landed = useRef(onLanded)
  landed.current = onLanded
  useLayoutEffect(() => {
    if (element.current === null) return
    const { start, end, hidden } = flight
    const middle = (a: number, b: number) => (a + b) / 2
    const at = (x: number, y: number, tilt: number) =>
      `translate(${x - WIDTH / 2}px, ${y - WIDTH * 0.72}px) rotate(${tilt}deg)`
    const [x1, y1] = [start.left + start.width / 2, start.top + start.height / 2]
    const [x2, y2] = [end.left + end.width / 2, end.top + end.height / 2]
    const tilt = Math.max(-9, Math.min((x2 - x1) / 40, 9))
    const arc = at(middle(x1, x2), middle(y1, y2) - ARC, tilt)
    if (hidden !== undefined) hidden.style.opacity = '0'
    const animation = animate(
      element.current,
      { transform: [at(x1, y1, 0), arc, at(x2, y2, 0)] },
      { duration: time / 1000, delay, ease: [0.3, 0.1, 0.3, 1] },
    )
    let gone = false
    animation.then(() => gone || landed.current())
    return () => {
      gone = true
      if (hidden !== undefined) hidden.style.opacity = ''
      animation.cancel()
    }
  }, [flight, time, delay])
  return (
    <div ref={element} className={styles.ghost} style={{ width: WIDTH }}>
      {children}
    </div>
  )
}
