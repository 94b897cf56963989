import { type ReactNode, useEffect, useState } from 'react'
import { useSettings } from '../browser/settings.ts'
import { Sign } from '../cards/Picture.tsx'
import styles from './Podium.module.css'

/** Somebody at the end: what they have gathered, and their points. */
export interface Stand {
  readonly name: string
  readonly winner: boolean
  readonly total: number
  /** Some of what they have gathered, to be fanned out. */
  readonly fan: readonly ReactNode[]
}

/** How many cards are fanned out: more would lie over those of others. */
const FANNED = 7

/** How long points are counted. */
const COUNTING_MS = 1100

/** A number that is counted up to, unless nothing is to move. */
function Counted({ total }: { readonly total: number }) {
  const moves = useSettings().motion !== 'off'
  const [shown, setShown] = useState(moves ? 0 : total)
  useEffect(() => {
    if (!moves) return setShown(total)
    let frame = 0
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / COUNTING_MS)
      // Fast at first, slowly at the end.
      setShown(Math.round(total * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [total, moves])
  return shown
}

/** The end at a glance: everybody's cards fanned out over their points, whoever won under laurels. */
export function Podium({ stands }: { readonly stands: readonly Stand[] }) {
  return (
    // All of it stands in the tables below in words.
    <ul className={styles.podium} style={{ '--columns': stands.length > 4 ? 3 : stands.length }} aria-hidden="true">
      {stands.map(({ name, winner, total, fan }, i) => (
        <li key={i} className={styles.stand} data-winner={winner}>
          <span className={styles.fan} style={{ '--n': Math.min(fan.length, FANNED) }}>
            {fan.slice(-FANNED).map((card, j) => (
              <span key={j} style={{ '--i': j }}>
                {card}
              </span>
            ))}
          </span>
          <span className={styles.points}>
            {winner && <Sign id="gathering" className={styles.laurels} />}
            <Counted total={total} />
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  )
}
