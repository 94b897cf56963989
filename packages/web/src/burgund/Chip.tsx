import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { BurgundIcon } from './Icon.tsx'

interface Props {
  /** What it is. */
  readonly sort: string
  readonly n: number
  /** What it is in words; said to those who don't see the picture. */
  readonly label: string
  /** Whether the words are there for all to see. */
  readonly worded?: boolean
  readonly children?: ReactNode
  /** What it would take to use it. */
  readonly cost?: ReactNode
}

/** A number of something: workers, silver, goods, animals. */
export function Chip({ sort, n, label, worded = false, children, cost }: Props) {
  return (
    <span className={styles.chip} data-none={n === 0} data-sort={sort} title={label}>
      <BurgundIcon id={sort} className={styles.icon} />
      <span className={worded ? styles.word : 'hidden-visually'}>{label}</span>
      {children}
      <span>{n}</span>
      {cost}
    </span>
  )
}

/** The dice that sell goods of a sort. */
export const SaleDice = ({ dice }: { readonly dice: readonly number[] }) => (
  <span className={styles.dice}>{dice.join('·')}</span>
)
