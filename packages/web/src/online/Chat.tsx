import type { Client, Chat as Line } from '@kartentisch/protocol/client'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Switch } from '../design/Field.tsx'
import { useSay } from '../words/language.ts'
import styles from './Chat.module.css'
import { isMuted, mute } from './muted.ts'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

interface Props {
  readonly table: string
  readonly chat: readonly Line[]
  readonly client: Client
}

/** What people say at a table. Who has muted it hears nothing until they want to again. */
export function Chat({ table, chat, client }: Props) {
  const say = useSay()
  const id = useId()
  const [muted, setMuted] = useState(() => isMuted(table))
  const [text, setText] = useState('')
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
          {chat.length === 0 && <p className={styles.nothing}>{say('nothing said')}</p>}
          {chat.map(({ number, name, seat, text }) => (
            <p key={number}>
              <strong>
                {name}
                {seat < 0 && ` (${say('watching')})`}:
              </strong>{' '}
              {text}
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
    </div>
  )
}
