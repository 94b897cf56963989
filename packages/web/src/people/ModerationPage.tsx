import { type ModeratorAct, moderatorAct, type Report, reports as schema } from '@kartentisch/protocol'
import { type SyntheticEvent, useState } from 'react'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
import { call } from '../online/api.ts'
import { useAsked } from '../online/asking.ts'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { useWishing } from '../online/wishing.ts'
import { Page } from '../page/Page.tsx'
import { useLanguage } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import styles from './Moderation.module.css'

type Act = ModeratorAct['act']

const ACTS = moderatorAct.shape.act.options
const LASTING: readonly Act[] = ['mute', 'ban', 'rename']
const DAYS = [1, 7, 30]
const USUAL_DAYS = 7

/** Whatever is further away than a life is for good. */
const FOR_GOOD = Date.UTC(2200, 0)

/** For moderators: what was reported, and what they can do about it. */
export function ModerationPage() {
  const say = usePeopleSay()
  const { answer, refused, again } = useAsked(schema, 'api/reports')
  return (
    <Page title={say('moderation')}>
      <h1>{say('moderation')}</h1>
      {refused === undefined && <p>{say('moderation lead')}</p>}
      <Refusal said={refused} />
      {answer?.length === 0 && <p>{say('no reports')}</p>}
      <div className={online.columns}>
        {answer?.map(report => (
          <Reported key={report.id} report={report} onDone={again} />
        ))}
      </div>
    </Page>
  )
}

function Reported({ report, onDone }: { readonly report: Report; readonly onDone: () => void }) {
  const say = usePeopleSay()
  const language = useLanguage()
  const { busy, refused, wish } = useWishing()
  const { id, reporter, reason, words, said, table, about } = report
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const lasting = (kind: 'muted' | 'banned', at: number) =>
    at > FOR_GOOD ? say(`for good ${kind}`) : say(`until ${kind}`, { day: when.format(at) })
  const done = (work: () => Promise<unknown>) =>
    wish(async () => {
      await work()
      onDone()
    })
  return (
    <section className={online.panel} aria-labelledby={`report-${id}`}>
      <div className={styles.head}>
        <h2 id={`report-${id}`}>{about.name}</h2>
        <span>{say(`report ${reason}`)}</span>
      </div>
      <p className={online.hint}>
        {say('reported by', { reporter: reporter || say('somebody'), when: when.format(report.at) })}
        {table !== null && (
          <>
            {' · '}
            <a href={linkTo('table', table)}>{say('at table')}</a>
          </>
        )}
      </p>
      {words !== '' && <blockquote className={styles.words}>{words}</blockquote>}
      {said !== null && (
        <blockquote className={styles.words}>
          <small>{say('had said', { name: about.name })}</small>
          {said}
        </blockquote>
      )}
      {(about.muted !== null || about.banned !== null) && (
        <ul className={styles.marks}>
          {about.muted !== null && <li>{lasting('muted', about.muted)}</li>}
          {about.banned !== null && <li>{lasting('banned', about.banned)}</li>}
        </ul>
      )}
      {about.acts.length > 0 && (
        <>
          <h3>{say('acts before')}</h3>
          <ul className={styles.before}>
            {about.acts.map(({ at, moderator, act, words: why }) => (
              <li key={`${at} ${act}`}>
                {when.format(at)}, {moderator}: {say(`act ${act}`)}
                {why !== '' && ` (${why})`}
              </li>
            ))}
          </ul>
        </>
      )}
      <Refusal said={refused} />
      <ActForm
        busy={busy}
        onAct={act => done(() => call('POST', 'api/moderation', { ...act, player: about.player }))}
        onClose={() => done(() => call('POST', `api/reports/${encodeURIComponent(id)}/close`, {}))}
      />
    </section>
  )
}

interface FormProps {
  readonly busy: boolean
  readonly onAct: (act: Omit<ModeratorAct, 'player'>) => void
  /** The report has been dealt with. */
  readonly onClose: () => void
}

function ActForm({ busy, onAct, onClose }: FormProps) {
  const say = usePeopleSay()
  const [act, setAct] = useState<Act>('mute')
  const [days, setDays] = useState<number | undefined>(USUAL_DAYS)
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const lasts = LASTING.includes(act) && days !== undefined
    onAct({ act, words: words.trim(), ...(lasts && { days }), ...(act === 'rename' && { name: name.trim() }) })
  }
  return (
    <form onSubmit={send} className={styles.acting}>
      <div className={online.fields}>
        <Field label={say('moderator act')}>
          {id => (
            <select id={id} value={act} onChange={event => setAct(moderatorAct.shape.act.parse(event.target.value))}>
              {ACTS.map(one => (
                <option key={one} value={one}>
                  {say(`act ${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {LASTING.includes(act) && (
          <Field label={say('act days')}>
            {id => (
              <select
                id={id}
                value={days ?? ''}
                onChange={event => setDays(event.target.value === '' ? undefined : Number(event.target.value))}
              >
                {DAYS.map(n => (
                  <option key={n} value={n}>
                    {say('days long', { n })}
                  </option>
                ))}
                <option value="">{say('for good')}</option>
              </select>
            )}
          </Field>
        )}
        {act === 'rename' && (
          <Field label={say('new name')}>
            {id => <input id={id} maxLength={30} value={name} onChange={event => setName(event.target.value)} />}
          </Field>
        )}
        <Field label={say('act words')}>
          {id => <input id={id} maxLength={500} value={words} onChange={event => setWords(event.target.value)} />}
        </Field>
      </div>
      <p className={online.buttons}>
        <Button main type="submit" disabled={busy}>
          {say('do act')}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {say('close report')}
        </Button>
      </p>
    </form>
  )
}
