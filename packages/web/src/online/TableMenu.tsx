import type { TableShown } from '@kartentisch/protocol'
import { lazy, Suspense, useState } from 'react'
import { addressOf } from '../browser/address.ts'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { CopyLink } from '../design/CopyLink.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useSay } from '../words/language.ts'
import styles from './Online.module.css'
import type { OnlineFeed } from './online-feed.ts'
import { useStanding } from './standing.ts'
import { tableName, timerName } from './words.ts'

/** What one can do about the others: loaded when somebody wants to. */
const RegardDialog = lazy(() => import('./RegardDialog.tsx').then(part => ({ default: part.RegardDialog })))

interface Props {
  readonly table: TableShown
  readonly feed: OnlineFeed
}

/** What can be done with the table itself: give up, let a bot play, send somebody a link. */
export function TableMenu({ table, feed }: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button quiet onClick={() => setOpen(true)} title={say('table')} aria-label={say('table')} data-table-menu>
        ⋯
      </Button>
      {open && (
        <Dialog title={tableName(table, say)} onClose={() => setOpen(false)}>
          <Menu table={table} feed={feed} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function Menu({ table, feed, onDone }: Props & { readonly onDone: () => void }) {
  const say = useSay()
  const { seats, asked } = useStanding(feed)
  const [about, setAbout] = useState<{ readonly seat: number; readonly name: string }>()
  const { table: id, seat, status, timer } = table
  const own = seats[seat]
  const plays = own !== undefined && !own.resigned && asked >= 0
  // Who plays alone against bots gives the game up; among others one resigns.
  const alone = seats.every((other, i) => i === seat || other.level !== null)
  const done = (work: () => void) => () => {
    work()
    onDone()
  }
  return (
    <div className={styles.menu}>
      <p>{timerName(timer, say)}</p>
      <CopyLink label={say('table link')} link={linkTo('table', id)} />
      {plays && own.level === null && (
        <Button onClick={done(() => feed.ask({ type: 'hand-over', table: id, seat }))}>{say('lend seat')}</Button>
      )}
      {plays && (
        <GiveUp alone={alone} onSure={done(() => feed.ask({ type: alone ? 'abandon' : 'resign', table: id }))} />
      )}
      {status === 'finished' && (
        <a href={addressOf(`api/replays/${id}`).href} download>
          {say('download replay')}
        </a>
      )}
      {seats.map(
        ({ name, kind }, i) =>
          i !== seat &&
          kind !== 'bot' &&
          name !== null && (
            <Button key={i} quiet onClick={() => setAbout({ seat: i, name })}>
              {say('mute block report name', { name })}
            </Button>
          ),
      )}
      {about !== undefined && (
        <Suspense>
          <RegardDialog whom={{ table: id, seat: about.seat }} name={about.name} onClose={() => setAbout(undefined)} />
        </Suspense>
      )}
      <a href={linkTo('tables')}>{say('tables')}</a>
    </div>
  )
}

/** Giving up is asked once more. */
function GiveUp({ alone, onSure }: { readonly alone: boolean; readonly onSure: () => void }) {
  const say = useSay()
  const [asked, setAsked] = useState(false)
  if (!asked) return <Button onClick={() => setAsked(true)}>{say(alone ? 'abandon' : 'resign')}</Button>
  return (
    <div className={styles.sure}>
      <p>{say(alone ? 'abandon sure' : 'resign sure')}</p>
      <p className={styles.buttons}>
        <Button main onClick={onSure}>
          {say(alone ? 'abandon' : 'resign')}
        </Button>
        <Button onClick={() => setAsked(false)}>{say('no')}</Button>
      </p>
    </div>
  )
}
