import {
  at,
  type Event,
  eventFor,
  last,
  least,
  Match,
  Mistake,
  most,
  type Player,
  type Question,
  type Seat,
  type Seen,
  seat as seatOf,
  sizeFits,
} from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import type { Course } from './course.ts'

/** The action that takes nothing more. */
export const DONE = 0
/** The others stand behind it, in the order of the game's own. */
const FIRST = 1

const NOTHING: readonly number[] = []

/** What stands before the game's own features: how many are still to be taken, at least and at most, and were taken. */
export const ASKED_FEATURES = ['asked.least', 'asked.most', 'asked.taken'] as const

/** What was seen from a step on. */
interface Sighted {
  readonly from: number
  readonly seen: readonly Seen[]
}

/** An answer has fewer things than this. */
const SPAN = 4096

/** Whether a game goes on, was played to its end, or was cut off because it found none. */
export type Standing = 'open' | 'over' | 'cut off'

/**
 * One game of somebody who learns. An action takes one thing; an answer of several things is given by several actions,
 * and by one that says that it is done where fewer may be taken. Others answer by themselves.
 */
export class Episode {
  readonly seed: string
  readonly #course: Course
  readonly #mostAnswers: number
  readonly #players: readonly (Player<unknown> | undefined)[]
  #match: Match<unknown, unknown>
  /** What each seat that learns has seen of others. */
  #seen: readonly Seen[]
  #taken: readonly number[] = NOTHING
  /** For each step how many answers had been given before it, times `SPAN`, and how many things were taken already. */
  #past: number[] = []
  #sightings: Sighted[]

  /** A game that has no end is cut off after so many answers. */
  constructor(course: Course, seed: string, mostAnswers: number, twin?: Episode) {
    this.#course = course
    this.#mostAnswers = mostAnswers
    this.seed = seed
    // What players keep to themselves can't be copied: in a copied game they begin anew, by a seed of its own.
    const since = twin === undefined ? '' : `/${twin.#match.number}`
    this.#players = course.makers.map((make, i) => make?.(`${seed}/${i}${since}`))
    if (twin !== undefined) {
      this.#match = twin.#match.twin()
      this.#seen = twin.#seen
      this.#taken = twin.#taken
      this.#past = [...twin.#past]
      this.#sightings = [...twin.#sightings]
      return
    }
    const state = course.rules.deal(seed)
    this.#seen = course.makers.map((_, i) => course.numerals.begin(state, seatOf(i)))
    this.#match = Match.from(course.rules, state)
    this.#sightings = [{ from: 0, seen: this.#seen }]
    this.#hear(this.#match.opening)
    this.#letOthersAnswer()
  }

