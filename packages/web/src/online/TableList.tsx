import type { TableShown } from '@kartentisch/protocol'
import { useState } from 'react'
import { addressOf } from '../browser/address.ts'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { useGameName } from '../games/names.ts'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Online.module.css'
import { PlayedWith } from './PlayedWith.tsx'
import own from './TableList.module.css'
import { isFree, peopleAt, shortName, tableName, timerName } from './words.ts'

interface Props {
  readonly tables: readonly TableShown[]
  readonly yourTurn: readonly string[]
}

/** So many are shown at first, and so many more at a time. */
const AT_ONCE = 10

/** Tables with all one needs to choose one, each a way to it. */
export function TableList({ tables, yourTurn }: Props) {
  const say = useSay()
  const [most, showMost] = useState(AT_ONCE)
  return (
    <>
      <ul className={styles.tables}>
        {tables.slice(0, most).map(table => (
          <li key={table.table} className={own.entry}>
            {table.status === 'finished' ? (
              <Finished table={table} />
            ) : (
              <Entry table={table} turn={yourTurn.includes(table.table)} />
            )}
          </li>
        ))}
      </ul>
      {tables.length > most && <Button onClick={() => showMost(most + AT_ONCE)}>{say('show more')}</Button>}
    </>
  )
}

function useWhen(): (at: number) => string {
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' })
  return at => format.format(at)
}

/** A table that waits or is played at. */
function Entry({ table, turn }: { readonly table: TableShown; readonly turn: boolean }) {
  const say = useSay()
  const when = useWhen()
  const { table: id, game, status, seats, seat, timer, createdAt } = table
  const gameName = useGameName(game)
  const free = seats.filter(isFree).length
  const state =
    status === 'waiting'
      ? say(free === 0 ? 'complete' : 'seats free', { n: free })
      : say(seat < 0 ? 'to watch' : 'under way')
  return (
    <a href={linkTo('table', id)} className={styles.table}>
      <strong>
        {tableName(table, say)}
        {turn && <span className={styles.turn}>{say('your turn')}</span>}
      </strong>
      <span>
        {gameName} · {peopleAt(table, say)}
      </span>
      <span>{[state, ...(table.rated ? [say('rated')] : []), timerName(timer, say), when(createdAt)].join(' · ')}</span>
    </a>
  )
}

/** A game that is over: who played, what it came to, and with what. */
function Finished({ table }: { readonly table: TableShown }) {
  const say = useSay()
  const when = useWhen()
  const { table: id, game, setup, seats, rated, result, createdAt } = table
  const gameName = useGameName(game)
  const name = tableName(table, say)
  return (
    <>
      <a href={linkTo('table', id)} className={styles.table}>
        <strong className={own.outcome}>
          {seats.map((seat, i) => (
            <span key={i} data-won={result?.winners.some(winner => winner === i) ?? false}>
              {shortName(seat, say)} {result?.scores != null && <b>{result.scores[i]}</b>}
            </span>
          ))}
        </strong>
        <PlayedWith game={game} setup={setup} />
        <span>{[gameName, name, ...(rated ? [say('rated')] : []), when(createdAt)].join(' · ')}</span>
      </a>
      <span className={own.ways}>
        <a href={linkTo('replay', 'online', id)} aria-label={`${say('replay')}: ${name}`}>
          {say('replay')}
        </a>
        <a href={addressOf(`api/replays/${id}`).href} download aria-label={`${say('download replay')}: ${name}`}>
          {say('file')}
        </a>
      </span>
    </>
  )
}
