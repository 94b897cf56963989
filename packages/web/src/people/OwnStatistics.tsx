import { type Statistics, statistics as statisticsSchema } from '@kartentisch/protocol'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { looks } from '../games/looks.ts'
import { useGameNames } from '../games/names.ts'
import { useAsked } from '../online/asking.ts'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { cardName } from '../sets/dominion.ts'
import { levelTitle } from '../table/bot-names.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import styles from './People.module.css'

/** How one has played: by number of players, seat, opponent, and what and how much was played with. */
export function OwnStatistics() {
  const say = usePeopleSay()
  const { answer = [], refused } = useAsked(statisticsSchema, 'api/me/statistics')
  if (answer.length === 0 && refused === undefined) return null
  return (
    <>
      <h2>{say('statistics')}</h2>
      <Refusal said={refused} />
      {answer.map(one => (
        <OfGame key={one.game} {...one} />
      ))}
    </>
  )
}

function OfGame({ game, games, won, players, seats, opponents, sizes, things }: Statistics[number]) {
  const say = usePeopleSay()
  const sayAll = useSay()
  const language = useLanguage()
  const nameOf = useGameNames()
  const whoIs = ({ name, bot }: Statistics[number]['opponents'][number]) =>
    bot ? sayAll('bot seat', { level: levelTitle(name, sayAll) }) : name
  const nameThing = (thing: string) => (looks[game]?.kingdoms === true ? cardName(thing, language) : thing)
  return (
    <section className={online.panel} aria-label={nameOf(game)}>
      <h3>
        {nameOf(game)} · {say('games rated', { n: games })} · {say('games won', { n: won })}
      </h3>
      <div className={styles.tallies}>
        <Tallies title={say('how many players')} rows={players.map(one => ({ what: String(one.players), ...one }))} />
        <Tallies
          title={say('own seat')}
          rows={seats.map(one => ({ what: say('seat number', { n: one.seat }), ...one }))}
        />
        <Tallies title={say('opponents')} rows={opponents.map(one => ({ what: whoIs(one), ...one }))} />
        <Tallies title={say('size of kingdom')} rows={sizes.map(one => ({ what: String(one.size), ...one }))} />
        <Tallies title={say('played with')} rows={things.map(one => ({ what: nameThing(one.thing), ...one }))} />
      </div>
    </section>
  )
}

interface Row {
  readonly what: string
  readonly games: number
  readonly won: number
}

/** So many rows are shown at first. */
const FEW = 8

/** One below the other to be compared; one alone says no more than the whole. */
function Tallies({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const say = usePeopleSay()
  const [all, showAll] = useState(rows.length <= FEW)
  if (rows.length < 2) return null
  return (
    <div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{say('games')}</th>
            <th scope="col">{say('won')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, all ? rows.length : FEW).map(({ what, games, won }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{games}</td>
              <td>{Math.round((100 * won) / games)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && (
        <Button quiet onClick={() => showAll(true)}>
          {say('show more')}
        </Button>
      )}
    </div>
  )
}
