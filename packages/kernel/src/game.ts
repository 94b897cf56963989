import type { Event } from './event.ts'
import type { Memory } from './memory.ts'
import type { Answer, Question } from './question.ts'
import type { Random, Seed } from './random.ts'
import type { Seat } from './seat.ts'

/** What stands behind the rules and answers their questions; the rules can't tell one driver from another. */
export interface Driver {
  /** The answer to a question that has more than one. Doesn't return if there is none yet. */
  ask(question: Question): Answer
  /** Whether anybody hears events. If not, the rules make none. */
  readonly hears: boolean
  tell(event: Event): void
  /** Decides a shuffle instead of the state's own generator: answers whether it did. */
  shuffle?(cards: number[]): boolean
}

/** A game in progress: its state, bound to a driver. */
export interface Play<State> {
  readonly state: State
  /** Goes on from one quiet point to the next. */
  step(): void
}

/** The rules of one game, worked out for its set-up. Everything here is pure. */
export interface Rules<State, Sight> {
  readonly seats: number
  deal(seed: Seed): State
  play(state: State, driver: Driver): Play<State>
  copy(state: State): State
  over(state: State): boolean
  /** Whoever has won; nobody if the game is lost or not over. */
  winners(state: State): readonly Seat[]
  scores(state: State): readonly number[]
  /** A live window on what a seat may know; `NOBODY` watches. */
  sight(state: State, seat: Seat): Sight
  /** The same as plain data. */
  view(state: State, seat: Seat): unknown
  /** Deals anew, consistently, all that a seat may not know; the generator's state too. */
  redeal(state: State, seat: Seat, random: Random): State
  /** What a seat remembers from now on, at a quiet point. */
  memory(state: State, seat: Seat): Memory<State>
  /** What is wrong with a state, in sentences; empty if nothing is. */
  faults(state: State): readonly string[]
  /** What never changes in a game, such as how many cards of each kind there are. */
  constant(state: State): unknown
  /** The state of the generator: as long as it stays the same, nothing random has happened. */
  chance(state: State): readonly number[]
  /**
   * Whether an event, given as the seat is told it, may tell that seat what was hidden from it until then; the seat
   * whose doing it is too. What doesn't may be taken back freely: undo asks this, and the conformance checks try it by
   * dealing anew all that the seat may not know.
   */
  reveals(event: Event, seat: Seat, state: State): boolean
}

/** A game that can be put on the table. */
export interface Game<Setup, State, Sight, R extends Rules<State, Sight> = Rules<State, Sight>> {
  readonly id: string
  /** Changes whenever the same answers could lead elsewhere. */
  readonly version: string
  /** Reads a set-up given by a person or a file; throws a `Mistake` that says what would be right. */
  parseSetup(given: unknown): Setup
  prepare(setup: Setup): R
}
