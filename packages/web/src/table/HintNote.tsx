import type { Wording } from '@kartentisch/kernel'
import { useEffect } from 'react'
import { Sign } from '../cards/Picture.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './HintNote.module.css'
import { useRings } from './pointing.ts'
import { Ring } from './Ring.tsx'

interface Props {
  /** What to do, in words. */
  readonly what: string
  readonly why: Wording
  /** What is clicked for it, as selectors. */
  readonly clicks: readonly string[]
}

/** What a sensible player would do, and why; what is to be clicked is lit. */
export function HintNote({ what, why, clicks }: Props) {
  const say = useSay()
  const language = useLanguage()
  const rings = useRings(clicks, what)
  const [first = ''] = clicks
  useEffect(() => {
    if (first !== '') document.querySelector(first)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [first])
  return (
    <>
      <p className={styles.note} data-hint="">
        <Sign id="hint" className={styles.sign} />
        <span>
          <strong>
            {say('hint')}: {what}.
          </strong>{' '}
          {why[language]}
        </span>
      </p>
      {rings.map((box, i) => (
        <Ring key={i} box={box} />
      ))}
    </>
  )
}
