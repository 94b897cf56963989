import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { useSay } from '../words/language.ts'
import styles from './AmountChooser.module.css'

/** More amounts than these aren't each a button: they would cover the table. */
export const FEW_AMOUNTS = 8

interface Props {
  /** What can be chosen, from the least to the most. */
  readonly amounts: readonly number[]
  /** An amount in words. */
  readonly label: (n: number) => string
  readonly onTake: (n: number) => void
}

/** One amount out of many: a slide with a step to either side, also by the keys − and +, and a button that takes it. */
export function AmountChooser({ amounts, label, onTake }: Props) {
  const say = useSay()
  const [place, setPlace] = useState(0)
  const chosen = amounts[Math.min(place, amounts.length - 1)]
  if (chosen === undefined) return null
  return (
    <div className={styles.chooser}>
      <Button aria-label={say('less')} aria-keyshortcuts="-" disabled={place === 0} onClick={() => setPlace(place - 1)}>
        −
      </Button>
      <input
        type="range"
        min={0}
        max={amounts.length - 1}
        value={place}
        aria-label={say('amount')}
        aria-valuetext={label(chosen)}
        onChange={event => setPlace(event.target.valueAsNumber)}
        onKeyDown={event => event.key === 'Enter' && onTake(chosen)}
      />
      <Button
        aria-label={say('more')}
        aria-keyshortcuts="+"
        disabled={place === amounts.length - 1}
        onClick={() => setPlace(place + 1)}
      >
        +
      </Button>
      <Button main shortcut="Enter" className={styles.take} onClick={() => onTake(chosen)} data-amount={chosen}>
        {label(chosen)}
      </Button>
    </div>
  )
}
