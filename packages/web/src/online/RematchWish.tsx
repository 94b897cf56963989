import type { TableShown } from '@kartentisch/protocol'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Online.module.css'
import type { OnlineFeed } from './online-feed.ts'

interface Props {
  readonly table: TableShown
  readonly feed: OnlineFeed
}

/** Names of those at these seats, joined. */
function useNames({ table }: Pick<Props, 'table'>): (seats: readonly number[]) => string {
  const language = useLanguage()
  return seats => new Intl.ListFormat(language).format(seats.map(seat => table.seats[seat]?.name ?? ''))
}

/** Whether another game was asked for that this person has yet to answer. */
const isOpen = ({ rematch, next, seat }: TableShown): boolean =>
  rematch !== null &&
  next === null &&
  seat >= 0 &&
  rematch.declined.length === 0 &&
  !rematch.agreed.some(agreed => agreed === seat)

/** Before everything else: somebody would like another game. */
export function RematchWish({ table, feed }: Props) {
  const say = useSay()
  const names = useNames({ table })
  const { rematch } = table
  const [put, setPut] = useState<typeof rematch>(null)
  if (rematch === null || !isOpen(table) || put === rematch) return null
  const answer = (agree: boolean) => {
    setPut(rematch)
    feed.ask({ type: 'rematch', table: table.table, agree })
  }
  return (
    <Dialog title={say('rematch yes')} onClose={() => setPut(rematch)}>
      <p>{say(rematch.anew ? 'rematch wished anew' : 'rematch wished', { names: names(rematch.agreed) })}</p>
      <p className={styles.buttons}>
        <Button main onClick={() => answer(true)}>
          {say('rematch yes')}
        </Button>
        <Button onClick={() => answer(false)}>{say('rematch no')}</Button>
      </p>
    </Dialog>
  )
}

/** How it stands with another game, for who has agreed to one. */
export function RematchStanding({ table }: Pick<Props, 'table'>) {
  const say = useSay()
  const names = useNames({ table })
  const { rematch, seats } = table
  if (rematch === null) return null
  if (rematch.declined.length > 0) return <p>{say('rematch declined', { names: names(rematch.declined) })}</p>
  const missing = seats.flatMap(({ kind }, i) =>
    kind === 'bot' || rematch.agreed.some(agreed => agreed === i) ? [] : [i],
  )
  return <p role="status">{say('rematch waits for', { names: names(missing) })}</p>
}

/** Whether this person has agreed to another game, or somebody has declined it. */
export const isSettled = ({ rematch, seat }: TableShown): boolean =>
  rematch !== null && (rematch.declined.some(one => one !== seat) || rematch.agreed.some(agreed => agreed === seat))
