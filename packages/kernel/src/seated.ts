import type { Game } from './game.ts'
import type { Keeper } from './keeper.ts'
import type { Snapshot } from './match.ts'
import { Mistake } from './mistake.ts'
import type { Question } from './question.ts'
import type { Seed } from './random.ts'
import type { Result } from './result.ts'
import type { Seat } from './seat.ts'
import type { UndoRequest } from './step.ts'
import type { Mark } from './undo.ts'
import { say } from './words/say.ts'

/** An undo reaches further back than this sitting remembers: who has an earlier snapshot can take it up from there. */
export class TooFarBack extends Mistake {
  constructor() {
    super(say('forgotten'))
  }
}

/** What a game is made from before anybody does anything. */
export interface Origin<Setup, State, Sight> {
  readonly game: Game<Setup, State, Sight>
  readonly setup: Setup
  readonly seed: Seed
  /** The version of the rules that the answers belong to, where it isn't the game's own any more. */
  readonly version?: string
}

/** All that must be kept to go on with a sitting; plain data. */
export interface SittingSnapshot<State> {
  readonly number: number
  readonly opened: number
  readonly match: Snapshot<State>
  /** Of the answers since the match's quiet state. */
  readonly marks: readonly Mark[]
  readonly keepers: readonly Keeper[]
  readonly request: UndoRequest | null
  readonly result: Result | null
}

/** The question that is open: whose answer is awaited, and who gives it. */
export interface Awaited {
  readonly seat: Seat
  readonly question: Question
  /** The number to answer it by. */
  readonly number: number
  /** The bot or program that answers; nothing where a person does. */
  readonly bot: string | undefined
}
