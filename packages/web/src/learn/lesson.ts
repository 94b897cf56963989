import type { Answer, Question, Wording } from '@kartentisch/kernel'
import type { Moment, TableInfo } from '../table/feed.ts'

/** Something the learner does at the table. */
export interface Task {
  /** What is clicked for it, as a selector. */
  readonly click: string
  /** The answer that does it; nothing if something else is asked. */
  answer(question: Question): Answer | undefined
  /** Whether another answer is welcome too. */
  welcomes?(question: Question, answer: Answer): boolean
  /** Whether it is done, for what takes several answers. */
  done?(moment: Moment): boolean
  /** Whether everything the rules allow is welcome, so that nothing must be in the way. */
  readonly free?: boolean
  /** Why nothing else, here. */
  readonly instead: Wording
}

/** One small explanation, and perhaps something to do. */
export interface Step {
  /** What it speaks of, as selectors; what is to be clicked goes before it. */
  readonly about: readonly string[]
  readonly says: Wording
  readonly task?: Task
}

export interface Chapter {
  readonly title: Wording
  readonly steps: readonly Step[]
}

/** A game on the page itself, whose deal is settled so that it goes as the lesson tells. */
export interface LessonTable {
  readonly info: TableInfo
  readonly botIsAsked: boolean
  answer(answer: Answer, number: number): void
  letBotAnswer(): void
  moment(anew: boolean): Moment
}

export interface Lesson {
  readonly game: string
  readonly chapters: readonly Chapter[]
  /** Lays the table anew for a learner with this name. */
  lay(name: string): LessonTable
}

/** A step with the chapter it belongs to. */
export interface Placed extends Step {
  readonly chapter: Wording
}

export const stepsOf = ({ chapters }: Pick<Lesson, 'chapters'>): Placed[] =>
  chapters.flatMap(({ title, steps }) => steps.map(step => ({ ...step, chapter: title })))
