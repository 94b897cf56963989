import { type ReactNode, useEffect, useRef } from 'react'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Explained } from '../glossary/Explained.tsx'
import { usePointing } from '../table/pointing.ts'
import { Ring } from '../table/Ring.tsx'
import { useSay } from '../words/language.ts'
import styles from './Callout.module.css'

interface Props {
  /** The id of the game it speaks of. */
  readonly game: string
  readonly title: string
  readonly number: number
  readonly of: number
  readonly says: string
  /** Said kindly when something else was done. */
  readonly note: string | undefined
  /** What it speaks of, as selectors. */
  readonly about: readonly string[]
  /** What is clicked, as a selector. */
  readonly click: string
  /** Everything may be clicked: only its title is left, out of the way. */
  readonly folded: boolean
  /** Changes with everything that may move things on the table. */
  readonly changes: unknown
  readonly onBack: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  /** Does what is to be done. */
  readonly onShow: (() => void) | undefined
  readonly children?: ReactNode
}

/** The first thing that is found by selectors in lines. */
const first = (lines: string): HTMLElement | null =>
  lines === '' ? null : document.querySelector<HTMLElement>(lines.split('\n').join(', '))

/** One small explanation beside what it speaks of. It never lies over what is to be clicked. */
export function Callout(props: Props) {
  const { game, title, number, of, says, note, about, click, folded, changes, onBack, onNext, onShow, children } = props
  const say = useSay()
  const box = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const lines = (click === '' ? about : [click]).join('\n')
  const pointing = usePointing(box, folded ? '' : lines, folded, changes)

  // What a new step speaks of comes into sight, and the keyboard goes on from what is to be done.
  const besides = about.join('\n')
  useEffect(() => {
    const spoken = first(lines)
    for (const thing of [first(besides), spoken]) thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const focused = document.activeElement
    const lost = focused === null || focused === document.body || focused.ariaDisabled === 'true'
    const nearby = lost || focused.closest('[data-callout], [data-number]') !== null
    if (click !== '' && nearby && spoken?.matches('button')) spoken.focus({ preventScroll: true })
    else if (lost) words.current?.focus({ preventScroll: true })
  }, [lines, besides, click])

  return (
    <>
      {pointing?.rings.map((ring, i) => (
        <Ring key={i} box={ring} />
      ))}
      <section
        ref={box}
        className={styles.callout}
        style={pointing === undefined ? { opacity: 0 } : pointing.spot}
        aria-label={say('lesson')}
        data-callout={number}
        data-folded={folded}
      >
        <header className={styles.head}>
          <h2>{title}</h2>
          <span className={styles.count}>{say('step of', { n: number + 1, of })}</span>
          <a
            href={linkTo('learn')}
            className={styles.leave}
            aria-label={say('leave lesson')}
            title={say('leave lesson')}
          >
            ✕
          </a>
        </header>
        <div ref={words} className={styles.words} aria-live="polite" tabIndex={-1}>
          <p key={number}>
            <Explained text={says} game={game} />
          </p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
        <div className={styles.buttons}>
          {onBack !== undefined && (
            <Button key="back" onClick={onBack}>
              ‹ {say('back')}
            </Button>
          )}
          {onShow !== undefined && (
            <Button key="show" onClick={onShow}>
              {say('do it for me')}
            </Button>
          )}
          {onNext !== undefined && (
            <Button key="next" main data-main="true" shortcut="Enter" onClick={onNext}>
              {say('next')}
            </Button>
          )}
          {children}
        </div>
      </section>
    </>
  )
}
