import type { Glance } from '@kartentisch/kernel'
import type { CSSProperties } from 'react'
import { looks } from '../games/looks.ts'
import styles from './Stamp.module.css'

interface Props {
  readonly game: string
  /** Nothing while it isn't known how the table lies. */
  readonly glance: Glance | null
}

/** A pile looks no higher than this. */
const HIGHEST = 10

/** So few things are shown larger, in two rows. */
const FEW = 10

/** How high a pile of so many looks. */
const height = (left: number): CSSProperties & Record<`--${string}`, number> => ({ '--high': Math.min(left, HIGHEST) })

const PlainTile = ({ id }: { readonly id: string }) => <b>{id}</b>

/** A table the size of a stamp: the piles with their heights, and what lies before whoever's turn it is. */
export function Stamp({ game, glance }: Props) {
  const look = looks[game]
  const Tile = look?.Tile ?? PlainTile
  return (
    <span className={styles.cloth} data-ground={look?.ground ?? 'night'} aria-hidden="true">
      <span className={styles.supply} data-few={(glance?.supply.length ?? 0) <= FEW}>
        {glance?.supply.map(({ id, left }, i) => (
          <span key={i} style={height(left)} data-empty={left === 0}>
            <Tile id={id} />
          </span>
        ))}
      </span>
      <span className={styles.played}>
        {glance?.played.map((id, i) => (
          <span key={i}>
            <Tile id={id} />
          </span>
        ))}
      </span>
    </span>
  )
}
