import { accountsOffered } from '@kartentisch/protocol'
import { useEffect, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { usePeopleSay } from '../words/people-pages.ts'
import { call } from './api.ts'
import styles from './Online.module.css'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

/** For who has forgotten their password: a mail that leads to a new one, where the server sends mail. */
export function ForgottenPassword({ email }: { readonly email: string }) {
  const say = usePeopleSay()
  const [mail, setMail] = useState<boolean>()
  const [sent, setSent] = useState(false)
  const { busy, refused, wish } = useWishing()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(
    () => wish(async () => setMail(accountsOffered.safeParse(await call('GET', 'api/accounts')).data?.mail)),
    [],
  )
  if (mail === undefined) return null
  if (!mail) return <p className={styles.hint}>{say('no mail here')}</p>
  const send = () =>
    wish(async () => {
      await call('POST', 'api/auth/request-password-reset', { email: email.trim() })
      setSent(true)
    })
  return (
    <>
      <Button quiet disabled={busy || email.trim() === ''} onClick={send}>
        {say('forgotten password')}
      </Button>
      {sent && <p role="status">{say('reset sent')}</p>}
      <Refusal said={refused} />
    </>
  )
}
