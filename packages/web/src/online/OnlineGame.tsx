import { useEffect } from 'react'
import { go } from '../browser/route.ts'
import { GameTable } from '../games/GameTable.tsx'
import { useGameName } from '../games/names.ts'
import { type OnlineParts, OnlinePartsContext } from '../table/online-parts.ts'
import { usePart } from '../table/useFeed.ts'
import { useSay } from '../words/language.ts'
import { Chat } from './Chat.tsx'
import { EndedOtherwise } from './EndedOtherwise.tsx'
import { Notices } from './Notices.tsx'
import styles from './Online.module.css'
import { isSettled, RematchStanding, RematchWish } from './RematchWish.tsx'
import { Clock, SeatMarks } from './SeatMarks.tsx'
import type { GameProps } from './standing.ts'
import { TableMenu } from './TableMenu.tsx'
import { tableName } from './words.ts'

/** A game on the server, at the same table as any other. */
export function OnlineGame(props: GameProps) {
  const { table, feed, chat, presence, connection } = props
  const say = useSay()
  const moment = usePart(feed, 'moment')
  const isAsked = moment.question !== undefined
  const title = useGameName(table.game)
  const name = tableName(table, say)
  useEffect(() => {
    document.title = `${isAsked ? `● ${say('your turn')} · ` : ''}${title} · ${name}`
  }, [isAsked, say, title, name])

  // Whoever has agreed to another game is taken there once all have.
  const next = table.rematch?.agreed.some(agreed => agreed === table.seat) === true ? table.next : null
  useEffect(() => {
    if (next !== null) go('table', next)
  }, [next])

  const { client } = connection
  const playAgain = (anew: boolean) => feed.ask({ type: 'rematch', table: table.table, ...(anew && { anew }) })
  const rematch = () => playAgain(false)
  const ended = table.result !== null && table.result.reason !== 'played'
  const parts: OnlineParts = {
    notices: <Notices {...props} />,
    tools: (
      <>
        {table.seats.length > 2 && (
          <span className={styles.ownClock}>
            <Clock feed={feed} seat={table.seat} />
          </span>
        )}
        <TableMenu table={table} feed={feed} />
      </>
    ),
    side: <Chat table={table.table} chat={chat} seat={table.seat} client={client} />,
    watching: table.seat < 0,
    rematch: isSettled(table) ? <RematchStanding table={table} /> : undefined,
    // Whoever asks first decides, for all.
    onAnew: table.selection !== null && table.next === null ? () => playAgain(true) : undefined,
    end: ended ? close => <EndedOtherwise table={table} feed={feed} onRematch={rematch} onClose={close} /> : undefined,
    seat: seat => (
      <SeatMarks feed={feed} seat={seat} presence={seat === table.seat ? null : (presence[seat] ?? null)} />
    ),
  }
  return (
    <OnlinePartsContext value={parts}>
      <GameTable feed={feed} onRematch={rematch} />
      <RematchWish table={table} feed={feed} />
    </OnlinePartsContext>
  )
}
