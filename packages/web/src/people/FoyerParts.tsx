import type { Foyer } from '@kartentisch/protocol'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { looks } from '../games/looks.ts'
import { useGameNames } from '../games/names.ts'
import online from '../online/Online.module.css'
import { shortName, tableName, timerName } from '../online/words.ts'
import { type Say, useLanguage, useSay } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import styles from './Foyer.module.css'
import { Stamp } from './Stamp.tsx'
import { beginSearch, useSearch } from './seeking.ts'

type Playing = Foyer['playing'][number]

/** Who sits there, in few letters. */
const nameAt = (seat: Playing['seats'][number], say: Say): string => shortName({ ...seat, resigned: false }, say)

/** Tables that are being played, each a small picture and the way there. */
export function PlayingNow({ playing }: Pick<Foyer, 'playing'>) {
  return (
    <ul className={styles.stamps}>
      {playing.map(table => (
        <li key={table.table}>
          <PlayedTable table={table} />
        </li>
      ))}
    </ul>
  )
}

function PlayedTable({ table: shown }: { readonly table: Playing }) {
  const { table, game, rated, timer, seats, glance } = shown
  const say = useSay()
  const peopleSay = usePeopleSay()
  const nameOf = useGameNames()
  const facts = [
    nameOf(game),
    ...(glance === null ? [] : [peopleSay('turn number', { n: glance.turn })]),
    ...(rated ? [say('rated')] : []),
    ...(timer.per === 'none' ? [] : [timerName(timer, say)]),
  ]
  return (
    <a href={linkTo('table', table)} className={styles.stamp}>
      <Stamp game={game} glance={glance} />
      <strong>{tableName(shown, say)}</strong>
      <span className={styles.players}>
        {seats.map((seat, i) => (
          <span key={i} data-turn={glance?.seat === i}>
            {nameAt(seat, say)}
            {glance?.points != null && <b>{glance.points[i]}</b>}
          </span>
        ))}
      </span>
      <small>{facts.join(' · ')}</small>
    </a>
  )
}

/** Who looks for others, and the way to play with them: by looking for the same. */
export function Seeking({ seeking }: Pick<Foyer, 'seeking'>) {
  const say = useSay()
  const peopleSay = usePeopleSay()
  const nameOf = useGameNames()
  const searching = useSearch()
  return (
    <section className={online.panel} aria-labelledby="seeking">
      <h2 id="seeking">{peopleSay('who seeks')}</h2>
      {seeking.length === 0 ? (
        <p>{peopleSay('nobody seeks')}</p>
      ) : (
        <ul className={styles.seeking}>
          {seeking.map(({ name, rating, program, pool, ...wanted }, i) => (
            <li key={i}>
              <span>
                <strong>{program ? say('program of', { name }) : name}</strong> <b>{rating}</b>
                <small>
                  {[
                    peopleSay('ladder', { game: nameOf(wanted.game), players: wanted.players }),
                    ...(wanted.rated ? [say('rated')] : []),
                    timerName(wanted.timer, say),
                  ].join(' · ')}
                </small>
              </span>
              {searching === undefined && (pool.length > 0 || looks[wanted.game]?.kingdoms !== true) && (
                <Button
                  aria-label={peopleSay('play with', { name })}
                  onClick={() => beginSearch({ ...wanted, pool, programs: program })}
                >
                  {peopleSay('play along')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Who is here: those with an account by name, the others counted. */
export function Here({ here: { count, people } }: Pick<Foyer, 'here'>) {
  const say = usePeopleSay()
  const others = count - people.length
  return (
    <section className={online.panel} aria-labelledby="here">
      <h2 id="here">
        {say('here now')} <b className={styles.count}>{count}</b>
      </h2>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ player, name }) => (
            <li key={player}>
              <a href={linkTo('player', player)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && <p className={online.hint}>{say('guests here', { n: others })}</p>}
    </section>
  )
}

/** Today's games: how many have played them, and who did best so far. */
export function Today({ daily }: Pick<Foyer, 'daily'>) {
  const say = usePeopleSay()
  const language = useLanguage()
  const nameOf = useGameNames()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(daily.day))
  return (
    <section className={online.panel} aria-labelledby="today">
      <h2 id="today">{say('daily')}</h2>
      <p className={online.hint}>{day}</p>
      <ul className={styles.today}>
        {daily.games.map(({ game, played, best }) => {
          const Picture = looks[game]?.Picture
          return (
            <li key={game}>
              {Picture !== undefined && <Picture className={styles.emblem} />}
              <a href={linkTo('daily')}>{nameOf(game)}</a>
              <small>
                {played === 0
                  ? say('daily nobody')
                  : best === null
                    ? say('daily played', { n: played })
                    : say('daily best', { n: played, name: best.name, points: best.points })}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Games that have just ended, to be looked at again. */
export function JustFinished({ finished }: Pick<Foyer, 'finished'>) {
  const say = useSay()
  const peopleSay = usePeopleSay()
  const nameOf = useGameNames()
  if (finished.length === 0) return null
  return (
    <section className={online.panel} aria-labelledby="just-finished">
      <h2 id="just-finished">{peopleSay('just finished')}</h2>
      <ul className={styles.finished}>
        {finished.map(({ table, name, openedBy, game, seats, result }) => (
          <li key={table}>
            <a href={linkTo('replay', 'online', table)}>
              <span className="hidden-visually">
                {say('replay')}: {tableName({ name, openedBy }, say)}
              </span>
              {seats.map((seat, i) => (
                <span key={i} data-won={result?.winners.some(winner => winner === i) ?? false}>
                  {nameAt(seat, say)}
                  {result?.scores != null && <b>{result.scores[i]}</b>}
                </span>
              ))}
            </a>
            <small>{nameOf(game)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
