import type { Timer } from '@kartentisch/protocol'
import { Field } from '../design/Field.tsx'
import { useSay } from '../words/language.ts'
import { timerName } from './words.ts'

/** A time to think that one can choose, by its place in the list. */
export type ChosenTimer = number

const TIMERS: readonly Timer[] = [
  { per: 'none' },
  { per: 'move', seconds: 30 },
  { per: 'move', seconds: 90 },
  { per: 'move', seconds: 300 },
  { per: 'game', seconds: 900 },
  { per: 'game', seconds: 1800 },
  { per: 'game', seconds: 3600 },
  { per: 'days', days: 1 },
  { per: 'days', days: 3 },
  { per: 'days', days: 7 },
]

export const NO_TIMER: ChosenTimer = 0

export const timerOf = (chosen: ChosenTimer): Timer => TIMERS[chosen] ?? { per: 'none' }

/** The place of a time to think in the list; none where it isn't there. */
export const placeOf = (timer: Timer): ChosenTimer =>
  Math.max(
    NO_TIMER,
    TIMERS.findIndex(one => JSON.stringify(one) === JSON.stringify(timer)),
  )

interface Props {
  readonly timer: ChosenTimer
  readonly onTimer: (timer: ChosenTimer) => void
  /** Whether a clock has to run. */
  readonly clocked?: boolean
}

/** How long players may think. */
export function TimerForm({ timer, onTimer, clocked = false }: Props) {
  const say = useSay()
  return (
    <Field label={say('time to think')}>
      {id => (
        <select id={id} value={timer} onChange={event => onTimer(Number(event.target.value))}>
          {TIMERS.map((one, i) =>
            clocked && i === NO_TIMER ? null : (
              <option key={i} value={i}>
                {timerName(one, say)}
              </option>
            ),
          )}
        </select>
      )}
    </Field>
  )
}
