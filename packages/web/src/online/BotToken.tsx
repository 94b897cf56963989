import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
import { useSay } from '../words/language.ts'
import { call } from './api.ts'
import styles from './Online.module.css'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

const tokenIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'token' in answer ? String(answer.token) : ''

/** For who writes a bot: a token with which it plays in one's name. It is shown this once. */
export function BotToken() {
  const say = useSay()
  const [token, setToken] = useState('')
  const { busy, refused, wish } = useWishing()
  const make = () => wish(async () => setToken(tokenIn(await call('POST', 'api/tokens', {}))))
  return (
    <section className={styles.panel} aria-labelledby="bot-token">
      <h2 id="bot-token">{say('own bot')}</h2>
      <p>{say('own bot lead')}</p>
      <Refusal said={refused} />
      {token === '' ? (
        <p className={styles.buttons}>
          <Button disabled={busy} onClick={make}>
            {say('make token')}
          </Button>
        </p>
      ) : (
        <Field label={say('token once')}>
          {id => <input id={id} readOnly value={token} onFocus={event => event.target.select()} />}
        </Field>
      )}
    </section>
  )
}
