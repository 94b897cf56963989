import type { Step } from '@kartentisch/kernel'
import { missingAfter } from '@kartentisch/protocol'
import { type ReactNode, useState } from 'react'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import type { PhraseKey } from '../words/pages.ts'
import { Away } from './Connected.tsx'
import { isMuted } from './muted.ts'
import { useNow } from './now.ts'
import styles from './Online.module.css'
import { type GameProps, useStanding } from './standing.ts'

/** Above the question: the connection, what others wish, and what has become of a wish of one's own. */
export function Notices(props: GameProps) {
  const { table, chat, connection } = props
  const say = useSay()
  return (
    <>
      <Away connected={connection.connected} />
      {table.seat < 0 && <Notice>{say('you watch')}</Notice>}
      <Happened {...props} />
      <Undoing {...props} />
      <Replaced {...props} />
      {table.next !== null && (
        <Notice>
          {say('rematch waits')} <a href={linkTo('table', table.next)}>{say('to rematch')}</a>
        </Notice>
      )}
      <Said table={table.table} chat={chat} own={table.seat} />
    </>
  )
}

function Notice({ children, buttons }: { readonly children: ReactNode; readonly buttons?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <p>{children}</p>
      {buttons !== undefined && <div className={styles.answers}>{buttons}</div>}
    </div>
  )
}

/** Somebody wants to take something back: who is asked says yes or no, the others see whose word is missing. */
function Undoing({ table, feed }: GameProps) {
  const say = useSay()
  const language = useLanguage()
  const { undo } = useStanding(feed)
  const names = feed.info.participants.map(({ name }) => name)
  if (undo === null) return null
  const name = names[undo.seat] ?? ''
  const consent = (agree: boolean) => feed.ask({ type: 'consent', table: table.table, number: undo.number, agree })
  if (undo.waitingFor.includes(table.seat)) {
    return (
      <Notice
        buttons={
          <>
            <Button main onClick={() => consent(true)}>
              {say('agree')}
            </Button>
            <Button onClick={() => consent(false)}>{say('decline')}</Button>
          </>
        }
      >
        {say('undo asked', { name })}
      </Notice>
    )
  }
  const waiting = new Intl.ListFormat(language).format(undo.waitingFor.map(seat => names[seat] ?? ''))
  return (
    <Notice>
      {undo.seat === table.seat ? say('undo waits', { names: waiting }) : say('undo of', { name, names: waiting })}
    </Notice>
  )
}

/** What the last thing besides answers was, as long as nobody has answered since. */
const HAPPENED = {
  undo: 'was undone',
  agree: 'was undone',
  decline: 'undo declined',
  resign: 'resigned now',
  'hand-over': 'handed over',
  'time-out': 'timed out',
  'take-back': 'took back seat',
} as const satisfies Readonly<Partial<Record<Step['what'], PhraseKey>>>

const isHappening = (what: string): what is keyof typeof HAPPENED => what in HAPPENED

function Happened({ feed }: GameProps) {
  const say = useSay()
  const { last, undo } = useStanding(feed)
  if (last === undefined || undo !== null || !isHappening(last.what)) return null
  return <Notice>{say(HAPPENED[last.what], { name: feed.info.participants[last.seat]?.name ?? '' })}</Notice>
}

/** A bot plays for oneself, or could for somebody who is missing. */
function Replaced({ table, feed }: GameProps) {
  const say = useSay()
  const { seats, asked, askedSince } = useStanding(feed)
  const own = seats[table.seat]
  const other = asked === table.seat ? undefined : seats[asked]
  const isAwaited = own !== undefined && !own.resigned && other !== undefined && other.level === null
  const now = useNow(5000, isAwaited)
  if (own !== undefined && own.level !== null && !own.resigned && asked >= 0) {
    const take = () => feed.ask({ type: 'take-back', table: table.table })
    return (
      <Notice
        buttons={
          <Button main onClick={take}>
            {say('take seat back')}
          </Button>
        }
      >
        {say('bot plays for you')}
      </Notice>
    )
  }
  if (!isAwaited || table.timer.per !== 'none' || now - askedSince < missingAfter(table)) return null
  const handOver = () => feed.ask({ type: 'hand-over', table: table.table, seat: asked })
  return (
    <Notice buttons={<Button onClick={handOver}>{say(table.rated ? 'declare gone' : 'give to bot')}</Button>}>
      {say(table.rated ? 'is missing rated' : 'is missing', { name: feed.info.participants[asked]?.name ?? '' })}
    </Notice>
  )
}

interface SaidProps extends Pick<GameProps, 'chat'> {
  readonly table: string
  readonly own: number
}

/** Where the chat isn't beside the table, the last line that somebody else has said since. */
function Said({ table, chat, own }: SaidProps) {
  const say = useSay()
  const [seen, setSeen] = useState(chat.length)
  const last = chat.at(-1)
  if (last === undefined || chat.length <= seen || (own >= 0 && last.seat === own) || isMuted(table)) return null
  return (
    <div className={styles.said}>
      <Notice
        buttons={
          <Button quiet aria-label={say('close')} onClick={() => setSeen(chat.length)}>
            ✕
          </Button>
        }
      >
        <strong>{last.name}:</strong> {last.text}
      </Notice>
    </div>
  )
}
