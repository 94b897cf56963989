import { Mistake } from '@kartentisch/kernel'
import type { NoticeWishes } from '../store/notices.ts'
import { say } from '../words/people.ts'

const DAY = 86_400_000

/** So many days a year somebody may be on vacation: whoever waits for them shall not wait for ever. */
const DAYS_A_YEAR = 42

type Vacation = Pick<NoticeWishes, 'awayUntil' | 'vacationYear' | 'vacationDays'>

/** Goes on vacation for so many days from now, or comes back with 0. Days that were not used can be taken later. */
export function onVacation(before: Vacation, days: number, now: number): Vacation {
  const vacationYear = new Date(now).getUTCFullYear()
  const unused = Math.max(0, Math.floor((before.awayUntil - now) / DAY))
  const taken = before.vacationYear === vacationYear ? Math.max(0, before.vacationDays - unused) : 0
  if (taken + days > DAYS_A_YEAR)
    throw new Mistake(say('vacationSpent', { most: DAYS_A_YEAR, left: DAYS_A_YEAR - taken }))
  return { awayUntil: days === 0 ? 0 : now + days * DAY, vacationYear, vacationDays: taken + days }
}