  /** The same game once more, which goes its own way. */
  twin(): Episode {
    return new Episode(this.#course, this.seed, this.#mostAnswers, this)
  }

  /** What whoever learns is asked; nothing when there is nothing more to do. */
  get question(): Question | undefined {
    return this.standing === 'open' ? this.#match.question : undefined
  }

  get standing(): Standing {
    if (this.#match.over) return 'over'
    return this.#match.number < this.#mostAnswers ? 'open' : 'cut off'
  }

  /** How many actions were taken. */
  get steps(): number {
    return this.#past.length
  }

  get scores(): readonly number[] {
    return this.#course.rules.scores(this.#match.state)
  }

  get winners(): readonly Seat[] {
    return this.#course.rules.winners(this.#match.state)
  }

  view(seat: Seat): unknown {
    return this.#match.view(seat)
  }

  #hear(events: readonly Event[]): void {
    const { numerals } = this.#course
    const known = this.#seen
    for (const event of events) {
      if (!numerals.heard.has(event.type)) continue
      for (let i = 0; i < this.#seen.length; i++) {
        const before = at(this.#seen, i)
        const seen = numerals.hear(before, eventFor(event, seatOf(i)), seatOf(i))
        if (seen !== before) this.#seen = this.#seen.with(i, seen)
      }
    }
    if (this.#seen !== known) this.#sightings.push({ from: this.#past.length, seen: this.#seen })
  }

  #letOthersAnswer(): void {
    for (let question = this.question; question !== undefined; question = this.question) {
      const player = this.#players[question.seat]
      if (player === undefined) return
      this.#hear(this.#match.answer(question.seat, this.#match.consult(player)))
    }
  }

  /** Calls for each different choice that is left: its number and the place of its action. */
  #eachLeft(question: Question, call: (n: number, action: number) => void): void {
    const { choices } = question
    const taken = this.#taken
    if (taken.length >= most(question)) return
    for (const n of choices) {
      const action = this.#course.numerals.action(question, n)
      if (action >= 0 && (taken.length === 0 || left(n, choices, taken))) call(n, action + FIRST)
    }
  }

  /** The number that an action takes; nothing if it can't be taken now. */
  #taking(question: Question, action: number): number | undefined {
    let found: number | undefined
    this.#eachLeft(question, (n, place) => {
      if (place === action) found = n
    })
    return found
  }

  #mayBeDone(question: Question): boolean {
    return sizeFits(question, this.#taken.length)
  }

  /** Refuses an action that isn't legal now; a game that is over takes none. */
  check(action: number, game: number): void {
    const { question } = this
    if (question === undefined) throw new Mistake(say('episodeOver', { game }))
    if (action === DONE ? this.#mayBeDone(question) : this.#taking(question, action) !== undefined) return
    throw new Mistake(say('illegalAction', { action, game }))
  }

  /** Takes a legal action. */
  step(action: number): void {
    const { question } = this
    if (question === undefined) return
    this.#past.push(this.#match.log.length * SPAN + this.#taken.length)
    const n = action === DONE ? undefined : this.#taking(question, action)
    if (n !== undefined) this.#taken = [...this.#taken, n]
    if (n !== undefined && this.#taken.length < most(question)) return
    const answer = this.#taken
    this.#taken = NOTHING
    this.#hear(this.#match.answer(question.seat, answer))
    this.#letOthersAnswer()
  }

  /** Takes back the last actions of whoever learns, and what others did since. */
  undo(steps: number, game: number): void {
    if (steps === 0) return
    const first = this.#past.length - steps
    const began = this.#past[first]
    if (began === undefined) throw new Mistake(say('tooFewSteps', { game, steps: this.#past.length }))
    const [answers, taken] = [Math.floor(began / SPAN), began % SPAN]
    const given = this.#match.log[answers] ?? this.#taken
    this.#taken = given.slice(0, taken)
    if (answers < this.#match.log.length) this.#match.undoTo(answers)
    this.#past = this.#past.slice(0, first)
    this.#sightings = this.#sightings.filter(({ from }) => from <= first)
    this.#seen = last(this.#sightings).seen
  }

  /** Writes what may be done, a 1 for each legal action, into a row of noughts. */
  mask(into: Uint8Array, from: number): void {
    const { question } = this
    if (question === undefined) return
    if (this.#mayBeDone(question)) into[from + DONE] = 1
    this.#eachLeft(question, (_, action) => {
      into[from + action] = 1
    })
  }

  /** Writes what the seat that is asked knows into a row of noughts; nothing when nobody is asked. */
  observe(into: Int32Array, from: number): void {
    const { question } = this
    if (question === undefined) return
    const taken = this.#taken.length
    into[from] = Math.max(0, least(question) - taken)
    into[from + 1] = most(question) - taken
    into[from + 2] = taken
    const sight = this.#match.sight(question.seat)
    const place = from + ASKED_FEATURES.length
    this.#course.numerals.observe(sight, question, at(this.#seen, question.seat), into, place)
  }
}

/** Whether a number is there more often than it was taken. */
function left(n: number, choices: readonly number[], taken: readonly number[]): boolean {
  let copies = 0
  for (const choice of choices) if (choice === n) copies++
  for (const one of taken) if (one === n) copies--
  return copies > 0
}
