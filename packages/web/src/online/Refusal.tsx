import { useLanguage } from '../words/language.ts'
import { type Said, saidIn } from '../words/said.ts'
import styles from './Online.module.css'

/** Why the server didn't do what was wished; nothing if it did. */
export function Refusal({ said }: { readonly said: Said | undefined }) {
  const language = useLanguage()
  return said === undefined ? null : (
    <p className={styles.refused} role="alert">
      {saidIn(said, language)}
    </p>
  )
}
