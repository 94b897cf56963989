import type { Thinking } from '@kartentisch/kernel'
import { type Budget, during } from './search/budget.ts'

/** The most a level thinks about one question: by then it is sure, or the time is over. */
export interface Limit {
  readonly simulations: number
  readonly milliseconds: number
}

const now = () => performance.now()

/** What a level may spend on one question. */
export function budget(limit: Limit, { untimed = false, clock = now, goOn = () => true }: Thinking): Budget {
  if (untimed) return { simulations: limit.simulations, goOn }
  const inTime = during(limit.milliseconds, clock)
  return { simulations: limit.simulations, goOn: () => goOn() && inTime() }
}
