import { asCard, capitalised, cardNamed, EVENTS, faceName, nameOf } from '@kartentisch/burgund'
import { isMove } from '@kartentisch/kernel'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { CardBack } from '../cards/Card.tsx'
import type { TableProps } from '../table/feed.ts'
import { useSpeaker, useTurns } from '../table/speaking.ts'
import { Seated, TableFrame } from '../table/TableFrame.tsx'
import { usePart } from '../table/useFeed.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { Bar } from './Bar.tsx'
import { Beside } from './Beside.tsx'
import { BurgundCard, LargeThing } from './BurgundCard.tsx'
import styles from './BurgundTable.module.css'
import { Display } from './Display.tsx'
import { End } from './End.tsx'
import { Estate } from './Estate.tsx'
import { Front } from './Front.tsx'
import { flightsOf } from './flights.ts'
import { BurgundIcon } from './Icon.tsx'
import { BURGUND_KEYS } from './keys.ts'
import { useOtherDie } from './other-die.ts'
import { Players } from './Players.tsx'
import { frontOf, type Seeing, SeeingContext, useView } from './seeing.ts'

/** Loaded when somebody asks for a hint. */
const BurgundHint = lazy(() => import('./BurgundHint.tsx').then(hint => ({ default: hint.BurgundHint })))

/** The Burgund table, wherever its moments come from. */
export function BurgundTable(props: TableProps) {
  return (
    <Seated feed={props.feed}>
      <OpenTable {...props} />
    </Seated>
  )
}

/** A card, good or animal on its way. */
function Flying({ id }: { readonly id: string }) {
  const card = cardNamed(id)
  return card === undefined ? <BurgundIcon id={id} /> : <BurgundCard card={asCard(card)} size="small" />
}

function OpenTable({ feed, onRematch }: TableProps) {
  const say = useSay()
  const language = useLanguage()
  const moment = usePart(feed, 'moment')
  const log = usePart(feed, 'log')
  const hint = usePart(feed, 'hint')
  const { question } = moment
  const view = useView(moment)
  const { participants } = feed.info
  const names = useMemo(() => participants.map(({ name }) => name), [participants])
  const speaker = useSpeaker(feed.info)
  const turns = useTurns(speaker, log)
  const flights = useMemo(() => (moment.anew ? [] : flightsOf(moment.events)), [moment])
  /** The die that is looked at, in the moment it was. */
  const [looked, setLooked] = useState<{ readonly number: number; readonly die: number }>()

  // What is asked for may lie outside of a small screen.
  useEffect(() => {
    if (question === undefined || isMove(question)) return
    document.querySelector('main button[data-lit="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [question])

  const otherDie = useOtherDie(feed, moment)
  const front = frontOf(moment, view)
  const own = view.players[front]
  if (own === undefined) return null
  const seeing: Seeing = {
    view,
    names,
    moment,
    question,
    replayed: feed.info.replayed ?? false,
    front,
    own,
    die: (question && view.acting?.die) ?? (looked?.number === moment.number ? looked.die : undefined),
    lookAt: die => setLooked(die === undefined ? undefined : { number: moment.number, die }),
    answer: n => feed.answer([n]),
    otherDie,
  }
  const nameOfThing = (id: string) => {
    const card = cardNamed(id)
    return capitalised(card === undefined ? nameOf(id, language) : faceName(card, language))
  }
  return (
    <SeeingContext value={seeing}>
      <TableFrame
        cloth="map"
        feed={feed}
        title={say('burgund')}
        turns={turns}
        players={<Players participants={participants} />}
        middle={
          <div className={styles.board}>
            <Display />
            <Beside />
            <Estate />
          </div>
        }
        bottom={
          <>
            <div role="status">
              <Suspense fallback={null}>{hint !== undefined && <BurgundHint hint={hint} />}</Suspense>
            </div>
            <Bar />
            <Front />
          </>
        }
        flights={flights}
        kinds={EVENTS}
        keys={BURGUND_KEYS}
        drawFlying={id => (id === undefined ? <CardBack /> : <Flying id={id} />)}
        drawLarge={id => <LargeThing id={id} />}
        nameOf={nameOfThing}
        end={close => <End whole={feed.whole} onRematch={onRematch} onClose={close} />}
      />
    </SeeingContext>
  )
}
