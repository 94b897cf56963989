import { classes } from '../design/classes.ts'
import styles from './Symbol.module.css'

export const SYMBOLS = ['coin', 'vp', 'potion', 'debt', 'card', 'action', 'buy', 'coffers'] as const
export type SymbolKind = (typeof SYMBOLS)[number]

interface Props {
  readonly kind: SymbolKind
  /** What stands in it: an amount. */
  readonly children?: string | number
}

/**
 * Coins, VP, cards … with their number inside; the shape alone tells them apart. There are hundreds on a table: each is
 * one element with a picture, and no drawing of its own. Says nothing to a screen reader: the words stand beside it.
 */
export function GameSymbol({ kind, children }: Props) {
  const text = children === undefined ? '' : String(children)
  return (
    <span className={classes(styles.symbol, styles[kind])} data-length={Math.min(3, text.length)} aria-hidden="true">
      {text}
    </span>
  )
}
