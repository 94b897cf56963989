import { type SyntheticEvent, useEffect, useState } from 'react'
import { type ServedGame, useServedGames } from '../browser/presence.ts'
import { go, linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Field, Switch } from '../design/Field.tsx'
import { looks } from '../games/looks.ts'
import { useGameNames } from '../games/names.ts'
import { Connected, type OpenConnection } from '../online/Connected.tsx'
import { NameField, useNaming } from '../online/NameFirst.tsx'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { placeOf, TimerForm, timerOf } from '../online/TimerForm.tsx'
import { useWishing } from '../online/wishing.ts'
import { Page } from '../page/Page.tsx'
import { kingdomSets, setName } from '../sets/dominion.ts'
import { useLanguage } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import { beginSearch, useSearch, type Wanted } from './seeking.ts'
import { keepWanted, keptWanted } from './wanted.ts'

/** Finding others who want to play the same. `now` begins at once, with what was wanted the last time. */
export function FindPage({ now }: { readonly now: boolean }) {
  const say = usePeopleSay()
  const games = useServedGames()
  return (
    <Connected title={say('find opponent')}>
      {connection => games !== undefined && <Find games={games} connection={connection} now={now} />}
    </Connected>
  )
}

const NORMAL: Wanted = {
  game: 'dominion',
  players: 2,
  rated: false,
  timer: { per: 'game', seconds: 1800 },
  pool: ['base'],
}

interface Props {
  readonly games: readonly ServedGame[]
  readonly connection: OpenConnection
  readonly now: boolean
}

function Find({ games, connection, now }: Props) {
  const say = usePeopleSay()
  const language = useLanguage()
  const nameOf = useGameNames()
  const searching = useSearch()
  const [wanted, setWanted] = useState<Wanted>(() => keptWanted() ?? NORMAL)
  const naming = useNaming(connection)
  const { refused, wish } = useWishing()
  const game = games.find(one => one.game === wanted.game) ?? games[0]
  const hasKingdoms = game !== undefined && looks[game.game]?.kingdoms === true
  const change = (changed: Partial<Wanted>) => setWanted({ ...wanted, ...changed })
  const most = game?.maxSeats ?? 2
  const players = Math.min(Math.max(2, wanted.players), most)
  const pool = hasKingdoms ? wanted.pool : []
  const isReady = game !== undefined && (!hasKingdoms || pool.length > 0)
  const seek = () => {
    if (game === undefined) return
    const complete = { ...wanted, game: game.game, players, rated: wanted.rated && !connection.player.guest }
    keepWanted(complete)
    wish(async () => {
      await naming.keep()
      beginSearch({ ...complete, pool })
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, when one comes here for that.
  useEffect(() => {
    if (!now || naming.nameless || !isReady) return
    if (searching === undefined) seek()
    go('find')
  }, [now])
  if (game === undefined) return null
  return (
    <Page title={say('find opponent')}>
      <h1>{say('find opponent')}</h1>
      <p>{say('find lead')}</p>
      <form
        className={online.form}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault()
          seek()
        }}
      >
        <section className={online.panel} aria-label={say('what to play')}>
          <div className={online.fields}>
            {naming.nameless && <NameField naming={naming} player={connection.player} />}
            <Field label={say('game')}>
              {id => (
                <select id={id} value={game.game} onChange={event => change({ game: event.target.value })}>
                  {games.map(one => (
                    <option key={one.game} value={one.game}>
                      {nameOf(one.game)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={say('how many players')}>
              {id => (
                <select id={id} value={players} onChange={event => change({ players: Number(event.target.value) })}>
                  {Array.from({ length: most - 1 }, (_, i) => (
                    <option key={i} value={i + 2}>
                      {i + 2}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <TimerForm timer={placeOf(wanted.timer)} onTimer={timer => change({ timer: timerOf(timer) })} />
          </div>
          {connection.player.guest ? (
            <p className={online.hint}>{say('rated needs account')}</p>
          ) : (
            <Switch label={say('rated table')} on={wanted.rated} onChange={rated => change({ rated })} />
          )}
          <Switch
            label={say('programs too')}
            on={wanted.programs ?? false}
            onChange={programs => change({ programs })}
          />
        </section>
        {hasKingdoms && (
          <fieldset className={online.panel}>
            <legend>{say('sets to play with')}</legend>
            <div className={online.fields}>
              {kingdomSets.map(set => (
                <Switch
                  key={set}
                  label={setName(set, language)}
                  on={pool.includes(set)}
                  onChange={on => change({ pool: on ? [...pool, set] : pool.filter(one => one !== set) })}
                />
              ))}
            </div>
            <p className={online.hint}>{say('sets lead')}</p>
          </fieldset>
        )}
        <Refusal said={refused} />
        <p className={online.buttons}>
          <Button main type="submit" disabled={!isReady || searching !== undefined}>
            {say('find opponent')}
          </Button>
          <a href={linkTo('tables')}>{say('tables')}</a>
          <a href={linkTo('ratings')}>{say('ratings')}</a>
        </p>
      </form>
    </Page>
  )
}
