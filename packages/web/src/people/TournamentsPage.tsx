import { type NewTournament, type Tournaments, tournaments as tournamentsSchema } from '@kartentisch/protocol'
import { type SyntheticEvent, useState } from 'react'
import { type ServedGame, useServedGames } from '../browser/presence.ts'
import { go, linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Field, Switch } from '../design/Field.tsx'
import { looks } from '../games/looks.ts'
import { useGameNames } from '../games/names.ts'
import { call } from '../online/api.ts'
import { useRepeated } from '../online/asking.ts'
import { Away, Connected, type OpenConnection } from '../online/Connected.tsx'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { placeOf, TimerForm, timerOf } from '../online/TimerForm.tsx'
import { useWishing } from '../online/wishing.ts'
import { timerName } from '../online/words.ts'
import { Page } from '../page/Page.tsx'
import { kingdomSets, setName } from '../sets/dominion.ts'
import { levelsToChoose, levelTitle } from '../table/bot-names.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import { TournamentRules } from './TournamentRules.tsx'

const EVERY_MS = 5000

/** Tournaments to enter, to follow and to look back at, and a form to hold one. */
export function TournamentsPage() {
  const say = usePeopleSay()
  const games = useServedGames()
  return (
    <Connected title={say('tournaments')}>
      {connection => games !== undefined && <AllTournaments games={games} connection={connection} />}
    </Connected>
  )
}

interface Props {
  readonly games: readonly ServedGame[]
  readonly connection: OpenConnection
}

function AllTournaments({ games, connection }: Props) {
  const say = usePeopleSay()
  const { answer } = useRepeated(tournamentsSchema, connection.connected ? 'api/tournaments' : undefined, EVERY_MS)
  const of = (...statuses: readonly Tournaments[number]['status'][]) =>
    answer?.filter(({ status }) => statuses.includes(status)) ?? []
  return (
    <Page title={say('tournaments')}>
      <Away connected={connection.connected} />
      <h1>{say('tournaments')}</h1>
      <p>{say('tournaments lead')}</p>
      <div className={online.thirds}>
        <section className={online.panel} aria-labelledby="tournaments-open">
          <h2 id="tournaments-open">{say('tournaments open')}</h2>
          <List all={of('open')} empty={say('no tournaments open')} />
        </section>
        <section className={online.panel} aria-labelledby="tournaments-running">
          <h2 id="tournaments-running">{say('tournaments running')}</h2>
          <List all={of('running')} empty={say('no tournaments running')} />
        </section>
        <section className={online.panel} aria-labelledby="tournaments-over">
          <h2 id="tournaments-over">{say('tournaments over')}</h2>
          <List all={of('over', 'cancelled')} empty={say('no tournaments over')} />
        </section>
      </div>
      {connection.player.guest ? (
        <p>
          {say('tournament needs account')} <a href={linkTo('account')}>{say('account')}</a>
        </p>
      ) : (
        <Hold games={games} />
      )}
      <p className={online.buttons}>
        <a href={linkTo('tables')}>{say('tables')}</a>
      </p>
    </Page>
  )
}

