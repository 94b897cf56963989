import { calendar as calendarSchema, type Daily, daily as dailySchema } from '@kartentisch/protocol'
import { useState } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { useGameNames } from '../games/names.ts'
import { useAsked } from '../online/asking.ts'
import { Away, Connected, type OpenConnection } from '../online/Connected.tsx'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { useWishing } from '../online/wishing.ts'
import { Page } from '../page/Page.tsx'
import { useLanguage } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import { Columns } from './Columns.tsx'
import styles from './People.module.css'

/** The games that everybody plays on a day, and how they did. */
export function DailyPage({ day }: { readonly day: string }) {
  const say = usePeopleSay()
  return (
    <Connected title={say('daily')}>
      {connection => <Days key={connection.player.id} day={day} connection={connection} />}
    </Connected>
  )
}

interface Props {
  readonly day: string
  readonly connection: OpenConnection
}

const useDayName = () => {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  return (day: string) => format.format(Date.parse(day))
}

function Days({ day: wanted, connection }: Props) {
  const say = usePeopleSay()
  const nameDay = useDayName()
  const { answer: calendar, refused } = useAsked(calendarSchema, 'api/daily')
  if (calendar === undefined)
    return (
      <Page title={say('daily')}>
        {refused === undefined ? <p role="status">{say('loading')}</p> : <Refusal said={refused} />}
      </Page>
    )
  const day = wanted === '' ? calendar.today : wanted
  return (
    <Page title={say('daily')}>
      <Away connected={connection.connected} />
      <div className={online.head}>
        <h1>{say('daily')}</h1>
        <p>{nameDay(day)}</p>
      </div>
      <p>{say('daily lead')}</p>
      <OneDay key={day} day={day} connection={connection} />
      <Calendar today={calendar.today} shown={day} days={calendar.days} />
      <p className={online.buttons}>
        <a href={linkTo('puzzles')}>{say('puzzles of the day')}</a>
        <a href={linkTo('tables')}>{say('tables')}</a>
      </p>
    </Page>
  )
}

function OneDay({ day, connection }: Props) {
  const say = usePeopleSay()
  const nameOf = useGameNames()
  const { answer, refused } = useAsked(dailySchema, `api/daily/${encodeURIComponent(day)}`)
  const { busy, refused: notBegun, wish } = useWishing()
  const play = (game: string, again: boolean) =>
    wish(async () => {
      const told = await connection.client.request({ type: 'daily', game, again })
      if (told.type === 'acknowledged' && told.table !== undefined) go('table', told.table)
    })
  return (
    <>
      <Refusal said={refused ?? notBegun} />
      <div className={online.lists}>
        {answer?.games.map(({ game, table, over, results }) => (
          <section key={game} className={online.panel} aria-labelledby={`daily-${game}`}>
            <h2 id={`daily-${game}`}>{nameOf(game)}</h2>
            {answer.today && !connection.player.guest && (
              <p className={online.buttons}>
                <Button main={!over} disabled={busy} onClick={() => play(game, over)}>
                  {say(over ? 'daily again' : table === null ? 'daily play' : 'daily go on')}
                </Button>
              </p>
            )}
            {answer.today && connection.player.guest && (
              <p>
                {say('daily needs account')} <a href={linkTo('account')}>{say('account')}</a>
              </p>
            )}
            {results.length === 0 ? (
              <p>{say('daily nobody')}</p>
            ) : (
              <Results results={results} own={connection.player.id} />
            )}
          </section>
        ))}
      </div>
    </>
  )
}

interface ResultsProps extends Pick<Daily['games'][number], 'results'> {
  readonly own: string
}

function Results({ results, own }: ResultsProps) {
  const say = usePeopleSay()
  const signed = new Intl.NumberFormat(useLanguage(), { signDisplay: 'exceptZero' })
  const canBeSeen = results.some(({ table }) => table !== null)
  return (
    <table className={styles.table}>
      <Columns
        names={[
          say('place'),
          say('name'),
          say('points'),
          say('margin'),
          say('turns'),
          ...(canBeSeen ? [say('replay')] : []),
        ]}
        unseen={[say('place'), say('replay')]}
      />
      <tbody>
        {results.map(({ player, name, won, points, margin, turns, table }, i) => (
          <tr key={player} data-own={player === own}>
            <td>{margin === null ? '–' : i + 1}</td>
            <th scope="row">
              {won && '★ '}
              <a href={linkTo('player', player)}>{name}</a>
            </th>
            <td>{points ?? '–'}</td>
            <td className={styles.whole}>{margin === null ? say('gave up') : signed.format(margin)}</td>
            <td>{turns ?? '–'}</td>
            {canBeSeen && (
              <td>
                {table !== null && (
                  <a
                    className={styles.look}
                    href={linkTo('replay', 'online', table)}
                    title={say('replay')}
                    aria-label={`${say('replay')}: ${name}`}
                  >
                    ▶
                  </a>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const DAY_MS = 86_400_000
const WEEK = 7
const WEEKS = 5

interface CalendarProps {
  readonly today: string
  /** The day one looks at. */
  readonly shown: string
  readonly days: readonly { readonly day: string; readonly game: string; readonly won: boolean }[]
}

/** The last weeks from Monday on, with what one has played and won; more of them by a wish. */
function Calendar({ today, shown, days }: CalendarProps) {
  const say = usePeopleSay()
  const language = useLanguage()
  const [weeks, setWeeks] = useState(WEEKS)
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const now = Date.parse(today)
  const sinceMonday = (new Date(now).getUTCDay() + WEEK - 1) % WEEK
  const first = now - (sinceMonday + (weeks - 1) * WEEK) * DAY_MS
  const all = Array.from({ length: (weeks - 1) * WEEK + sinceMonday + 1 }, (_, i) =>
    new Date(first + i * DAY_MS).toISOString().slice(0, 10),
  )
  return (
    <section className={online.panel} aria-labelledby="calendar">
      <h2 id="calendar">{say('calendar')}</h2>
      <p className={online.hint}>{say('calendar lead')}</p>
      <ol className={styles.calendar}>
        {all.slice(0, WEEK).map(day => (
          <li key={`weekday ${day}`} data-weekday aria-hidden="true">
            {weekday.format(Date.parse(day))}
          </li>
        ))}
        {all.map((day, i) => {
          const date = new Date(day)
          // The month stands where one begins.
          const isNamed = i === 0 || date.getUTCDate() === 1
          const played = days.filter(one => one.day === day)
          const won = played.filter(one => one.won).length
          return (
            <li key={day} data-played={played.length > 0} data-won={won > 0}>
              <a
                href={linkTo('daily', day)}
                aria-label={say('calendar day', { day: short.format(date), played: played.length, won })}
                aria-current={day === shown ? 'date' : undefined}
              >
                {isNamed ? short.format(date) : date.getUTCDate()}
                <span aria-hidden="true">
                  {'★'.repeat(won)}
                  {'○'.repeat(played.length - won)}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
      <p className={online.buttons}>
        <Button onClick={() => setWeeks(weeks + WEEKS)}>{say('earlier weeks')}</Button>
      </p>
    </section>
  )
}
