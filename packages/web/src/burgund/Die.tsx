import { classes } from '../design/classes.ts'
import styles from './Die.module.css'

/** Where the pips of each value lie. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
]

interface Props {
  readonly value: number
  readonly className?: string | undefined
}

/** A face of a die. Says nothing to a screen reader: the number stands in the words beside it. */
export function Die({ value, className }: Props) {
  return (
    <svg className={classes(styles.die, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="22" height="22" rx="5" fill="#fffaf0" stroke="#2a190d" strokeWidth="1.6" />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" fill="#2a190d" />
      ))}
    </svg>
  )
}
