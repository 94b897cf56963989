import type { WantedSeat } from '@kartentisch/protocol'
import { useEffect } from 'react'
import type { ServedGame } from '../browser/presence.ts'
import { Field } from '../design/Field.tsx'
import { levelName, levelsToChoose } from '../table/bot-names.ts'
import { useSay } from '../words/language.ts'
import styles from './Online.module.css'

interface Props {
  readonly game: ServedGame
  readonly seats: readonly WantedSeat[]
  readonly onSeats: (seats: readonly WantedSeat[]) => void
}

const OPEN: WantedSeat = { kind: 'open' }

/** So many seats, those that are there first. */
const ofSize = (seats: readonly WantedSeat[], n: number): readonly WantedSeat[] =>
  Array.from({ length: n }, (_, i) => seats[i] ?? OPEN)

/** Who may sit where. The first seat is one's own. */
export function SeatsForm({ game, seats, onSeats }: Props) {
  const say = useSay()
  const { minSeats, maxSeats, bots } = game
  const fitting = Math.min(Math.max(seats.length, minSeats), maxSeats)
  useEffect(() => {
    if (fitting !== seats.length) onSeats(ofSize(seats, fitting))
  }, [fitting, seats, onSeats])
  const levels = levelsToChoose(bots)
  const choose = (i: number, value: string) => {
    const seat: WantedSeat =
      value === 'open' ? OPEN : value === 'invited' ? { kind: 'invited' } : { kind: 'bot', level: value }
    onSeats(seats.map((other, k) => (k === i ? seat : other)))
  }
  return (
    <div className={styles.fields}>
      <Field label={say('how many seats')}>
        {id => (
          <select id={id} value={seats.length} onChange={event => onSeats(ofSize(seats, Number(event.target.value)))}>
            {Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => (
              <option key={i}>{minSeats + i}</option>
            ))}
          </select>
        )}
      </Field>
      {seats.map(
        (seat, i) =>
          i > 0 && (
            <Field key={i} label={say('seat number', { n: i + 1 })}>
              {id => (
                <select
                  id={id}
                  value={seat.kind === 'bot' ? seat.level : seat.kind}
                  onChange={event => choose(i, event.target.value)}
                >
                  <option value="open">{say('seat open')}</option>
                  <option value="invited">{say('seat invited')}</option>
                  <optgroup label={say('bots')}>
                    {levels.map(level => (
                      <option key={level} value={level}>
                        {say('bot seat', { level: levelName(level, say) })}
                      </option>
                    ))}
                  </optgroup>
                </select>
              )}
            </Field>
          ),
      )}
    </div>
  )
}
