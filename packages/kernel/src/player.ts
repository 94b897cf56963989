import type { Answer, Question } from './question.ts'
import type { Random } from './random.ts'
import type { Seat } from './seat.ts'

/** Somebody who answers: a bot, or a person behind a screen. Sees only what the seat may know. */
export interface Player<Sight> {
  readonly name: string
  /** Whether this player wants to imagine how things go on: keeping what that needs costs others something. */
  readonly foresees?: boolean
  answer(question: Question, sight: Sight, prospect?: Prospect<Sight>): Answer
  /** Thinks ahead while others are asked, until `goOn` says no. Whether there is more to think about. */
  thinkAhead?(sight: Sight, goOn: () => boolean): boolean
}

/** What came of playing on in an imagined world. All in it is imagined, so that all of it may be looked at. */
export interface ImaginedEnd<Sight> {
  readonly over: boolean
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  /** The end as each seat would see it. */
  readonly sights: readonly Sight[]
}

/**
 * What a seat can make of its open question by imagining how things go on. Each time all that it may not know is
 * dealt anew, so that what comes of it depends on nothing but what the seat may know, what it remembers, and `random`.
 */
export interface Prospect<Sight> {
  readonly seats: number
  /**
   * Plays on from the open question, which is the first that is put to these players, to the end or until a moment
   * between two steps that this seat's sight of the imagined world tells.
   */
  playOn(players: readonly Player<Sight>[], random: Random, until?: (sight: Sight) => boolean): ImaginedEnd<Sight>
}
