import { Mistake } from '@kartentisch/kernel'
import { noticesOffered } from '@kartentisch/protocol'
import { useEffect, useState } from 'react'
import { canBeTold, ownSubscription, subscribe } from '../browser/push.ts'
import { linkTo } from '../browser/route.ts'
import { Field, Switch } from '../design/Field.tsx'
import { useLanguage } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import { say as refusal } from '../words/refusals.ts'
import { call } from './api.ts'
import styles from './Online.module.css'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

interface Offered {
  readonly publicKey: string
  readonly hasMail: boolean
  readonly mail: boolean
  readonly awayUntil: number | null
  /** Whether this browser is told. */
  readonly here: boolean
}

async function offered(): Promise<Offered> {
  const read = noticesOffered.safeParse(await call('GET', 'api/notices'))
  if (!read.success) throw new Mistake(refusal('not understood'))
  const own = (await ownSubscription())?.endpoint
  return { ...read.data, here: own !== undefined && read.data.devices.includes(own) }
}

const VACATIONS = [0, 3, 7, 14, 21]

/** How one is told that it is one's turn while no page is open, and for how long not. */
export function TurnNotices() {
  const say = usePeopleSay()
  const language = useLanguage()
  const [now, setNow] = useState<Offered>()
  const { busy, refused, wish } = useWishing()
  const after = (work: () => Promise<unknown>) =>
    wish(async () => {
      await work()
      setNow(await offered())
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; what changes it asks again.
  useEffect(() => after(async () => undefined), [])
  const tellHere = (on: boolean) =>
    after(async () => {
      if (on && now !== undefined) {
        const { endpoint, keys } = (await subscribe(now.publicKey)).toJSON()
        await call('POST', 'api/notices/devices', { endpoint, keys, language })
        return
      }
      const own = await ownSubscription()
      if (own === null) return
      await call('DELETE', 'api/notices/devices', { endpoint: own.endpoint })
      await own.unsubscribe()
    })
  const until =
    now?.awayUntil == null ? undefined : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(now.awayUntil)
  return (
    <section className={styles.panel} aria-labelledby="turn-notices">
      <h2 id="turn-notices">{say('turn notices')}</h2>
      <p>
        {say('turn notices lead')} <a href={linkTo('turns')}>{say('my turns')}</a>
      </p>
      <Refusal said={refused} />
      {now !== undefined && (
        <div className={styles.form}>
          {canBeTold() ? (
            <Switch label={say('tell this browser')} on={now.here} onChange={on => !busy && tellHere(on)} />
          ) : (
            <p className={styles.hint}>{say('cannot be told')}</p>
          )}
          {now.hasMail && (
            <Switch
              label={say('tell by mail')}
              on={now.mail}
              onChange={mail => !busy && after(() => call('PUT', 'api/notices', { mail }))}
            />
          )}
          <Field label={say('vacation')}>
            {id => (
              <select
                id={id}
                value={until === undefined ? 0 : ''}
                disabled={busy}
                onChange={event => after(() => call('PUT', 'api/notices', { awayDays: Number(event.target.value) }))}
              >
                {until !== undefined && <option value="">{say('vacation until', { day: until })}</option>}
                {VACATIONS.map(days => (
                  <option key={days} value={days}>
                    {days === 0 ? say('no vacation') : say('vacation days', { n: days })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <p className={styles.hint}>{say('vacation lead')}</p>
        </div>
      )}
    </section>
  )
}
