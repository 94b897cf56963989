import { type SyntheticEvent, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Field, Switch } from '../design/Field.tsx'
import { useSay } from '../words/language.ts'
import { call } from './api.ts'
import { reopen } from './connection.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import styles from './Online.module.css'
import { WithPasskey } from './Passkeys.tsx'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

/**
 * Who has an account is the same person on any device. Ways to sign in stand here one under the other; what waits for the
 * server to be asked comes last, where it moves nothing.
 */
export function SignIn({ name }: { readonly name: string }) {
  const say = useSay()
  const [email, setEmail] = useState('')
  return (
    <section className={styles.panel} aria-labelledby="sign-in">
      <h2 id="sign-in">{say('sign in')}</h2>
      <p>{say('sign in lead')}</p>
      <WithPassword name={name} email={email} setEmail={setEmail} />
      <WithPasskey onEntered={reopen} />
      <ForgottenPassword email={email} />
    </section>
  )
}

interface WithPasswordProps {
  readonly name: string
  readonly email: string
  setEmail(email: string): void
}

function WithPassword({ name, email, setEmail }: WithPasswordProps) {
  const say = useSay()
  const [isNew, setNew] = useState(false)
  const [password, setPassword] = useState('')
  const { busy, refused, wish } = useWishing()
  const enter = (event: SyntheticEvent) => {
    event.preventDefault()
    wish(async () => {
      await call('POST', `api/auth/${isNew ? 'sign-up' : 'sign-in'}/email`, {
        email: email.trim(),
        password,
        ...(isNew && { name }),
      })
      // The connection is opened anew in the account's name.
      await reopen()
    })
  }
  return (
    <form className={styles.form} onSubmit={enter}>
      <Field label={say('email')}>
        {id => (
          <input
            id={id}
            type="email"
            required
            autoComplete="username"
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={say('password')}>
        {id => (
          <input
            id={id}
            type="password"
            required
            minLength={8}
            maxLength={128}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Switch label={say('no account yet')} on={isNew} onChange={setNew} />
      <Refusal said={refused} />
      <p className={styles.buttons}>
        <Button main type="submit" disabled={busy}>
          {say(isNew ? 'sign up' : 'sign in')}
        </Button>
      </p>
    </form>
  )
}
