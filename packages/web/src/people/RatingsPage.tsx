import { type Ladder, ladder as ladderSchema, ladders as laddersSchema } from '@kartentisch/protocol'
import { addressOf } from '../browser/address.ts'
import { go, linkTo } from '../browser/route.ts'
import { useSettings } from '../browser/settings.ts'
import { Sign } from '../cards/Picture.tsx'
import { classes } from '../design/classes.ts'
import { Field } from '../design/Field.tsx'
import { useGameNames } from '../games/names.ts'
import { useAsked } from '../online/asking.ts'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { Page } from '../page/Page.tsx'
import { levelTitle } from '../table/bot-names.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import { Columns } from './Columns.tsx'
import { Curve } from './Curve.tsx'
import styles from './People.module.css'

/** Who plays how well, by game and number of players. */
export function RatingsPage({ ladder: wanted }: { readonly ladder: string }) {
  const say = usePeopleSay()
  const nameOf = useGameNames()
  const { answer: ladders = [], refused } = useAsked(laddersSchema, 'api/ladders')
  const mostPlayed = [...ladders].sort((a, b) => b.games - a.games)[0]
  const chosen = ladders.find(one => one.ladder === wanted) ?? mostPlayed
  const month = new Intl.DateTimeFormat(useLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <Page title={say('ratings')}>
      <h1>{say('ratings')}</h1>
      <p>{say('ratings lead')}</p>
      <Refusal said={refused} />
      {chosen !== undefined && (
        <>
          <div className={classes(online.form, styles.ladder)}>
            <Field label={say('ratings of')}>
              {id => (
                <select id={id} value={chosen.ladder} onChange={event => go('ratings', event.target.value)}>
                  {ladders.map(({ ladder, game, players, games }) => (
                    <option key={ladder} value={ladder}>
                      {say('ladder', { game: nameOf(game), players })} · {say('games rated', { n: games })}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <Ladders key={chosen.ladder} ladder={chosen.ladder} />
        </>
      )}
      <p className={online.buttons}>
        <a href={linkTo('tables')}>{say('tables')}</a>
        <a href={addressOf(`api/dumps/${lastMonth()}`).href} download>
          {say('games of month', { month: month.format(Date.parse(lastMonth())) })}
        </a>
      </p>
    </Page>
  )
}

/** The last month that is over, everywhere in the world the same. */
function lastMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7)
}

function Ladders({ ladder }: { readonly ladder: string }) {
  const say = usePeopleSay()
  const { member } = useSettings()
  const { answer, refused } = useAsked(ladderSchema, `api/ladders/${ladder}`)
  if (answer === undefined)
    return refused === undefined ? <p role="status">{say('loading')}</p> : <Refusal said={refused} />
  return (
    <div className={online.lists}>
      <section className={online.panel} aria-labelledby="leaders">
        <h2 id="leaders">{say('leaders')}</h2>
        {answer.leaders.every(({ level }) => level !== null) && <p>{say('no leaders')}</p>}
        {answer.leaders.length > 0 && <Leaders leaders={answer.leaders} />}
        {answer.leaders.some(({ level }) => level !== null) && <p className={online.hint}>{say('bots rated')}</p>}
      </section>
      <section className={online.panel} aria-labelledby="own-rating">
        <h2 id="own-rating">{say('own rating')}</h2>
        {answer.own === null ? (
          <p>
            {say('no own rating')}{' '}
            {member ? (
              <a href={linkTo('find')}>{say('find opponent')}</a>
            ) : (
              <a href={linkTo('account')}>{say('sign in for rating')}</a>
            )}
          </p>
        ) : (
          <>
            <p className={styles.rating}>
              <strong>{answer.own.rating}</strong>{' '}
              <span>
                {say('games rated', { n: answer.own.games })}
                {answer.own.provisional && ` · ${say('provisional')}`}
              </span>
            </p>
            <Curve points={answer.own.curve} />
          </>
        )}
        <Distribution distribution={answer.distribution} />
      </section>
    </div>
  )
}

function Leaders({ leaders }: Pick<Ladder, 'leaders'>) {
  const say = usePeopleSay()
  const sayAll = useSay()
  const people = leaders.flatMap(({ player, level }) => (level === null ? [player] : []))
  return (
    <table className={styles.table}>
      <Columns names={[say('place'), say('name'), say('rating'), say('games')]} unseen={[say('place')]} />
      <tbody>
        {leaders.map(({ player, name, rating, games, level, provisional }) => (
          <tr key={player} data-bot={level !== null}>
            <td>{level === null ? 1 + people.indexOf(player) : <Sign id="bot" className={online.sign} />}</td>
            <th scope="row">
              <a href={linkTo('player', player)}>
                {level === null ? name : say('bot seat', { level: levelTitle(level, sayAll) })}
              </a>
            </th>
            <td>
              {rating}
              {provisional && ' ?'}
            </td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many points one bar stands for. */
const BAR = 50

/** With more bars than this only every fourth has its number below. */
const MOST_NAMED = 8

/** How many have which rating, with those bars too for which there is nobody. */
function Distribution({ distribution }: Pick<Ladder, 'distribution'>) {
  const say = usePeopleSay()
  const [first, last] = [distribution[0], distribution.at(-1)]
  if (first === undefined || last === undefined) return null
  const most = Math.max(1, ...distribution.map(({ count }) => count))
  const bars = Array.from({ length: (last.from - first.from) / BAR + 1 }, (_, i) => {
    const from = first.from + i * BAR
    return { from, count: distribution.find(one => one.from === from)?.count ?? 0 }
  })
  return (
    <>
      <h3>{say('distribution')}</h3>
      <ol className={styles.distribution}>
        {bars.map(({ from, count }) => (
          <li key={from} title={`${from}–${from + BAR - 1}: ${count}`}>
            <span style={{ height: `${(100 * count) / most}%` }} />
            <small>{bars.length > MOST_NAMED && from % 200 !== 0 ? '' : from}</small>
          </li>
        ))}
      </ol>
    </>
  )
}
