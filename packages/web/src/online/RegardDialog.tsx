import { type Regard, type ReportReason, reportReason, type Whom } from '@kartentisch/protocol'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Field } from '../design/Field.tsx'
import { usePeopleSay } from '../words/people-pages.ts'
import { call } from './api.ts'
import online from './Online.module.css'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

interface Props {
  readonly whom: Whom
  readonly name: string
  readonly onClose: () => void
  /** They are not to be read any more. */
  readonly onUnwanted?: () => void
}

/** What one can do about somebody: not read them, not play with them, complain about them. */
export function RegardDialog({ whom, name, onClose, onUnwanted }: Props) {
  const say = usePeopleSay()
  const { busy, refused, wish } = useWishing()
  const [done, setDone] = useState<'regard kept' | 'report sent'>()
  const keep = (regard: Regard) =>
    wish(async () => {
      await call('PUT', 'api/regards', { whom, regard })
      onUnwanted?.()
      setDone('regard kept')
    })
  return (
    <Dialog title={say('about person', { name })} onClose={onClose}>
      <Refusal said={refused} />
      <p>{say('regard lead')}</p>
      <p className={online.buttons}>
        <Button disabled={busy} onClick={() => keep('muted')}>
          {say('mute person')}
        </Button>
        <Button disabled={busy} onClick={() => keep('blocked')}>
          {say('block person')}
        </Button>
      </p>
      <ReportForm
        busy={busy}
        onSend={(reason, words) =>
          wish(async () => {
            await call('POST', 'api/reports', { whom, reason, words })
            setDone('report sent')
          })
        }
      />
      <p role="status">{done !== undefined && say(done)}</p>
    </Dialog>
  )
}

interface FormProps {
  readonly busy: boolean
  readonly onSend: (reason: ReportReason, words: string) => void
}

function ReportForm({ busy, onSend }: FormProps) {
  const say = usePeopleSay()
  const [reason, setReason] = useState<ReportReason>('insult')
  const [words, setWords] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    onSend(reason, words.trim())
  }
  return (
    <form onSubmit={send}>
      <h3>{say('report person')}</h3>
      <Field label={say('report reason')}>
        {id => (
          <select id={id} value={reason} onChange={event => setReason(reportReason.parse(event.target.value))}>
            {reportReason.options.map(one => (
              <option key={one} value={one}>
                {say(`report ${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={say('report words')}>
        {id => (
          <textarea id={id} rows={3} maxLength={500} value={words} onChange={event => setWords(event.target.value)} />
        )}
      </Field>
      <p className={online.buttons}>
        <Button type="submit" disabled={busy}>
          {say('send report')}
        </Button>
      </p>
    </form>
  )
}
