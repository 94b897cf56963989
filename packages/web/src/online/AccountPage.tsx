import { type SyntheticEvent, useEffect, useState } from 'react'
import { linkTo } from '../browser/route.ts'
import { change } from '../browser/settings.ts'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
import { Page } from '../page/Page.tsx'
import { useSay } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import { call, type Me, whoAmI } from './api.ts'
import { BotToken } from './BotToken.tsx'
import { Away, Connected, type OpenConnection } from './Connected.tsx'
import { reopen } from './connection.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './Online.module.css'
import { Passkeys } from './Passkeys.tsx'
import { Refusal } from './Refusal.tsx'
import { Regards } from './Regards.tsx'
import { Sessions } from './Sessions.tsx'
import { SignIn } from './SignIn.tsx'
import { TurnNotices } from './TurnNotices.tsx'
import { useWishing, type Wishing } from './wishing.ts'

/** Who one is on the server: a guest with a name, or somebody with an account. */
export function AccountPage() {
  const say = useSay()
  return <Connected title={say('account')}>{connection => <Account connection={connection} />}</Connected>
}

function Account({ connection }: { readonly connection: OpenConnection }) {
  const say = usePeopleSay()
  const { player, connected } = connection
  const [me, setMe] = useState<Me>()
  const wishing = useWishing()
  const { wish, refused } = wishing
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each player.
  useEffect(() => wish(async () => setMe(await whoAmI())), [player.id])
  const signOut = () =>
    wish(async () => {
      await call('POST', 'api/auth/sign-out', {})
      await reopen()
    })
  return (
    <Page title={say('account')}>
      <Away connected={connected} />
      <h1>{say('account')}</h1>
      <p>{say(player.guest ? 'you are guest' : 'you are signed in', { name: player.name })}</p>
      <Refusal said={refused} />
      <div className={styles.columns}>
        <Named key={me === undefined ? 'awaited' : 'known'} me={me} name={player.name} wishing={wishing} />
        {player.guest ? (
          <SignIn name={player.name} />
        ) : (
          <section className={styles.panel} aria-labelledby="signed-in">
            <h2 id="signed-in">{say('signed in')}</h2>
            <p>{say('signed in lead')}</p>
            <p>
              <a href={linkTo('player', player.id)}>{say('own profile')}</a>
            </p>
            <p className={styles.buttons}>
              <Button disabled={wishing.busy} onClick={signOut}>
                {say('sign out')}
              </Button>
            </p>
          </section>
        )}
        {!player.guest && <Passkeys />}
        <TurnNotices key={`told ${player.id}`} />
        <Regards key={`regards ${player.id}`} />
        <Sessions key={player.id} />
        {!player.guest && <DeleteAccount />}
        <BotToken />
      </div>
      <p className={styles.buttons}>
        <a href={linkTo('tables')}>{say('tables')}</a>
        {me?.moderator === true && <a href={linkTo('moderation')}>{say('moderation')}</a>}
      </p>
    </Page>
  )
}

interface NamedProps {
  /** Nothing before the server has said it. */
  readonly me: Me | undefined
  readonly name: string
  readonly wishing: Wishing
}

/**
 * The name at the table, and the address that wants to know when it is one's turn. It has its place from the beginning: what
 * stands below must not move under somebody's finger.
 */
function Named({ me, name: known, wishing }: NamedProps) {
  const say = useSay()
  const [name, setName] = useState(me?.name ?? known)
  const [webhook, setWebhook] = useState(me?.webhook ?? '')
  const [kept, setKept] = useState(false)
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    setKept(false)
    wishing.wish(async () => {
      await call('PUT', 'api/me', { name: name.trim(), webhook: webhook.trim() === '' ? null : webhook.trim() })
      change({ name: name.trim() })
      setKept(true)
      if (name.trim() !== me?.name) await reopen()
    })
  }
  return (
    <section className={styles.panel} aria-labelledby="named">
      <h2 id="named">{say('at the table')}</h2>
      <form className={styles.form} onSubmit={keep}>
        <Field label={say('your name')}>
          {id => (
            <input
              id={id}
              required
              maxLength={30}
              disabled={me === undefined}
              value={name}
              onChange={event => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={say('webhook')}>
          {id => (
            <input
              id={id}
              type="url"
              placeholder="https://…"
              maxLength={500}
              disabled={me === undefined}
              value={webhook}
              onChange={event => setWebhook(event.target.value)}
            />
          )}
        </Field>
        <p className={styles.hint}>{say('webhook lead')}</p>
        <p className={styles.buttons}>
          <Button main type="submit" disabled={wishing.busy}>
            {say('keep')}
          </Button>
          {kept && <span role="status">{say('kept')}</span>}
        </p>
      </form>
    </section>
  )
}
