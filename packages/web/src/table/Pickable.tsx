import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { classes } from '../design/classes.ts'
import styles from './Pickable.module.css'

interface Props {
  /** What it is, for the preview. */
  readonly look: string
  /** What it is, for those who don't see it. */
  readonly label: string
  /** It can be chosen now. */
  readonly lit: boolean
  /** It can be chosen, but hardly anybody wants it: it isn't lit up. */
  readonly plain?: boolean
  /** It isn't asked for, but can be had instead of what was chosen before. */
  readonly instead?: boolean
  /** Which number it has among those picked; undefined if it isn't. */
  readonly picked?: number | undefined
  /** The order of the picks counts and is shown. */
  readonly ordered?: boolean
  /** Why it can't be chosen. */
  readonly why?: string
  /** The key that chooses it. */
  readonly shortcut?: string | undefined
  readonly onPick: () => void
  /** A pointer has taken hold of it, perhaps to drag it. */
  readonly onHold?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A thing on the table that can be chosen when it is lit. Only what is lit is on the way of the Tab key. */
export function Pickable(props: Props) {
  const {
    look,
    label,
    lit,
    plain = false,
    instead = false,
    picked,
    ordered = false,
    why = '',
    shortcut,
    onPick,
    onHold,
  } = props
  const { className, children } = props
  const chosen = picked !== undefined
  const usable = lit || chosen || instead
  // Of a double click only the first counts: by the second another card may have slid under the pointer.
  const click = ({ detail }: MouseEvent) => detail <= 1 && usable && onPick()
  return (
    <button
      type="button"
      className={classes(styles.pickable, className)}
      data-look={look}
      data-lit={lit || chosen}
      data-plain={plain && !chosen}
      data-picked={chosen}
      data-instead={instead && !lit}
      data-why={usable ? '' : why}
      aria-disabled={!usable}
      aria-pressed={chosen}
      tabIndex={usable ? 0 : -1}
      {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut, 'data-key': shortcut })}
      onClick={click}
      onPointerDown={onHold}
    >
      {/* The name is read instead of what is drawn. */}
      <span className="hidden-visually">{usable || why === '' ? label : `${label}. ${why}`}</span>
      <span aria-hidden="true">{children}</span>
      {chosen && (
        <span aria-hidden="true" className={styles.badge}>
          {ordered ? picked + 1 : '✓'}
        </span>
      )}
    </button>
  )
}
