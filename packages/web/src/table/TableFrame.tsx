import { type MouseEvent, type ReactNode, useState } from 'react'
import { useSettings } from '../browser/settings.ts'
import { MovingContext } from '../cards/paintings.ts'
import { Dialog } from '../design/Dialog.tsx'
import type { Keys } from '../page/KeysDialog.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { saidIn } from '../words/said.ts'
import { Consent } from './Consent.tsx'
import { Flights } from './Flights.tsx'
import type { TableFeed } from './feed.ts'
import { FLIGHT_MS, type Flight } from './flying.ts'
import { HandOver } from './HandOver.tsx'
import { Log, type TurnOfLog } from './Log.tsx'
import { useOnlineParts } from './online-parts.ts'
import { Preview } from './Preview.tsx'
import { SoundsOffer } from './SoundsOffer.tsx'
import { type EventKinds, useSounds } from './sounds.ts'
import styles from './TableFrame.module.css'
import { TableHeader } from './TableHeader.tsx'
import { usePart, useShown } from './useFeed.ts'

/** Shows the table when the person who may see it is there. */
export function Seated({ feed, children }: { readonly feed: TableFeed; readonly children: ReactNode }) {
  const { handOver, undo } = usePart(feed, 'moment')
  return (
    <MovingContext value={true}>
      {handOver === undefined ? children : <HandOver feed={feed} to={handOver} />}
      {undo !== null && <Consent key={undo.waitingFor[0]} feed={feed} undo={undo} />}
    </MovingContext>
  )
}

interface Props {
  readonly feed: TableFeed
  readonly title: string
  /** What lies on the table of this game, unless somebody has chosen something else. */
  readonly cloth?: 'green' | 'map'
  readonly turns: readonly TurnOfLog[]
  readonly players: ReactNode
  /** What lies on the table. */
  readonly middle: ReactNode
  /** The question and what one holds, always in reach. */
  readonly bottom: ReactNode
  readonly flights: readonly Flight[]
  /** What is heard of what happens. */
  readonly kinds: EventKinds
  /** What keys do at this table besides what they do at every one. */
  readonly keys?: Keys
  /** A card in flight; undefined is its back. */
  readonly drawFlying: (id: string | undefined) => ReactNode
  /** A thing as large as can be. */
  readonly drawLarge: (id: string) => ReactNode
  readonly nameOf: (id: string) => string
  /** The result, when the game is over. */
  readonly end: (close: () => void) => ReactNode
}

/**
 * What answers a question goes with it, and an element that goes while it has the focus makes the browser lay out a table
 * that is half drawn. So the mouse leaves the focus where it is; whoever plays by keys is at the question anyway.
 */
function leaveFocus(event: MouseEvent): void {
  const { target } = event
  if (target instanceof Element && target.closest('button[data-look], section[data-number] button'))
    event.preventDefault()
}

/** What surrounds every table: header, players, log, and what comes over it. */
export function TableFrame(props: Props) {
  const {
    feed,
    title,
    cloth = 'green',
    turns,
    players,
    middle,
    bottom,
    flights,
    kinds,
    keys = [],
    drawFlying,
    drawLarge,
    nameOf,
    end,
  } = props
  const say = useSay()
  const language = useLanguage()
  const settings = useSettings()
  const { moment, answered, stored, refused } = useShown(feed)
  const online = useOnlineParts()
  useSounds(moment, kinds)
  const [logOpen, setLogOpen] = useState(false)
  const [endClosed, setEndClosed] = useState(feed.info.replayed ?? false)
  const ending = online?.end ?? (moment.result === null ? undefined : end)
  return (
    <div className={styles.table} data-cloth={settings.cloth === 'game' ? cloth : settings.cloth}>
      <TableHeader
        title={title}
        feed={feed}
        mayUndo={moment.mayUndo !== 'refused'}
        asked={moment.question !== undefined}
        own={keys}
        onLog={() => setLogOpen(true)}
        {...(ending !== undefined && { onEnd: () => setEndClosed(false) })}
      />
      {/* Whoever clicks while others play has seen enough; there is nothing to press. */}
      <main
        className={styles.main}
        onMouseDown={leaveFocus}
        onPointerDown={() => moment.question === undefined && feed.hurry?.()}
      >
        <div className={styles.cloth}>
          <div className={styles.middle}>{middle}</div>
        </div>
        <div className={styles.bottom} data-answered={answered}>
          {!stored && (
            <p className={styles.refused} role="status">
              {say('not stored')}
            </p>
          )}
          {refused !== undefined && (
            <p className={styles.refused} role="alert">
              {saidIn(refused, language)}
            </p>
          )}
          {online?.notices}
          {bottom}
        </div>
      </main>
      <aside className={styles.side} aria-label={say('players and log')}>
        {players}
        <div className={styles.log}>
          <Log turns={turns} />
        </div>
        {feed.info.replayed !== true && feed.guided !== true && <SoundsOffer />}
        {online !== undefined && <div className={styles.beside}>{online.side}</div>}
      </aside>
      {logOpen && (
        <Dialog title={say('log')} onClose={() => setLogOpen(false)}>
          {players}
          <Log turns={turns} />
          {online?.side}
        </Dialog>
      )}
      <Flights moment={moment} flights={flights} time={FLIGHT_MS[settings.motion]} draw={drawFlying} />
      <Preview key={feed.info.id} moment={moment} draw={drawLarge} nameOf={nameOf} />
      {ending !== undefined && !endClosed && ending(() => setEndClosed(true))}
    </div>
  )
}
