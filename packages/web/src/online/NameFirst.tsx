import { type SyntheticEvent, useState } from 'react'
import { change, useSettings } from '../browser/settings.ts'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
import { useSay } from '../words/language.ts'
import { call } from './api.ts'
import type { OpenConnection } from './Connected.tsx'
import { reopen } from './connection.ts'
import styles from './Online.module.css'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

/** Whether somebody has never said what they are called. */
export function useNameless({ player }: OpenConnection): boolean {
  const { name } = useSettings()
  return player.guest && name.trim() === ''
}

/** Somebody who has no name yet says it before the others see it. */
export function NameFirst({ player }: OpenConnection) {
  const say = useSay()
  const [name, setName] = useState('')
  const { busy, refused, wish } = useWishing()
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    const chosen = name.trim() || player.name
    wish(async () => {
      await call('PUT', 'api/me', { name: chosen })
      change({ name: chosen })
      await reopen()
    })
  }
  return (
    <form className={styles.nameFirst} onSubmit={keep}>
      <Field label={say('your name')}>
        {id => (
          <input
            id={id}
            maxLength={30}
            value={name}
            placeholder={player.name}
            autoComplete="nickname"
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
      <Button main type="submit" disabled={busy}>
        {say('this is me')}
      </Button>
      <Refusal said={refused} />
    </form>
  )
}
