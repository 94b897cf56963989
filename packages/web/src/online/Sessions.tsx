import { Mistake } from '@kartentisch/kernel'
import { type Session, sessions as sessionsSchema } from '@kartentisch/protocol'
import { useEffect, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { useLanguage } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import { say as refusal } from '../words/refusals.ts'
import { call } from './api.ts'
import styles from './Online.module.css'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

async function sessions(): Promise<readonly Session[]> {
  const read = sessionsSchema.safeParse(await call('GET', 'api/sessions'))
  if (!read.success) throw new Mistake(refusal('not understood'))
  return read.data
}

/** Where one is signed in, and the tokens of programs: each can be ended. */
export function Sessions() {
  const say = usePeopleSay()
  const language = useLanguage()
  const [all, setAll] = useState<readonly Session[]>([])
  const { busy, refused, wish } = useWishing()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; what changes the list asks again.
  useEffect(() => wish(async () => setAll(await sessions())), [])
  const end = (id: string) =>
    wish(async () => {
      await call('DELETE', `api/sessions/${encodeURIComponent(id)}`)
      setAll(await sessions())
    })
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles.panel} aria-labelledby="sessions">
      <h2 id="sessions">{say('sessions')}</h2>
      <p>{say('sessions lead')}</p>
      <Refusal said={refused} />
      <ul className={styles.seats}>
        {all.map(({ kind, id, name, createdAt, usedAt, program = '', own }) => {
          const what = `${say(`session ${kind}`)}${name === '' ? '' : ` ${name}`}, ${when.format(usedAt ?? createdAt)}`
          return (
            <li key={id}>
              <span>
                {what}
                {own && <strong> · {say('this browser')}</strong>}
                {program !== '' && <small> {program.slice(0, 80)}</small>}
              </span>
              {!own && (
                <Button quiet disabled={busy} aria-label={say('end session', { name: what })} onClick={() => end(id)}>
                  {say('end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
