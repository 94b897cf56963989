import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** Something to fill in or choose, with its name above it. */
export function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
