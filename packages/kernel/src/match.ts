import { at } from './at.ts'
import { type Event, eventFor } from './event.ts'
import type { Driver, Rules } from './game.ts'
import type { Memory } from './memory.ts'
import { Mistake } from './mistake.ts'
import type { Player } from './player.ts'
import { OpenQuestion } from './prospect.ts'
import { type Answer, objection, plain, type Question } from './question.ts'
import type { Seed } from './random.ts'
import type { Seat } from './seat.ts'
import { say } from './words/say.ts'

/** Thrown by `ask` when no answer is there yet, and caught nowhere but here. */
const UNANSWERED = Symbol('unanswered')

/** Gives the answers it was given and unwinds at the first question beyond them. */
class Script implements Driver {
  readonly hears = true
  readonly events: Event[] = []
  readonly #answers: readonly Answer[]
  question: Question | undefined
  used = 0

  constructor(answers: readonly Answer[]) {
    this.#answers = answers
  }

  ask(question: Question): Answer {
    if (this.used < this.#answers.length) return at(this.#answers, this.used++)
    this.question = question
    throw UNANSWERED
  }

  tell(event: Event): void {
    this.events.push(event)
  }
}

/** A quiet state and how many answers had been given when it was reached. */
interface Moment<State> {
  readonly after: number
  readonly state: State
}

/** What has to be kept to go on with a match: plain data. */
export interface Snapshot<State> {
  readonly quiet: State
  /** The answers given since the quiet state. */
  readonly since: readonly Answer[]
  /** How many answers had been given before it. */
  readonly before: number
}

/** Undo goes back to a kept moment and plays the answers after it again: this far at most. */
const MOMENT_EVERY = 16

/**
 * A game played by people, one answer at a time. The state is kept at the last quiet point with the answers
 * given since; a new answer runs the step again from there.
 */
export class Match<State, Sight> {
  readonly rules: Rules<State, Sight>
  /** What happened before the first question. */
  readonly opening: readonly Event[]
  #quiet: State
  /** The half-played copy, which is what players are shown. */
  #shown: State
  #since: Answer[]
  #question: Question | undefined
  /** Events of the current step that have been reported already. */
  #told = 0
  /** All answers, as far back as this match knows. */
  #log: Answer[]
  #firstNumber: number
  #moments: Moment<State>[]

  private constructor(rules: Rules<State, Sight>, quiet: State, since: readonly Answer[], before: number) {
    this.rules = rules
    this.#quiet = quiet
    this.#shown = quiet
    this.#since = [...since]
    this.#log = [...since]
    this.#firstNumber = before
    this.#moments = [{ after: 0, state: rules.copy(quiet) }]
    this.opening = this.#run()
  }

  /** Deals a new game and goes on to the first question. */
  static deal<State, Sight>(rules: Rules<State, Sight>, seed: Seed): Match<State, Sight> {
    return new Match(rules, rules.deal(seed), [], 0)
  }

  /** Starts from a state at a quiet point. */
  static from<State, Sight>(rules: Rules<State, Sight>, state: State): Match<State, Sight> {
    return new Match(rules, rules.copy(state), [], 0)
  }

  static resume<State, Sight>(
    rules: Rules<State, Sight>,
    { quiet, since, before }: Snapshot<State>,
  ): Match<State, Sight> {
    return new Match(rules, rules.copy(quiet), since, before)
  }

  /** The open question; nothing when the game is over. */
  get question(): Question | undefined {
    return this.#question
  }

  /** The number of the open question: how many answers came before it. */
  get number(): number {
    return this.#firstNumber + this.#log.length
  }

  get over(): boolean {
    return this.#question === undefined
  }

  /** The state as it is now, in the middle of a step perhaps. Not to be changed. */
  get state(): State {
    return this.#shown
  }

  /** All answers given since this match was dealt or resumed. */
  get log(): readonly Answer[] {
    return this.#log
  }

