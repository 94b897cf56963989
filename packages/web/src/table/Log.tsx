import { memo, type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '../words/language.ts'
import styles from './Log.module.css'

/** A sentence with the things in it that one can look at. */
export interface Line {
  readonly text: string
  /** Names that may stand in the text, with what they name. */
  readonly names: readonly (readonly [name: string, id: string])[]
}

export interface TurnOfLog {
  readonly key: string
  readonly title: string
  readonly lines: readonly Line[]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text with every name in it made into something to look at. */
function marked({ text, names }: Line): ReactNode[] {
  if (names.length === 0) return [text]
  const ids = new Map(names)
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'u')
  return text.split(pattern).map((part, i) => {
    const id = ids.get(part)
    if (id === undefined) return part
    return (
      <span key={i} className={styles.thing} data-look={id}>
        {part}
      </span>
    )
  })
}

const Turn = memo(function Turn({ turn, open }: { readonly turn: TurnOfLog; readonly open: boolean }) {
  return (
    <details className={styles.turn} open={open}>
      <summary>{turn.title}</summary>
      <ol>
        {turn.lines.map((line, i) => (
          <li key={i}>{marked(line)}</li>
        ))}
      </ol>
    </details>
  )
})

/** How many turns stay open; earlier ones are folded. */
const OPEN_TURNS = 4

/** What happened, turn by turn, the last at the end. */
export function Log({ turns }: { readonly turns: readonly TurnOfLog[] }) {
  const say = useSay()
  const box = useRef<HTMLElement>(null)
  const lines = turns.reduce((sum, turn) => sum + turn.lines.length, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows every new line.
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [lines])
  return (
    // The log scrolls, so the keyboard must be able to get into it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keys.
    <section ref={box} className={styles.log} role="log" aria-live="polite" aria-label={say('log')} tabIndex={0}>
      {turns.map((turn, i) => (
        <Turn key={turn.key} turn={turn} open={i >= turns.length - OPEN_TURNS} />
      ))}
    </section>
  )
}
