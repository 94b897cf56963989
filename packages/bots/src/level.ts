import type { Player, Seed } from '@kartentisch/kernel'
import { type Budget, during } from './search/budget.ts'

/** How strong an opponent one wants. */
export const LEVELS = ['easy', 'medium', 'hard'] as const

export type LevelName = (typeof LEVELS)[number]

/** What bounds a player's thinking besides its level. */
export interface Thinking {
  /** Whether only simulations are counted and no time: what is answered then follows from the seed alone. */
  readonly untimed?: boolean
  /** How many simulations for each question, instead of as many as the level wants. */
  readonly simulations?: number
  /** In milliseconds. */
  readonly clock?: () => number
  /** Once this says no, whatever is best so far is answered at once. */
  readonly goOn?: () => boolean
}

/** Makes a player of some strength. */
export type Level<Sight> = (seed: Seed, thinking?: Thinking) => Player<Sight>

export type Levels<Sight> = Readonly<Record<LevelName, Level<Sight>>>

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
