import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useSay } from '../words/language.ts'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
  /** It is as high as the screen from the beginning: what comes later moves nothing at its lower edge. */
  readonly tall?: boolean
}

/** A window over the page that keeps the focus until it is closed. */
export function Dialog({ title, onClose, children, wide = false, tall = false }: Props) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Closed while it is still on the page, a window gives the focus back to what had it.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown !== null && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    // A click beside the window falls on the dialog itself; the keyboard has Escape for that.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide}
      data-tall={tall}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2 id={heading}>{title}</h2>
          <Button quiet onClick={onClose} aria-label={say('close')}>
            ✕
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
