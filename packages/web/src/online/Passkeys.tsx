import { useEffect, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Online.module.css'
import { addPasskey, enterByPasskey, hasPasskeys, listPasskeys, type Passkey, removePasskey } from './passkeys.ts'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

/** The passkeys of who is signed in: one more, one less. Those of other devices can be removed anywhere. */
export function Passkeys() {
  const say = useSay()
  const language = useLanguage()
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([])
  const { busy, refused, wish } = useWishing()
  const after = (work: () => Promise<unknown>) =>
    wish(async () => {
      await work()
      setPasskeys(await listPasskeys())
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; what changes the list asks again.
  useEffect(() => wish(async () => setPasskeys(await listPasskeys())), [])
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  if (!hasPasskeys() && passkeys.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="passkeys">
      <h2 id="passkeys">{say('passkeys')}</h2>
      <p>{say('passkeys lead')}</p>
      <ul className={styles.seats}>
        {passkeys.map(({ id, added }) => {
          const name = say('passkey of', { when: when.format(added) })
          return (
            <li key={id}>
              <span>{name}</span>
              <Button
                quiet
                disabled={busy}
                aria-label={say('remove passkey', { name })}
                onClick={() => after(() => removePasskey(id))}
              >
                {say('remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Refusal said={refused} />
      {hasPasskeys() && (
        <p className={styles.buttons}>
          <Button disabled={busy} onClick={() => after(addPasskey)}>
            {say('add passkey')}
          </Button>
        </p>
      )}
    </section>
  )
}

/** For who has added a passkey before: signs in without e-mail and password. */
export function WithPasskey({ onEntered }: { readonly onEntered: () => Promise<void> }) {
  const say = useSay()
  const { busy, refused, wish } = useWishing()
  const enter = () =>
    wish(async () => {
      await enterByPasskey()
      await onEntered()
    })
  if (!hasPasskeys()) return null
  return (
    <>
      <p className={styles.buttons}>
        <Button disabled={busy} onClick={enter}>
          {say('use passkey')}
        </Button>
      </p>
      <Refusal said={refused} />
    </>
  )
}
