import type { Path as GivenPath } from './given.ts'
import type { Answer, Question } from './question.ts'
import type { Wording } from './wording.ts'

/** Something a litmus test says that isn't so, and where it says it. */
export interface Wrong {
  readonly wrong: Wording
  readonly where: GivenPath
}

/** What a move wants at a question: this answer, every answer, or nothing more because it is done or can't be made. */
export type Guidance = { readonly answer: Answer; readonly final?: boolean } | 'every' | 'done' | 'illegal' | Wrong

/** Leads one path through a move. A method's type, so that games of several kinds fit into one list. */
export type Guide<State> = { lead(question: Question, state: State): Guidance }['lead']

/** A move of a rule test. */
export interface LitmusMove<State> {
  readonly text: string
  start(): Guide<State>
  /** What the path last started on was still to bring when the game was over. */
  missing?(): Wrong | undefined
}

/** Whether a guide says that a move can’t be made as it is written. */
export const isWrong = (said: Guidance): said is Wrong => typeof said === 'object' && 'wrong' in said
