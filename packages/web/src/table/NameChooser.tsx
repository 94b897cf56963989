import { useId, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { useSay } from '../words/language.ts'
import styles from './NameChooser.module.css'

export interface Nameable {
  readonly n: number
  readonly name: string
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Naming something by typing part of its name; what fits is offered as buttons, the first one by Enter. */
export function NameChooser({
  all,
  onName,
}: {
  readonly all: readonly Nameable[]
  readonly onName: (n: number) => void
}) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const id = useId()
  const wanted = plain(typed)
  const starts = all.filter(({ name }) => plain(name).startsWith(wanted))
  const fitting = [...starts, ...all.filter(item => plain(item.name).includes(wanted) && !starts.includes(item))]
  const first = typed === '' ? undefined : fitting[0]
  return (
    <form
      className={styles.chooser}
      onSubmit={event => {
        event.preventDefault()
        if (first !== undefined) onName(first.n)
      }}
    >
      <label htmlFor={id}>{say('type a name')}</label>
      <input
        id={id}
        className={styles.input}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        data-typing="true"
      />
      <div className={styles.fitting}>
        {fitting.map(({ n, name }) => (
          <Button key={n} main={n === first?.n} onClick={() => onName(n)}>
            {name}
          </Button>
        ))}
        {fitting.length === 0 && <p role="status">{say('no such name')}</p>}
      </div>
    </form>
  )
}
