import type { WantedSeat } from '@kartentisch/protocol'
import { type SyntheticEvent, useMemo, useState } from 'react'
import { type ServedGame, useServedGames } from '../browser/presence.ts'
import { go, linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Field, Switch } from '../design/Field.tsx'
import { KingdomField } from '../dominion/KingdomField.tsx'
import { FIRST_GAME, setUp, wordsOf } from '../dominion/new-game.ts'
import { looks } from '../games/looks.ts'
import { useGameNames } from '../games/names.ts'
import { type Drawn, drawLinked, setupOf } from '../kingdoms/draw.ts'
import { Page } from '../page/Page.tsx'
import { newWord } from '../table/plans.ts'
import { useSay } from '../words/language.ts'
import { Away, Connected, type OpenConnection } from './Connected.tsx'
import { KingdomShown } from './KingdomShown.tsx'
import { NameField, useNaming } from './NameFirst.tsx'
import styles from './Online.module.css'
import { Refusal } from './Refusal.tsx'
import { SeatsForm } from './SeatsForm.tsx'
import { givenSetup } from './setup.ts'
import { type ChosenTimer, NO_TIMER, TimerForm, timerOf } from './TimerForm.tsx'
import { useWishing } from './wishing.ts'

interface Props {
  /** The game to begin with; any if nothing is said. */
  readonly game: string
  /** A kingdom from the kingdom room, as its link names it. */
  readonly kind: string
  readonly value: string
}

/** A new table online. */
export function OpenPage({ game, kind, value }: Props) {
  const say = useSay()
  const games = useServedGames()
  return (
    <Connected title={say('open table')}>
      {connection =>
        games !== undefined && (
          <NewTable key={value} games={games} connection={connection} game={game} kind={kind} value={value} />
        )
      }
    </Connected>
  )
}

interface NewTableProps extends Props {
  readonly games: readonly ServedGame[]
  readonly connection: OpenConnection
}

const TWO_OPEN: readonly WantedSeat[] = [{ kind: 'open' }, { kind: 'open' }]

/** The kingdom a link leads to; nothing if there is no link or it leads nowhere. */
function linked(kind: string, value: string): Drawn | undefined {
  if (value === '') return undefined
  try {
    return drawLinked(kind, value)
  } catch {
    // The form still lets one choose another.
    return undefined
  }
}

function NewTable({ games, connection, game: wanted, kind, value }: NewTableProps) {
  const say = useSay()
  const nameOf = useGameNames()
  const { connected } = connection
  const [id, setId] = useState(wanted)
  const game = games.find(one => one.game === id) ?? games[0]
  const [name, setName] = useState('')
  const [seats, setSeats] = useState(TWO_OPEN)
  const [listed, setListed] = useState(true)
  const [wantsRated, setRated] = useState(false)
  const [timer, setTimer] = useState<ChosenTimer>(NO_TIMER)
  const [kingdom, setKingdom] = useState(FIRST_GAME)
  const [drawn, setDrawn] = useState(() => linked(kind, value))
  const [seed, setSeed] = useState(newWord)
  const { busy, refused, wish } = useWishing()
  // What is left to chance is drawn by the server, so that a rematch can have it drawn anew.
  const selection = drawn === undefined ? wordsOf(kingdom) : undefined
  const setup = useMemo(
    () => (drawn === undefined ? setUp(kingdom, seats.length, seed) : setupOf(drawn)),
    [drawn, kingdom, seats.length, seed],
  )
  const naming = useNaming(connection)
  if (game === undefined) return null
  const hasKingdom = looks[game.game]?.kingdoms === true
  const mayBeRated = !connection.player.guest && seats.length > 1 && seats.every(({ kind }) => kind !== 'bot')
  const rated = wantsRated && mayBeRated
  const ownName = say('table of', { name: naming.typed.trim() || connection.player.name })
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    wish(async () => {
      const client = await naming.keep()
      const made = await client.request({
        type: 'create',
        ...(name.trim() !== '' && { name: name.trim() }),
        game: game.game,
        setup: hasKingdom && selection === undefined ? givenSetup(setup) : {},
        ...(hasKingdom && selection !== undefined && { selection }),
        seats: [...seats],
        listed,
        ...(rated && { rated }),
        timer: timerOf(timer),
      })
      if (made.type === 'acknowledged' && made.table !== undefined) go('table', made.table)
    })
  }
  const choose = (choice: string) => {
    setDrawn(undefined)
    setKingdom(choice)
    setSeed(newWord())
  }
  return (
    <Page title={say('open table')}>
      <Away connected={connected} />
      <h1>{say('open table')}</h1>
      <form onSubmit={open} className={styles.form}>
        <section className={styles.panel} aria-label={say('table')}>
          <div className={styles.fields}>
            {naming.nameless && <NameField naming={naming} player={connection.player} />}
            <Field label={say('game')}>
              {field => (
                <select id={field} value={game.game} onChange={event => setId(event.target.value)}>
                  {games.map(one => (
                    <option key={one.game} value={one.game}>
                      {nameOf(one.game)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={say('table name')}>
              {field => (
                <input
                  id={field}
                  maxLength={60}
                  value={name}
                  placeholder={ownName}
                  onChange={event => setName(event.target.value)}
                />
              )}
            </Field>
            {hasKingdom && drawn === undefined && <KingdomField choice={kingdom} onChoice={choose} />}
            {hasKingdom && drawn !== undefined && (
              <p className={styles.drawn}>
                {say('own kingdom')}{' '}
                <Button quiet onClick={() => choose(FIRST_GAME)}>
                  {say('choose other')}
                </Button>
              </p>
            )}
            <TimerForm timer={timer} onTimer={setTimer} />
          </div>
          {hasKingdom && (
            <p className={styles.hint}>
              {selection !== undefined && `${say('drawn when opened')} `}
              <a href={linkTo('kingdoms')}>{say('to kingdom room')}</a>
            </p>
          )}
        </section>
        <section className={styles.panel} aria-labelledby="seats">
          <h2 id="seats">{say('seats')}</h2>
          <SeatsForm game={game} seats={seats} onSeats={setSeats} />
          <Switch label={say('show in list')} on={listed} onChange={setListed} />
          <p className={styles.hint}>{say(listed ? 'listed lead' : 'private lead')}</p>
          {mayBeRated && <Switch label={say('rated table')} on={rated} onChange={setRated} />}
          <p className={styles.hint}>{say(connection.player.guest ? 'rated needs account' : 'rated lead')}</p>
        </section>
        <Refusal said={refused} />
        <p className={styles.buttons}>
          <Button main type="submit" disabled={busy}>
            {say('open table')}
          </Button>
          <a href={linkTo('tables')}>{say('tables')}</a>
        </p>
      </form>
      {hasKingdom && selection === undefined && (
        <KingdomShown setup={{ ...setup, players: Math.max(2, seats.length) }} />
      )}
    </Page>
  )
}
