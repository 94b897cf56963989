import { type Tournament, tournament as tournamentSchema } from '@kartentisch/protocol'
import { linkTo } from '../browser/route.ts'
import { classes } from '../design/classes.ts'
import { useGameNames } from '../games/names.ts'
import { useRepeated } from '../online/asking.ts'
import { Away, Connected, type OpenConnection } from '../online/Connected.tsx'
import online from '../online/Online.module.css'
import { timerName } from '../online/words.ts'
import { Page } from '../page/Page.tsx'
import { levelTitle } from '../table/bot-names.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import { Columns } from './Columns.tsx'
import styles from './People.module.css'
import { TournamentActs } from './TournamentActs.tsx'
import { RulesBeforehand, TournamentRules } from './TournamentRules.tsx'

const EVERY_MS = 3000

/** A tournament as it stands: who takes part, the rounds with their tables, and what one can do. */
export function TournamentPage({ id }: { readonly id: string }) {
  const say = usePeopleSay()
  return <Connected title={say('tournament')}>{connection => <Held id={id} connection={connection} />}</Connected>
}

function Held({ id, connection }: { readonly id: string; readonly connection: OpenConnection }) {
  const say = usePeopleSay()
  const sayAll = useSay()
  const nameOf = useGameNames()
  const path = `api/tournaments/${encodeURIComponent(id)}`
  const { answer, again } = useRepeated(tournamentSchema, connection.connected ? path : undefined, EVERY_MS)
  if (answer === undefined)
    return (
      <Page title={say('tournament')}>
        <p role="status">{say('loading')}</p>
      </Page>
    )
  const { name, game, format, timer, paired } = answer
  return (
    <Page title={name}>
      <Away connected={connection.connected} />
      <div className={online.head}>
        <h1>{name}</h1>
        <p>{[nameOf(game), say(`format ${format}`), timerName(timer, sayAll)].join(' · ')}</p>
      </div>
      <Status tournament={answer} />
      <TournamentActs tournament={answer} player={connection.player} onDone={again} />
      <div className={online.lists}>
        <Standings tournament={answer} own={connection.player.id} />
        {paired.length === 0 ? (
          <RulesBeforehand format={format} />
        ) : (
          <Rounds tournament={answer} own={connection.player.id} />
        )}
      </div>
      {paired.length > 0 && <TournamentRules format={format} />}
    </Page>
  )
}

interface Props {
  readonly tournament: Tournament
}

/** What somebody who takes part is called. */
function useEntrantName({ tournament: { standings } }: Props): (player: string | null) => string {
  const say = useSay()
  return player => {
    const found = standings.find(one => one.player === player)
    if (found === undefined) return ''
    return found.level === null ? found.name : say('bot seat', { level: levelTitle(found.level, say) })
  }
}

/** How far it has come, and who has won it. */
function Status({ tournament }: Props) {
  const say = usePeopleSay()
  const language = useLanguage()
  const nameOf = useEntrantName({ tournament })
  const { status, entrants, round, rounds, beginsAt, checkInFrom, ready, entered } = tournament
  const [winner] = tournament.standings
  if (status === 'running') return <p role="status">{say('round of', { n: round, of: rounds })}</p>
  if (status === 'cancelled') return <p role="status">{say('tournament cancelled')}</p>
  if (status === 'over')
    return (
      <p role="status" className={styles.winner}>
        {say('tournament won', { name: nameOf(winner?.player ?? null) })}
      </p>
    )
  const at = (time: number) => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(time)
  return (
    <div role="status">
      <p>{say('tournament waits', { n: entrants })}</p>
      {beginsAt !== null && checkInFrom !== null && (
        <p>
          {say('tournament begins at', { at: at(beginsAt) })}{' '}
          {entered && ready
            ? say('tournament checked in')
            : say('tournament check in from', {
                at: new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(checkInFrom),
              })}
        </p>
      )}
    </div>
  )
}

interface OwnProps extends Props {
  /** Whoever looks at it. */
  readonly own: string
}

function Standings({ tournament, own }: OwnProps) {
  const say = usePeopleSay()
  const { format } = new Intl.NumberFormat(useLanguage())
  const nameOf = useEntrantName({ tournament })
  if (tournament.paired.length === 0) return <Entrants tournament={tournament} />
  // In a knock-out whoever loses is out: nothing else tells two apart.
  const hasTieBreaks = tournament.format !== 'knock-out'
  return (
    <section className={online.panel} aria-labelledby="standings">
      <h2 id="standings">{say('standings')}</h2>
      <table className={styles.table}>
        <Columns
          names={[
            say('place'),
            say('name'),
            say('points'),
            ...(hasTieBreaks ? [say('buchholz'), say('sonneborn')] : []),
          ]}
          unseen={[say('place')]}
        />
        <tbody>
          {tournament.standings.map(({ player, level, points, buchholz, sonneborn, left }, i) => (
            <tr key={player} data-own={player === own}>
              <td>{i + 1}</td>
              <th scope="row">
                {level === null ? <a href={linkTo('player', player)}>{nameOf(player)}</a> : nameOf(player)}
                {left && ` (${say('has left')})`}
              </th>
              <td>{format(points)}</td>
              {hasTieBreaks && <td>{format(buchholz)}</td>}
              {hasTieBreaks && <td>{format(sonneborn)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Who takes part, before anybody has met; with a time, who has said that they are there. */
function Entrants({ tournament }: Props) {
  const say = usePeopleSay()
  const nameOf = useEntrantName({ tournament })
  const { standings, beginsAt } = tournament
  return (
    <section className={online.panel} aria-labelledby="standings">
      <h2 id="standings">{say('who takes part')}</h2>
      {standings.length === 0 && <p>{say('no entrants')}</p>}
      <ul className={styles.entrants}>
        {standings.map(({ player, level, ready }) => (
          <li key={player} data-ready={beginsAt !== null && ready}>
            {level === null ? <a href={linkTo('player', player)}>{nameOf(player)}</a> : nameOf(player)}
            {beginsAt !== null && ready && <small>{say('is there')}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Half a point each is a shared victory. */
const score = (points: readonly number[]): string => points.map(one => (one === 0.5 ? '½' : one)).join(' : ')

function Rounds({ tournament, own }: OwnProps) {
  const say = usePeopleSay()
  const nameOf = useEntrantName({ tournament })
  const rounds = tournament.paired.map((pairs, i) => ({ pairs, number: i + 1 })).reverse()
  return (
    <section className={online.panel} aria-labelledby="rounds">
      <h2 id="rounds">{say('rounds')}</h2>
      {rounds.map(({ pairs, number }) => (
        <table key={number} className={classes(styles.table, styles.round)}>
          <caption>{say('round number', { n: number })}</caption>
          <tbody>
            {pairs.map(({ first, second, table, points }) => {
              const isOwn = [first, second].includes(own)
              return (
                <tr key={first} data-own={isOwn}>
                  <td data-won={points?.[0] === 1}>{nameOf(first)}</td>
                  <td data-won={points?.[1] === 1}>{second === null ? say('bye') : nameOf(second)}</td>
                  <td>
                    {table === null ? (
                      '1'
                    ) : (
                      <a href={points === null ? linkTo('table', table) : linkTo('replay', 'online', table)}>
                        {points === null ? say(isOwn ? 'daily play' : 'to watch') : score(points)}
                      </a>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ))}
    </section>
  )
}
