import type { Client, Chat as Line } from '@kartentisch/protocol/client'
import { lazy, Suspense, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Switch } from '../design/Field.tsx'
import { useSay } from '../words/language.ts'
import styles from './Chat.module.css'
import { isMuted, mute } from './muted.ts'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

/** What one can do about who said something: loaded when somebody wants to. */
const RegardDialog = lazy(() => import('./RegardDialog.tsx').then(part => ({ default: part.RegardDialog })))

/** Whether two lines were said by the same person, as far as one can see. */
const isBySame = (a: Line, b: Line): boolean => a.seat === b.seat && (a.seat >= 0 || a.name === b.name)

interface Props {
  readonly table: string
  readonly chat: readonly Line[]
  /** One's own seat; -1 for who watches. */
  readonly seat: number
  readonly client: Client
}

/** What people say at a table. Who has muted it hears nothing until they want to again. */
export function Chat({ table, chat, seat: own, client }: Props) {
  const say = useSay()
  const id = useId()
  const [muted, setMuted] = useState(() => isMuted(table))
  const [text, setText] = useState('')
  const [about, setAbout] = useState<Line>()
  const [unwanted, setUnwanted] = useState<readonly Line[]>([])
  const wanted = chat.filter(line => !unwanted.some(other => isBySame(line, other)))
  const { busy, refused, wish } = useWishing()
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows every new line.
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [chat.length, muted])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    wish(async () => {
      await client.request({ type: 'chat', table, text: said })
      setText('')
    })
  }
  const turn = (on: boolean) => {
    mute(table, on)
    setMuted(on)
  }
  return (
    <div className={styles.chat}>
      {!muted && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keys.
        <section ref={box} className={styles.lines} role="log" aria-label={say('chat')} tabIndex={0}>
          {wanted.length === 0 && <p className={styles.nothing}>{say('nothing said')}</p>}
          {wanted.map(line => (
            <p key={line.number}>
              <Speaker line={line} isOwn={line.seat >= 0 && line.seat === own} onAbout={() => setAbout(line)} />{' '}
              {line.text}
            </p>
          ))}
        </section>
      )}
      <Refusal said={refused} />
      {!muted && (
        <form className={styles.form} onSubmit={send}>
          <label htmlFor={id} className="hidden-visually">
            {say('say something')}
          </label>
          <input
            id={id}
            value={text}
            maxLength={500}
            placeholder={say('say something')}
            autoComplete="off"
            onChange={event => setText(event.target.value)}
          />
          <Button type="submit" disabled={busy || text.trim() === ''}>
            {say('send')}
          </Button>
        </form>
      )}
      <Switch label={say('mute chat')} on={muted} onChange={turn} />
      {about !== undefined && (
        <Suspense>
          <RegardDialog
            whom={{ table, line: about.number }}
            name={about.name}
            onUnwanted={() => setUnwanted(before => [...before, about])}
            onClose={() => setAbout(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface SpeakerProps {
  readonly line: Line
  readonly isOwn: boolean
  readonly onAbout: () => void
}

/** Who said something: by their name one can mute, block or report them. */
function Speaker({ line: { name, seat }, isOwn, onAbout }: SpeakerProps) {
  const say = useSay()
  const shown = `${name}${seat < 0 ? ` (${say('watching')})` : ''}:`
  if (isOwn) return <strong>{shown}</strong>
  return (
    <button type="button" className={styles.speaker} title={say('mute block report')} onClick={onAbout}>
      {shown}
    </button>
  )
}
