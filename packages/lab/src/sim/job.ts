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
  /** The number of the first of them; 0 if nothing is said. */
  readonly from?: number
  /** Whether to tell of each game by itself. */
  readonly each?: boolean
  /** The cards each player begins with instead of the usual ones, by their ids. */
  readonly decks?: readonly (readonly string[])[]
  /**
   * The position that games begin at, as a rule test states it, instead of a deal. What the player to move can't know is
   * dealt anew in each game; the seats don't take turns in starting.
   */
  readonly position?: unknown
  /** Whether to write down what happens by turn, which takes time. */
  readonly diary: boolean
  /** How long a program may take for an answer, in seconds. */
  readonly timeout?: number
}

/** How one game ended. */
export interface GameLine {
  /** Its number, counted from 1. */
  readonly game: number
  /** Who began, counted from 0 as all seats. */
  readonly first: number
  readonly over: boolean
  readonly winners: readonly number[]
  readonly points: readonly number[]
  readonly turns: readonly number[]
}

/** What has come of a job so far. Plain data, and two of them can be added up in any order. */
export interface Outcome {
  readonly counts: Counts
  readonly diary: Diary | undefined
  /** In the order of their numbers, where each game was to be told of. */
  readonly each?: readonly GameLine[] | undefined
}
