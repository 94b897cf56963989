import type { TableShown } from '@kartentisch/protocol'
import { addressOf } from '../browser/presence.ts'
import { linkTo } from '../browser/route.ts'
import { useGameName } from '../games/names.ts'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Online.module.css'
import { isFree, peopleAt, timerName } from './words.ts'

interface Props {
  readonly tables: readonly TableShown[]
  readonly yourTurn: readonly string[]
}

/** Tables with all one needs to choose one, each a way to it. */
export function TableList({ tables, yourTurn }: Props) {
  return (
    <ul className={styles.tables}>
      {tables.map(table => (
        <li key={table.table}>
          <Entry table={table} turn={yourTurn.includes(table.table)} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ table, turn }: { readonly table: TableShown; readonly turn: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const { table: id, name, game, status, seats, seat, timer, result, createdAt } = table
  const gameName = useGameName(game)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(createdAt)
  const free = seats.filter(isFree).length
  const winners = (result?.winners ?? []).map(i => seats[i]?.name ?? say('bot'))
  const state =
    status === 'waiting'
      ? say(free === 0 ? 'complete' : 'seats free', { n: free })
      : status === 'finished' && winners.length > 0
        ? say('won by', { names: new Intl.ListFormat(language).format(winners) })
        : say(seat < 0 ? 'to watch' : 'under way')
  return (
    <>
      <a href={linkTo('table', id)} className={styles.table}>
        <strong>
          {name}
          {turn && <span className={styles.turn}>{say('your turn')}</span>}
        </strong>
        <span>
          {gameName} · {peopleAt(table, say)}
        </span>
        <span>
          {[
            state,
            ...(table.rated ? [say('rated')] : []),
            ...(status === 'finished' ? [] : [timerName(timer, say)]),
            when,
          ].join(' · ')}
        </span>
      </a>
      {status === 'finished' && (
        <>
          <a href={linkTo('replay', 'online', id)} aria-label={`${say('replay')}: ${name}`}>
            {say('replay')}
          </a>
          <a href={addressOf(`api/replays/${id}`).href} download aria-label={`${say('download replay')}: ${name}`}>
            {say('file')}
          </a>
        </>
      )}
    </>
  )
}
