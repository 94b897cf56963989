import type { Event } from './event.ts'
import type { Question } from './question.ts'
import type { Seat } from './seat.ts'

/** One number of an observation. */
export interface Feature {
  readonly name: string
  /** What its values stand for, where it numbers things instead of counting them; -1 is none of them. */
  readonly of?: readonly string[]
}

/** What a seat has seen of others and remembers. Never changed, so that whoever copies a game needn't copy it. */
export type Seen = readonly number[]

/**
 * How a game looks to a program that learns: what may be chosen and what a seat knows as numbers, each in a place that
 * follows from the rules alone.
 */
export interface Numerals<State = unknown, Sight = unknown> {
  /** Everything that can ever be chosen, whatever the question, by name and place. */
  readonly actions: readonly string[]
  /** The place of one of a question's choices; different choices have different places. -1 for one that has none. */
  action(question: Question, n: number): number
  /** What a seat knows when it is asked. */
  readonly features: readonly Feature[]
  /** Writes the features down, from this place on. */
  observe(sight: Sight, question: Question, seen: Seen, into: Int32Array, from: number): void
  /** What a seat knows of others when the game begins. */
  begin(state: State, seat: Seat): Seen
  /** The types of event that change what a seat knows of others. */
  readonly heard: ReadonlySet<string>
  /** What it knows after such an event, given as the seat is told it: the same, or another one. */
  hear(seen: Seen, event: Event, seat: Seat): Seen
}

/** Takes numbers down one after the other. */
export class Sheet {
  readonly #into: Int32Array
  #place: number

  constructor(into: Int32Array, from: number) {
    this.#into = into
    this.#place = from
  }

  write(n: number): void {
    this.#into[this.#place++] = n
  }

  /** How often each of so many cards is among these. */
  count(cards: readonly number[], kinds: number): void {
    for (const card of cards) this.#into[this.#place + card] = (this.#into[this.#place + card] ?? 0) + 1
    this.#place += kinds
  }

  writeAll(numbers: ArrayLike<number>, from: number, length: number): void {
    for (let i = 0; i < length; i++) this.#into[this.#place++] = numbers[from + i] ?? 0
  }
}
