import type { Box } from './placing.ts'
import styles from './Ring.module.css'

const ROOM = 5

/** Light around something on the table, which can be clicked through it. */
export function Ring({ box: { left, top, right, bottom } }: { readonly box: Box }) {
  return (
    <div
      className={styles.ring}
      style={{
        left: left - ROOM,
        top: top - ROOM,
        width: right - left + 2 * ROOM,
        height: bottom - top + 2 * ROOM,
      }}
      aria-hidden="true"
      data-ring=""
    />
  )
}
