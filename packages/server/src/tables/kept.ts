import type { Event, Snapshot } from '@kartentisch/kernel'
import type { Result, Timer } from '@kartentisch/protocol'
import type { Entry } from './entry.ts'
import type { ServedGame } from './games.ts'

/** Who answers for a seat. A person's seat may be lent to a bot; one who has resigned doesn't get it back. */
export interface Keeper {
  readonly person: boolean
  readonly level: string | null
  readonly resigned: boolean
}

/** What is remembered of an answer, to tell whether it may be taken back. */
export interface Mark {
  readonly seat: number
  readonly bot: boolean
  /** Nothing hidden came to light by it and nothing random happened. */
  readonly plain: boolean
}

export interface UndoRequest {
  readonly number: number
  readonly seat: number
  readonly to: number
  readonly waitingFor: readonly number[]
}

/** An entry of the log with what it set off. */
export interface Happening {
  readonly number: number
  readonly what: Entry['what'] | 'deal'
  readonly seat: number
  /** How many answers count after it. */
  readonly answers: number
  readonly events: readonly Event[]
}

/** All that must be kept to go on; plain data. */
export interface SittingSnapshot {
  readonly version: string
  readonly number: number
  readonly opened: number
  readonly match: Snapshot<unknown>
  readonly marks: readonly Mark[]
  readonly keepers: readonly Keeper[]
  readonly since: number
  readonly left: readonly number[]
  readonly request: UndoRequest | null
  readonly result: Result | null
}

/** What a sitting needs to know of its table. */
export interface SittingSetup {
  readonly served: ServedGame
  readonly setup: unknown
  readonly seed: string
  readonly timer: Timer
  /** For each seat the level of the bot there, or nothing for a person. */
  readonly bots: readonly (string | null)[]
  readonly startedAt: number
}
