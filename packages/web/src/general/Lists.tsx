import type { ReactNode } from 'react'
import styles from './General.module.css'

/** `deckSize` as words. */
const worded = (field: string): string => field.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value)

/** Whether a list says nothing but words and numbers, so that it fits into a line. */
const isPlain = (values: readonly unknown[]): boolean => values.every(value => typeof value !== 'object')

/** What isn't a list or a record, in a word; what one may not know is a dash. */
const wordFor = (value: unknown): string =>
  value === null || value === undefined ? '–' : value === true ? '✓' : value === false ? '✗' : String(value)

function shown(value: unknown): ReactNode {
  if (isList(value)) {
    if (value.length === 0) return '–'
    if (isPlain(value)) return value.map(wordFor).join(' · ')
    return (
      <ul className={styles.list}>
        {value.map((item, i) => (
          <li key={i}>{shown(item)}</li>
        ))}
      </ul>
    )
  }
  return isRecord(value) ? <Fields of={value} /> : wordFor(value)
}

function Fields({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  return (
    <dl className={styles.fields}>
      {Object.entries(of).map(([field, value]) => (
        <div key={field}>
          <dt>{worded(field)}</dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  readonly view: unknown
  readonly names: readonly string[]
}

/** A table as its view tells it: what everybody has under their names, and the rest in lists. */
export function Lists({ view, names }: Props) {
  if (!isRecord(view)) return null
  const { players, ...rest } = view
  return (
    <div className={styles.lists}>
      {isList(players) &&
        players.map((player, i) => (
          <section key={i} className={styles.player} aria-label={names[i]}>
            <h2>{names[i]}</h2>
            {shown(player)}
          </section>
        ))}
      <section className={styles.player}>
        <Fields of={rest} />
      </section>
    </div>
  )
}
