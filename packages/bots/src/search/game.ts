import type { Answer, ImaginedEnd, Player, Question, Seat, Seed } from '@kartentisch/kernel'
import type { Budget } from './budget.ts'

/** What is answered where something is asked. */
export interface Step {
  readonly about: string
  readonly step: string
  readonly answer: Answer
}

/** Makes who plays on in a simulation. */
export type Maker<Sight> = (seed: Seed) => Player<Sight>

/** A turn with which the game may end. */
export interface LastTurn<Sight> {
  /** Whether it is over in an imagined world. */
  isOver(imagined: Sight): boolean
  /** Answers that may decide how the game ends, whatever the policy would answer. */
  ways(question: Question, imagined: Sight): readonly Answer[]
}

/** So many standard errors better something must prove, where it has been tried so often. */
export type Caution = (trials: number) => number

/** Tells by playing on from here which of some ways is the best: the first, unless another is better beyond caution. */
export type Choose<Sight> = (ways: readonly Maker<Sight>[], budget: Budget, caution: Caution) => number

/** What the searching player has to know of a game. */
export interface Searchable<Sight> {
  /** Who plays on in simulations; what it would answer is the first candidate. */
  policy(sight: Sight): Maker<Sight>
  /** Other ways to play on from here; where one of them would answer otherwise, going over to it is a candidate too. */
  courses?(question: Question, sight: Sight): readonly Maker<Sight>[]
  /** Who plays on for the others, if not the same; finding that out stops when told to. */
  others?(sight: Sight, goOn: () => boolean): Maker<Sight>
  /**
   * How many standard errors better than the first candidate another must prove: the better the policy, the more, and the
   * more others there are, as one of many is soon ahead by luck alone. With more trials errors get smaller.
   */
  caution(others: number, trials: number): number
  /** Answers worth a thought, the best first as far as can be seen at a glance; one alone is given at once. */
  candidates(question: Question, sight: Sight, usual: Answer): readonly Answer[]
  /** How many further answers are judged together with one, and how many such lines there may be at most. */
  ahead?(sight: Sight): { readonly answers: number; readonly lines: number }
  /** Whether what is asked after this answer, if anything is asked before the step is over, doesn't depend on chance. */
  goesOn?(step: Step): boolean
  /** When simulations from here are broken off and judged as they stand: by the imagined sight of this seat. */
  horizon?(sight: Sight): (imagined: Sight) => boolean
  /** If the game may end with this turn: how that can come about. */
  lastTurn?(sight: Sight): LastTurn<Sight> | undefined
  /** Before anything else is thought of: may look for another policy that is better from here on. */
  adapt?(question: Question, sight: Sight, choose: Choose<Sight>): void
  /** Finds out what will be needed, while others are asked; whether there is more to find out. */
  thinkAhead?(sight: Sight, goOn: () => boolean): boolean
  /** How good an outcome is for a seat; only comparisons count. */
  value(outcome: ImaginedEnd<Sight>, seat: Seat): number
}
