import { EVENTS } from '@kartentisch/dominion'
import { type Answer, NOBODY } from '@kartentisch/kernel'
import { lazy, Suspense, useMemo } from 'react'
import { Card, CardBack } from '../cards/Card.tsx'
import { cardName } from '../sets/dominion.ts'
import { useChoosing } from '../table/choosing.ts'
import { useDragging } from '../table/dragging.ts'
import type { TableProps } from '../table/feed.ts'
import { useRepeating } from '../table/repeating.ts'
import { useSpeaker, useTurns } from '../table/speaking.ts'
import { Seated, TableFrame } from '../table/TableFrame.tsx'
import { usePart } from '../table/useFeed.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { useAllTreasures } from './all-treasures.ts'
import { Bar } from './Bar.tsx'
import { useBuying, useByItself } from './buying.ts'
import { End } from './End.tsx'
import { flightsOf } from './flights.ts'
import { Hand } from './Hand.tsx'
import { DOMINION_KEYS } from './keys.ts'
import { PlayArea } from './PlayArea.tsx'
import { Players } from './Players.tsx'
import { Supply } from './Supply.tsx'
import { frontOf, type Seeing, SeeingContext, useTables, useView } from './seeing.ts'

/** Loaded when somebody asks for a hint. */
const DominionHint = lazy(() => import('./DominionHint.tsx').then(hint => ({ default: hint.DominionHint })))

/** The Dominion table, wherever its moments come from. */
export function DominionTable(props: TableProps) {
  return (
    <Seated feed={props.feed}>
      <OpenTable {...props} />
    </Seated>
  )
}

function OpenTable({ feed, onRematch }: TableProps) {
  const say = useSay()
  const language = useLanguage()
  const shown = usePart(feed, 'moment')
  const log = usePart(feed, 'log')
  const hint = usePart(feed, 'hint')
  const view = useView(shown)
  const buying = useBuying(feed, shown, view)
  const tables = useTables(feed.info)
  const treasures = useAllTreasures(feed, shown, card => tables.name(card))
  const under = buying.under || treasures.under
  const moment = useMemo(() => (under ? { ...shown, question: undefined } : shown), [shown, under])
  const { participants } = feed.info
  const names = useMemo(() => participants.map(({ name }) => name), [participants])
  const repeating = useRepeating(moment.number, moment.question)
  const answer = (given: Answer) => {
    repeating.remember(given)
    feed.answer(given)
  }
  const choosing = useChoosing(moment.question, moment.number, answer)
  const dragging = useDragging(choosing)
  const speaker = useSpeaker(feed.info)
  const turns = useTurns(speaker, log)
  const flights = useMemo(() => (shown.anew ? [] : flightsOf(shown.events, tables)), [shown, tables])

  useByItself(feed, moment)

  const { question } = moment
  const you = feed.info.replayed ? NOBODY : moment.seat
  const front = frontOf(moment, view)
  const again = repeating.again === undefined ? undefined : { answer: repeating.again, give: answer }
  const seeing: Seeing = {
    tables,
    view,
    speaker,
    names,
    moment,
    question,
    choosing,
    buying,
    treasures,
    dragging,
    you,
    front,
    again,
  }
  return (
    <SeeingContext value={seeing}>
      <TableFrame
        feed={feed}
        title={say('dominion')}
        turns={turns}
        players={<Players participants={participants} log={log} />}
        middle={
          <>
            <Supply />
            <PlayArea log={log} />
          </>
        }
        bottom={
          <>
            <div role="status">
              <Suspense fallback={null}>{hint !== undefined && <DominionHint hint={hint} />}</Suspense>
            </div>
            <Bar />
            <Hand />
          </>
        }
        flights={flights}
        kinds={EVENTS}
        keys={DOMINION_KEYS}
        drawFlying={id => (id === undefined ? <CardBack /> : <Card id={id} size="middle" />)}
        drawLarge={id => <Card id={id} size="large" />}
        nameOf={id => cardName(id, language)}
        end={close => <End whole={feed.whole} onRematch={onRematch} onClose={close} />}
      />
    </SeeingContext>
  )
}
