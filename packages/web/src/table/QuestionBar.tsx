import { type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '../words/language.ts'
import type { Moment } from './feed.ts'
import styles from './QuestionBar.module.css'

interface Props {
  readonly moment: Moment
  /** Said above everything, when somebody decides for somebody else. */
  readonly warning?: string | undefined
  readonly counters?: ReactNode
  /** The picture of what asks. */
  readonly asker: ReactNode
  readonly prompt: ReactNode
  /** The answers that are buttons. */
  readonly answers: ReactNode
  /** What doesn't lie on the table and is shown with the question. */
  readonly children?: ReactNode
}

/** Who is asked what and by what, and all answers that aren't things on the table. */
export function QuestionBar({ moment, warning, counters, asker, prompt, answers, children }: Props) {
  const say = useSay()
  const { question, number } = moment
  const text = useRef<HTMLParagraphElement>(null)
  const first = useRef(number)
  // When what had the focus is gone, the keyboard goes on from the question.
  useEffect(() => {
    if (number === first.current || document.activeElement !== document.body) return
    text.current?.focus({ preventScroll: true })
  }, [number])
  return (
    <section
      className={styles.bar}
      aria-label={say('question')}
      data-asked={question !== undefined}
      data-number={number}
      data-of={question?.of}
      data-step={question?.step}
      data-several={question !== undefined && Math.min(question.max, question.choices.length) > 1}
    >
      {warning !== undefined && <p className={styles.controlled}>{warning}</p>}
      <div className={styles.row}>
        <div className={styles.said}>
          {counters}
          {asker}
          <p ref={text} className={styles.prompt} tabIndex={-1} role="status">
            {prompt}
          </p>
        </div>
        {answers}
      </div>
      {children}
    </section>
  )
}
