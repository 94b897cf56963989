import { animate } from 'motion/mini'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './Flights.module.css'

/** A card on its way from one place to another; places are elements with `data-place`. */
export interface Flight {
  readonly from: string
  readonly to: string
  /** The card, if it may be seen. */
  readonly id: string | undefined
}

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
}

const TOGETHER = 8
const WIDTH = 84

const placeKey = (place: string, id: string | undefined) => (id === undefined ? place : `${place} ${id}`)

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
      return [{ ...flight, key: next.current++, start, end }]
    })
    if (started.length > 0) setFlying(current => [...current, ...started])
  }, [moment, flights, time])

  return (
    <div className={styles.flights} aria-hidden="true">
      {flying.map((flight, i) => (
        <Ghost
          key={flight.key}
          flight={flight}
          time={time}
          delay={(i % TOGETHER) * 0.007}
          onLanded={() => setFlying(current => current.filter(other => other.key !== flight.key))}
        >
          {draw(flight.id)}
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
    const { start, end } = flight
    const spot = ({ left, top, width, height }: DOMRect) =>
      `translate(${left + width / 2 - WIDTH / 2}px, ${top + height / 2 - WIDTH * 0.72}px)`
    const animation = animate(
      element.current,
      { transform: [spot(start), spot(end)], opacity: [1, 1, 0.6] },
      { duration: time / 1000, delay, ease: [0.3, 0.1, 0.3, 1] },
    )
    let gone = false
    animation.then(() => gone || landed.current())
    return () => {
      gone = true
      animation.cancel()
    }
  }, [flight, time, delay])
  return (
    <div ref={element} className={styles.ghost} style={{ width: WIDTH }}>
      {children}
    </div>
  )
}
