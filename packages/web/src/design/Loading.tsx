import { useSay } from '../words/language.ts'
import styles from './Loading.module.css'

/** Something is on its way that fills the screen: cards are turned over meanwhile. */
export function Loading() {
  const say = useSay()
  return (
    <div className={styles.loading}>
      <span className={styles.cards} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <p role="status">{say('loading')}</p>
    </div>
  )
}
