import type { SeatShown, TableShown, Timer } from '@kartentisch/protocol'
import { levelName, levelTitle } from '../table/bot-names.ts'
import type { Say } from '../words/language.ts'

const MINUTE = 60

/** A time to think in the largest whole unit. */
function lasting(seconds: number, say: Say): string {
  return seconds % MINUTE === 0 ? say('n minutes', { n: seconds / MINUTE }) : say('n seconds', { n: seconds })
}

export function timerName(timer: Timer, say: Say): string {
  switch (timer.per) {
    case 'none':
      return say('timer none')
    case 'move':
      return say('timer is move', { time: lasting(timer.seconds, say) })
    case 'game':
      return say('timer is game', { time: lasting(timer.seconds, say) })
    case 'days':
      return say('timer is days', { n: timer.days })
  }
}

/** Who sits there, or who may. */
export function seatName({ kind, name, level, program }: SeatShown, say: Say): string {
  if (kind === 'bot') return say('bot seat', { level: levelName(level ?? '', say) })
  if (program && name !== null) return say('program of', { name })
  return name ?? say(kind === 'open' ? 'free seat' : 'invited seat')
}

export const isFree = ({ kind, name }: SeatShown): boolean => kind !== 'bot' && name === null

/** The same in few letters: a bot by its level alone. */
export const shortName = (seat: SeatShown, say: Say): string =>
  seat.kind === 'bot' ? say('bot seat', { level: levelTitle(seat.level ?? '', say) }) : seatName(seat, say)

/** Everybody who sits at a table, in one line. */
export const peopleAt = ({ seats }: TableShown, say: Say): string =>
  seats
    .filter(seat => !isFree(seat))
    .map(seat => shortName(seat, say))
    .join(', ')

const HOUR = 3600
const DAY = 24 * HOUR

/** What a clock shows. */
export function clockFace(ms: number, say: Say): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= DAY) {
    return say('days and hours', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) })
  }
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = two(Math.floor((seconds % HOUR) / MINUTE))
  const hours = seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:` : ''
  return `${hours}${minutes}:${two(seconds % MINUTE)}`
}

/** What a table is called: as somebody has named it, or whose it is. */
export const tableName = ({ name, openedBy }: Pick<TableShown, 'name' | 'openedBy'>, say: Say): string =>
  openedBy === null ? name : say('table of', { name: openedBy })
