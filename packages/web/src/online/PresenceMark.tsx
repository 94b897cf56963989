import type { Presence } from '@kartentisch/protocol'
import { useSay } from '../words/language.ts'
import styles from './Online.module.css'

/** Whether somebody is at the table: a dot, with words where they are not. */
export function PresenceMark({ presence }: { readonly presence: Presence | null }) {
  const say = useSay()
  if (presence === null) return null
  const words = say(`presence ${presence}`)
  return (
    <span className={styles.presence} data-presence={presence} title={words}>
      <span className={presence === 'here' ? 'hidden-visually' : styles.presenceWords}>{words}</span>
    </span>
  )
}