function List({ all, empty }: { readonly all: Tournaments; readonly empty: string }) {
  const say = usePeopleSay()
  const sayAll = useSay()
  const nameOf = useGameNames()
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' })
  if (all.length === 0) return <p>{empty}</p>
  return (
    <ul className={online.tables}>
      {all.map(({ tournament, name, game, format, timer, entrants, round, rounds, status, beginsAt, entered }) => (
        <li key={tournament}>
          <a href={linkTo('tournament', tournament)} className={online.table}>
            <strong>
              {name}
              {entered && <span className={online.turn}>{say('you take part')}</span>}
            </strong>
            <span>{[nameOf(game), say(`format ${format}`), timerName(timer, sayAll)].join(' · ')}</span>
            <span>
              {[
                say('entrants', { n: entrants }),
                ...(status === 'cancelled' ? [say('was cancelled')] : []),
                ...(status === 'open' && beginsAt !== null ? [when.format(beginsAt)] : []),
                ...(status === 'running' || status === 'over' ? [say('round of', { n: round, of: rounds })] : []),
              ].join(' · ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const FORMATS = ['swiss', 'round-robin', 'knock-out'] as const

const NORMAL: Omit<NewTournament, 'name'> = {
  game: 'dominion',
  format: 'swiss',
  rounds: 3,
  timer: { per: 'game', seconds: 1800 },
  selection: 'base',
  bots: [],
  enter: true,
  beginsAt: null,
}

/** The form of a new tournament. */
function Hold({ games }: Pick<Props, 'games'>) {
  const say = usePeopleSay()
  const sayAll = useSay()
  const language = useLanguage()
  const nameOf = useGameNames()
  const { busy, refused, wish } = useWishing()
  const [wanted, setWanted] = useState(NORMAL)
  const [name, rename] = useState('')
  /** As a field for day and time has it; empty while it has none. */
  const [begins, beginAt] = useState('')
  const two = games.filter(({ minSeats, maxSeats }) => minSeats <= 2 && maxSeats >= 2)
  const game = two.find(one => one.game === wanted.game) ?? two[0]
  if (game === undefined) return null
  const hasKingdoms = looks[game.game]?.kingdoms === true
  const change = (changed: Partial<NewTournament>) => setWanted({ ...wanted, ...changed })
  const bots = wanted.bots.filter(level => game.bots.includes(level))
  const hold = (event: SyntheticEvent) => {
    event.preventDefault()
    wish(async () => {
      const selection = hasKingdoms ? wanted.selection : null
      const beginsAt = begins === '' ? null : new Date(begins).getTime()
      const made = await call('POST', 'api/tournaments', {
        ...wanted,
        name,
        game: game.game,
        selection,
        bots,
        beginsAt,
      })
      if (typeof made === 'object' && made !== null && 'tournament' in made) go('tournament', String(made.tournament))
    })
  }
  return (
    <form className={online.panel} aria-labelledby="hold" onSubmit={hold}>
      <h2 id="hold">{say('hold tournament')}</h2>
      <div className={online.fields}>
        <Field label={say('tournament name')}>
          {id => <input id={id} required maxLength={40} value={name} onChange={event => rename(event.target.value)} />}
        </Field>
        <Field label={say('game')}>
          {id => (
            <select id={id} value={game.game} onChange={event => change({ game: event.target.value })}>
              {two.map(one => (
                <option key={one.game} value={one.game}>
                  {nameOf(one.game)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say('format')}>
          {id => (
            <select
              id={id}
              value={wanted.format}
              onChange={event => change({ format: FORMATS.find(one => one === event.target.value) ?? 'swiss' })}
            >
              {FORMATS.map(format => (
                <option key={format} value={format}>
                  {say(`format ${format}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {wanted.format === 'swiss' && (
          <Field label={say('rounds')}>
            {id => (
              <input
                id={id}
                type="number"
                min={1}
                max={12}
                value={wanted.rounds}
                onChange={event => change({ rounds: event.target.valueAsNumber })}
              />
            )}
          </Field>
        )}
        <Field label={say('tournament time')}>
          {id => <input id={id} type="datetime-local" value={begins} onChange={event => beginAt(event.target.value)} />}
        </Field>
        <TimerForm clocked timer={placeOf(wanted.timer)} onTimer={timer => change({ timer: timerOf(timer) })} />
        {hasKingdoms && (
          <Field label={say('set of kingdoms')}>
            {id => (
              <select
                id={id}
                value={wanted.selection ?? ''}
                onChange={event => change({ selection: event.target.value })}
              >
                {kingdomSets.map(set => (
                  <option key={set} value={set}>
                    {setName(set, language)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <Switch label={say('tournament enter too')} on={wanted.enter} onChange={enter => change({ enter })} />
      <fieldset className={online.panel}>
        <legend>{say('tournament bots')}</legend>
        <div className={online.choices}>
          {levelsToChoose(game.bots).map(level => (
            <Switch
              key={level}
              label={levelTitle(level, sayAll)}
              on={bots.includes(level)}
              onChange={on => change({ bots: on ? [...bots, level] : bots.filter(one => one !== level) })}
            />
          ))}
        </div>
      </fieldset>
      <p className={online.hint}>{say(begins === '' ? 'tournament by hand' : 'tournament by time')}</p>
      <TournamentRules format={wanted.format} />
      <Refusal said={refused} />
      <p className={online.buttons}>
        <Button main type="submit" disabled={busy}>
          {say('hold tournament')}
        </Button>
      </p>
    </form>
  )
}
