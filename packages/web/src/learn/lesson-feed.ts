import { type Answer, at, Mistake, type Question } from '@kartentisch/kernel'
import { Showing } from '../local/showing.ts'
import type { Moment, Shown, TableFeed, TableInfo } from '../table/feed.ts'
import { type Lesson, type LessonTable, type Placed, stepsOf, type Task } from './lesson.ts'
import { BEGINNING, type Progress } from './progress.ts'

/** Why an answer wasn't taken: another one is wanted here, or there is something to read first. */
export type Refusal = 'other' | 'read'

const same = (a: Answer, b: Answer): boolean => a.length === b.length && a.every((n, i) => n === b[i])

const fits = (task: Task, question: Question, answer: Answer): boolean => {
  const wanted = task.answer(question)
  return (wanted !== undefined && same(wanted, answer)) || (task.welcomes?.(question, answer) ?? false)
}

/**
 * A lesson at a real table: what is answered goes to the game only if the step wants it. The game follows from the
 * answers alone, so that going back is playing again up to there.
 */
export class LessonFeed implements TableFeed {
  readonly guided = true
  readonly steps: readonly Placed[]
  readonly #lesson: Lesson
  readonly #name: string
  readonly #showing: Showing
  readonly #onProgress: (progress: Progress) => void
  #table: LessonTable
  #progress: Progress
  /** What was answered in the step one is at. */
  #given: readonly Answer[] = []
  #refusal: Refusal | undefined

  constructor(
    lesson: Lesson,
    name: string,
    progress: Progress,
    onProgress: (progress: Progress) => void,
    pace: () => number,
  ) {
    this.#lesson = lesson
    this.#name = name
    this.#onProgress = onProgress
    this.steps = stepsOf(lesson)
    this.#progress = this.#readable(progress)
    this.#table = this.#laid(this.#progress)
    this.#showing = new Showing(this.#moment(true), true, pace)
  }

  /** Progress in a lesson that has changed since can't be gone on with. */
  #readable(progress: Progress): Progress {
    if (progress.step >= this.steps.length) return BEGINNING
    try {
      this.#laid(progress)
      return progress
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      return BEGINNING
    }
  }

  /** The table after everything that was answered up to a step. */
  #laid({ answers }: Progress): LessonTable {
    const table = this.#lesson.lay(this.#name)
    const letBots = () => {
      while (table.botIsAsked) table.letBotAnswer()
    }
    letBots()
    for (const answer of answers.flat()) {
      table.answer(answer, table.moment(false).number)
      letBots()
    }
    return table
  }

  get info(): TableInfo {
    return this.#table.info
  }

  get number(): number {
    return this.#progress.step
  }

  get step(): Placed {
    return at(this.steps, this.#progress.step)
  }

  /** Whether something was answered in this step that isn't done yet. */
  get begun(): boolean {
    return this.#given.length > 0
  }

  /** Why the last answer wasn't taken. */
  get refusal(): Refusal | undefined {
    return this.#refusal
  }

  subscribe(listener: () => void): () => void {
    return this.#showing.subscribe(listener)
  }

  current(): Shown {
    return this.#showing.current
  }

  answer(answer: Answer): void {
    const { question } = this.current().moment
    if (question === undefined) return
    const { task } = this.step
    if (task === undefined || !fits(task, question, answer)) {
      this.#refusal = task === undefined ? 'read' : 'other'
      // A new moment of the same state, so that whoever looks is told; nothing happens at the table.
      this.#showing.change({ moment: { ...this.current().moment, events: [] } })
      return
    }
    this.#give(task, answer)
  }

  #give(task: Task, answer: Answer): void {
    this.#table.answer(answer, this.#table.moment(false).number)
    this.#given = [...this.#given, answer]
    const moments = [this.#moment(false)]
    while (this.#table.botIsAsked) {
      this.#table.letBotAnswer()
      moments.push(this.#moment(false))
    }
    if (task.done?.(at(moments, moments.length - 1)) ?? true) this.#goOn()
    this.#refusal = undefined
    for (const moment of moments) this.#showing.show({ ...moment, mayUndo: 'free' }, true)
  }

  #goOn(): void {
    const { step, answers } = this.#progress
    if (step + 1 >= this.steps.length) return
    this.#move({ step: step + 1, of: this.steps.length, answers: [...answers, this.#given] })
  }

  #move(progress: Progress): void {
    this.#progress = progress
    this.#given = []
    this.#onProgress(progress)
  }

  /** What has been read is followed by the next step. */
  next(): void {
    if (this.step.task !== undefined) return
    this.#refusal = undefined
    this.#goOn()
    // Nothing happens at the table by reading on.
    this.#showing.change({ moment: { ...this.current().moment, events: [], mayUndo: 'free' } })
  }

  /** Does for the learner what the step wants. */
  show(): void {
    const { task } = this.step
    const number = this.number
    // What takes several answers is done to its end.
    while (task !== undefined && this.number === number) {
      const { question } = this.#table.moment(false)
      const answer = question === undefined ? undefined : task.answer(question)
      if (answer === undefined) return
      this.#give(task, answer)
    }
  }

  /** Goes back one step; what was answered in it is taken back. */
  back(): void {
    const { step, answers } = this.#progress
    if (step === 0 && this.#given.length === 0) return
    const to = Math.max(0, this.#given.length > 0 ? step : step - 1)
    this.#goTo({ step: to, of: this.steps.length, answers: answers.slice(0, to) })
  }

  #goTo(progress: Progress): void {
    this.#move(progress)
    this.#refusal = undefined
    this.#table = this.#laid(progress)
    this.#showing.show(this.#moment(true), true)
  }

  undo(): void {
    this.back()
  }

  /** The learner is always there. */
  take(): void {}

  close(): void {
    this.#showing.close()
  }

  #moment(anew: boolean): Moment {
    return {
      ...this.#table.moment(anew),
      mayUndo: this.#progress.step > 0 || this.#given.length > 0 ? 'free' : 'refused',
    }
  }
}
