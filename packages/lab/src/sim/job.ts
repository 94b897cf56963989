import type { Diary } from './diary.ts'
import type { Setting } from './setting.ts'
import type { Counts } from './tally.ts'

/** Games to be played between the same players in the same setting. Plain data: it is sent to workers. */
export interface Job {
  readonly setting: Setting
  /** As they are named on the command line. The seats take turns in starting. */
  readonly players: readonly string[]
  /** Game number `i` follows from this and `i` alone. */
  readonly seed: string
  readonly games: number
  /** Whether to write down what happens by turn, which takes time. */
  readonly diary: boolean
  /** How long a program may take for an answer, in seconds. */
  readonly timeout?: number
}

/** What has come of a job so far. Plain data, and two of them can be added up in any order. */
export interface Outcome {
  readonly counts: Counts
  readonly diary: Diary | undefined
}
