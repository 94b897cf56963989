import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './Flights.module.css'
import { type Flight, type Flying, flown, fly, Layout, mannerOf } from './flying.ts'

interface Props {
  /** Changes with every moment. */
  readonly moment: unknown
  readonly flights: readonly Flight[]
  /** In milliseconds; 0 for none. */
  readonly time: number
  readonly draw: (id: string | undefined) => ReactNode
}

/** Cards that set out in one moment. They are drawn when they set out, and never again. */
interface Flock {
  readonly key: number
  readonly flying: readonly Flying[]
  readonly cards: readonly ReactNode[]
}

/** Whoever clicks has seen enough: cards land, coins have hopped, and what comes next isn't drawn beside what still moves. */
function settle(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

/** Shows where cards went: they fly there over the table. */
export function Flights({ moment, flights, time, draw }: Props) {
  const before = useRef(new Layout())
  const seen = useRef<unknown>(undefined)
  const next = useRef(0)
  const [flocks, setFlocks] = useState<readonly Flock[]>([])

  useLayoutEffect(() => {
    if (seen.current === moment) return
    const first = seen.current === undefined
    seen.current = moment
    const old = before.current
    before.current = time === 0 ? new Layout() : Layout.measured()
    if (first || time === 0) return
    const flying = flown(flights, old, before.current, time)
    if (flying.length === 0) return
    const flock = { key: next.current++, flying, cards: flying.map((flight, nth) => drawn(flight, nth, draw)) }
    setFlocks(current => [...current, flock])
  }, [moment, flights, time, draw])

  const landed = useCallback((key: number) => setFlocks(current => current.filter(flock => flock.key !== key)), [])

  useEffect(() => {
    if (time === 0) return
    document.addEventListener('pointerdown', settle)
    return () => document.removeEventListener('pointerdown', settle)
  }, [time])

  return (
    <div className={styles.flights} aria-hidden="true">
      {flocks.map(flock => (
        <FlyingFlock key={flock.key} flock={flock} onLanded={landed} />
      ))}
    </div>
  )
}

function drawn(flight: Flying, nth: number, draw: Props['draw']): ReactNode {
  const manner = mannerOf(flight, nth)
  return (
    <span className={styles[manner]}>
      <span className={styles.face}>{draw(flight.id)}</span>
      {manner === 'flip' && <span className={styles.back}>{draw(undefined)}</span>}
      {manner === 'burn' && <span className={styles.ember} />}
    </span>
  )
}

interface FlockProps {
  readonly flock: Flock
  readonly onLanded: (key: number) => void
}

/** Flies without being rendered again: the browser moves the cards, and each goes when it has landed. */
const FlyingFlock = memo(function FlyingFlock({ flock, onLanded }: FlockProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { key, flying } = flock
    const ghosts = [...(element.current?.children ?? [])].filter(ghost => ghost instanceof HTMLElement)
    const { landed, end } = fly(flying, ghosts)
    let gone = false
    landed.then(() => gone || onLanded(key))
    return () => {
      gone = true
      end()
    }
  }, [flock, onLanded])
  return (
    <div ref={element}>
      {flock.cards.map((card, i) => (
        <div key={i} className={styles.ghost} data-flying={flock.flying[i]?.id}>
          {card}
        </div>
      ))}
    </div>
  )
})
