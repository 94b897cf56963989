import { type SyntheticEvent, useState } from 'react'
import { addressOf } from '../browser/address.ts'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
import { usePeopleSay } from '../words/people-pages.ts'
import { call } from './api.ts'
import { reopen } from './connection.ts'
import styles from './Online.module.css'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

/** Takes everything about oneself along, or away. */
export function DeleteAccount() {
  const say = usePeopleSay()
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const { busy, refused, wish } = useWishing()
  const remove = (event: SyntheticEvent) => {
    event.preventDefault()
    wish(async () => {
      await call('POST', 'api/auth/delete-user', { password })
      await reopen()
    })
  }
  return (
    <section className={styles.panel} aria-labelledby="own-data">
      <h2 id="own-data">{say('own data')}</h2>
      <p className={styles.buttons}>
        <a href={addressOf('api/me/export').href}>{say('export')}</a>
        {!asked && <Button onClick={() => setAsked(true)}>{say('delete account')}</Button>}
      </p>
      {asked && (
        <form className={styles.sure} onSubmit={remove}>
          <p>{say('delete sure')}</p>
          <Field label={say('password')}>
            {id => (
              <input
                id={id}
                type="password"
                required
                autoComplete="current-password"
                value={password}
                onChange={event => setPassword(event.target.value)}
              />
            )}
          </Field>
          <Refusal said={refused} />
          <p className={styles.buttons}>
            <Button type="submit" disabled={busy}>
              {say('delete account')}
            </Button>
            <Button onClick={() => setAsked(false)}>{say('no')}</Button>
          </p>
        </form>
      )}
    </section>
  )
}
