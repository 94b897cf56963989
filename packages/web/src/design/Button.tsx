import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The obvious thing to do. */
  readonly main?: boolean
  readonly quiet?: boolean
  /** The key that does the same. */
  readonly shortcut?: string | undefined
}

export function Button({ main = false, quiet = false, shortcut, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={classes(styles.button, main && styles.main, quiet && styles.quiet, className)}
      {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
      {...rest}
    >
      {children}
      {shortcut !== undefined && (
        <span aria-hidden="true" className={styles.key}>
          {shortcut === 'Enter' ? '⏎' : shortcut.toUpperCase()}
        </span>
      )}
    </button>
  )
}