  view(seat: Seat): unknown {
    return this.rules.view(this.#shown, seat)
  }

  sight(seat: Seat): Sight {
    return this.rules.sight(this.#shown, seat)
  }

  /**
   * What a player would answer to the open question, of which it learns what its seat may know and nothing else. Where
   * this match doesn't go back to the beginning, somebody else may `recall` what the seat remembers.
   */
  consult(player: Player<Sight>, recall = (seat: Seat): Memory<State> => this.memory(seat)): Answer {
    const question = this.#question
    if (question === undefined) throw new Mistake(say('nothingAsked'))
    const { seat } = question
    const prospect = new OpenQuestion(this.rules, this.#quiet, this.#since, seat, () => recall(seat))
    return player.answer(question, this.sight(seat), prospect)
  }

  /** What a seat remembers, as far back as this match knows: its course is told once more. */
  memory(seat: Seat): Memory<State> {
    const { rules } = this
    const state = rules.copy(at(this.#moments, 0).state)
    const memory = rules.memory(state, seat)
    const script = new Script(this.#log)
    const play = rules.play(state, script)
    try {
      while (!rules.over(state)) play.step()
    } catch (signal) {
      if (signal !== UNANSWERED) throw signal
    }
    for (const event of eventsFor(script.events, seat)) memory.hear(event)
    return memory
  }

  /**
   * Takes an answer to the open question, and gives back what happened. `number` names the question answered,
   * so that a late or doubled answer is refused. A refused answer changes nothing.
   */
  answer(seat: Seat, answer: Answer, number = this.number): readonly Event[] {
    const question = this.#question
    if (question === undefined) throw new Mistake(say('nothingAsked'))
    if (number !== this.number) throw new Mistake(say('notOpen', { number, open: this.number }))
    if (seat !== question.seat) throw new Mistake(say('notAsked', { seat: seat + 1, asked: question.seat + 1 }))
    const fault = objection(question, answer)
    if (fault !== undefined) throw new Mistake(fault)
    return this.#give(answer)
  }

  #give(answer: Answer): readonly Event[] {
    this.#log.push(answer)
    this.#since.push(answer)
    return this.#run()
  }

  /** Runs on from the quiet state to the next question without an answer. */
  #run(): readonly Event[] {
    const { rules } = this
    const news: Event[] = []
    for (;;) {
      const script = new Script(this.#since)
      const state = rules.copy(this.#quiet)
      this.#shown = state
      this.#question = undefined
      if (rules.over(state)) return news
      try {
        rules.play(state, script).step()
      } catch (signal) {
        if (signal !== UNANSWERED || script.question === undefined) throw signal
        this.#question = plain(script.question)
      }
      for (let i = this.#told; i < script.events.length; i++) news.push(at(script.events, i))
      if (this.#question !== undefined) {
        this.#told = script.events.length
        return news
      }
      this.#told = 0
      this.#quiet = state
      this.#since = this.#since.slice(script.used)
      this.#keepMoment()
    }
  }

  #keepMoment(): void {
    const after = this.#log.length - this.#since.length
    if (after - at(this.#moments, this.#moments.length - 1).after < MOMENT_EVERY) return
    this.#moments.push({ after, state: this.rules.copy(this.#quiet) })
  }

  /** Takes back the last answers, down to the `length` first ones. Whether that is fair is not decided here. */
  undoTo(length: number): void {
    if (!Number.isInteger(length) || length < 0 || length > this.#log.length) {
      const [all, wanted] = [this.#log.length, this.#log.length - length]
      throw new Mistake(say('tooFewAnswers', { all, wanted }))
    }
    const answers = this.#log.slice(0, length)
    while (at(this.#moments, this.#moments.length - 1).after > length) this.#moments.pop()
    const { after, state } = at(this.#moments, this.#moments.length - 1)
    this.#quiet = this.rules.copy(state)
    this.#since = []
    this.#log = answers.slice(0, after)
    this.#told = 0
    this.#run()
    for (const answer of answers.slice(after)) this.#give(answer)
  }

  /** Takes back the last answer. */
  undo(): void {
    this.undoTo(this.#log.length - 1)
  }

  /** Another match at the same point, which goes its own way. */
  fork(): Match<State, Sight> {
    return Match.resume(this.rules, this.snapshot())
  }

  /** Another match at the same point that can be taken back as far as this one. */
  twin(): Match<State, Sight> {
    const twin = this.fork()
    twin.#firstNumber = this.#firstNumber
    twin.#log = [...this.#log]
    // Kept states are copied before they are played on.
    twin.#moments = [...this.#moments]
    return twin
  }

  /** The same point by all that this match knows of how it was reached: who resumes it remembers as much. */
  fullSnapshot(): Snapshot<State> {
    return { quiet: this.rules.copy(at(this.#moments, 0).state), since: [...this.#log], before: this.#firstNumber }
  }

  /** What is needed to go on from here, as plain data that shares nothing with this match. */
  snapshot(): Snapshot<State> {
    return { quiet: this.rules.copy(this.#quiet), since: [...this.#since], before: this.number - this.#since.length }
  }
}

/** Events as a seat may know them. */
export const eventsFor = (events: readonly Event[], seat: Seat): Event[] => events.map(event => eventFor(event, seat))
