import { eventsFor, type Seat } from '@kartentisch/kernel'
import type { Feed, SeatShown, Standing, Step } from '@kartentisch/protocol'
import type { Happening } from './kept.ts'
import type { Sitting } from './sitting.ts'

/** What a seat, or somebody who only watches, is told. Everything that leaves a game under way is put together here. */

const stepFor = ({ number, what, seat, answers, events }: Happening, watcher: Seat): Step => ({
  number,
  what,
  seat,
  answers,
  events: eventsFor(events, watcher).map(event => ({ ...event, cards: [...event.cards] })),
})

/** How the table stands. Others than the one asked are told who is asked, not what: that may show what they hold. */
function standingFor(sitting: Sitting, watcher: Seat, seats: readonly SeatShown[], now: number): Standing {
  const { match, asked, opened, request } = sitting
  const { question } = match
  return {
    view: match.view(watcher),
    asked,
    question:
      question !== undefined && asked === watcher && asked >= 0
        ? { number: opened, ...question, choices: [...question.choices], shown: [...question.shown] }
        : null,
    seats: [...seats],
    undo:
      request === undefined
        ? null
        : { number: request.number, seat: request.seat, waitingFor: [...request.waitingFor] },
    left: sitting.clock.remaining(asked, now),
  }
}

/** Whether everything after `from` is still remembered. */
export const remembers = ({ happenings, number }: Sitting, from: number | undefined): from is number =>
  from !== undefined && from <= number && (happenings[0]?.number ?? number + 1) <= from + 1

/** Everything after `from`, or a whole view if that is no longer remembered, with the history if it is wanted. */
export function feedFor(
  table: string,
  sitting: Sitting,
  watcher: Seat,
  seats: readonly SeatShown[],
  from: number | undefined,
  now: number,
  history: readonly Happening[] = [],
): Feed {
  const whole = !remembers(sitting, from)
  const happenings = whole ? history : sitting.happenings.filter(({ number }) => number > from)
  return {
    type: 'feed',
    table,
    number: sitting.number,
    whole,
    steps: happenings.map(happening => stepFor(happening, watcher)),
    standing: standingFor(sitting, watcher, seats, now),
  }
}
