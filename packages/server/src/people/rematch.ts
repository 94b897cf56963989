import { Mistake } from '@kartentisch/kernel'
import { type Person, seatOfPerson, type TableRecord } from '../tables/table/record.ts'
import { say } from '../words/tables.ts'

/** Who has agreed may have left meanwhile: so long it holds, unless the game goes on over days. */
const HOLDS_MS = 10 * 60_000

/** Refuses a rematch to who may not ask for one. */
function seatAfter(record: TableRecord, person: Person): number {
  if (record.status !== 'finished') throw new Mistake(say('notOver'))
  const seat = seatOfPerson(record, person)
  if (seat < 0) throw new Mistake(say('playersRematch'))
  return seat
}

/** Whether another game was asked for, and nobody has said no. */
export const isRematchOpen = ({ rematch }: TableRecord): boolean => rematch?.declined.length === 0

/** Asks for another game, or agrees to the one that was asked for: whoever asks first says with what it is played. */
export function agreeToRematch(record: TableRecord, person: Person, anew: boolean, now: number): TableRecord {
  const seat = seatAfter(record, person)
  if (record.next !== null) return record
  const open = isRematchOpen(record) ? record.rematch : null
  if (open === null && anew && record.wish === null) throw new Mistake(say('notDrawn'))
  const agreed = [...(open?.agreed ?? []).filter(one => one.seat !== seat), { seat, at: now }]
  return { ...record, rematch: { anew: open?.anew ?? anew, agreed, declined: [] } }
}

export function declineRematch(record: TableRecord, person: Person): TableRecord {
  const seat = seatAfter(record, person)
  const { rematch } = record
  if (rematch === null || record.next !== null || rematch.declined.includes(seat)) return record
  const agreed = rematch.agreed.filter(one => one.seat !== seat)
  return { ...record, rematch: { ...rematch, agreed, declined: [...rematch.declined, seat] } }
}

/** The player who agreed last, once everybody has: whose game it will be. */
export function agreedByAll({ status, rematch, seats, timer }: TableRecord, now: number): string | undefined {
  if (status !== 'finished' || rematch === null || rematch.declined.length > 0) return undefined
  const since = timer.per === 'days' ? 0 : now - HOLDS_MS
  const agree = rematch.agreed.filter(({ at }) => at >= since)
  const people = seats.flatMap(({ kind }, i) => (kind === 'bot' ? [] : [i]))
  if (!people.every(seat => agree.some(one => one.seat === seat))) return undefined
  return seats[agree.at(-1)?.seat ?? -1]?.player ?? undefined
}
