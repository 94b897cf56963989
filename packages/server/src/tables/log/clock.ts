import type { Entry } from '@kartentisch/kernel'
import type { Timer } from '@kartentisch/protocol'

const DAY_MS = 86_400_000

/** So many answers back it is known how long was thought about what was asked then. */
const KNOWN_BACK = 64

/** A person who is asked, after so many answers. */
export interface Thinker {
  readonly seat: number
  readonly answers: number
}

/** How long somebody has thought about what they are asked there, in milliseconds. */
interface Thought extends Thinker {
  readonly ms: number
}

/** What has to be kept of a clock; plain data. */
export interface ClockSnapshot {
  readonly since: number
  readonly left: readonly number[]
  readonly thought?: readonly Thought[]
}

/**
 * How much time players have left, as the log's entries make it. Whoever is asked uses up time until the next entry,
 * whatever that is: no handing over, taking back or asking gives any of it back. It knows no clock of its own: whoever
 * asks says what time it is.
 */
export class Clock {
  readonly #timer: Timer
  /** When the last entry was made. */
  #since: number
  /** Milliseconds each seat has for the rest of the game, where that is what the timer counts. */
  readonly #left: number[]
  /** Where the timer counts by question: an answer that is taken back and given again is thought about in the same time. */
  #thought: readonly Thought[]

  constructor(timer: Timer, { since, left, thought = [] }: ClockSnapshot) {
    this.#timer = timer
    this.#since = since
    this.#left = [...left]
    this.#thought = thought
  }

  /** At the deal. */
  static wound(timer: Timer, seats: number, since: number): Clock {
    return new Clock(timer, { since, left: new Array<number>(seats).fill(allowance(timer)) })
  }

  snapshot(): ClockSnapshot {
    return { since: this.#since, left: this.#left, thought: this.#thought }
  }

  get since(): number {
    return this.#since
  }

  /** An entry was made while somebody, or a bot, was asked. */
  take({ what, at = this.#since }: Entry, thinker: Thinker | undefined): void {
    if (thinker !== undefined) {
      const ms = what === 'time-out' ? this.#leftTo(thinker) : at - this.#since
      this.#use(thinker, Math.max(0, ms))
    }
    this.#since = at
  }

  #use(thinker: Thinker, ms: number): void {
    const { seat, answers } = thinker
    if (this.#timer.per === 'game') this.#left[seat] = Math.max(0, (this.#left[seat] ?? 0) - ms)
    else if (this.#timer.per !== 'none') {
      const others = this.#thought.filter(one => one.answers > answers - KNOWN_BACK && !isSame(one, thinker))
      this.#thought = [...others, { seat, answers, ms: this.#thoughtBy(thinker) + ms }]
    }
  }

  #thoughtBy(thinker: Thinker): number {
    return this.#thought.find(one => isSame(one, thinker))?.ms ?? 0
  }

  /** What somebody had left when the last entry was made. */
  #leftTo(thinker: Thinker): number {
    if (this.#timer.per === 'game') return this.#left[thinker.seat] ?? 0
    return Math.max(0, allowance(this.#timer) - this.#thoughtBy(thinker))
  }

  /** When the time of whoever is asked runs out. */
  due(thinker: Thinker | undefined): number | null {
    return thinker === undefined || this.#timer.per === 'none' ? null : this.#since + this.#leftTo(thinker)
  }

  /** What each seat has left now. */
  remaining(thinker: Thinker | undefined, now: number): (number | null)[] | null {
    if (this.#timer.per === 'none') return null
    return this.#left.map((left, seat) =>
      seat === thinker?.seat ? Math.max(0, this.#leftTo(thinker) - (now - this.#since)) : left,
    )
  }

  /** Whether somebody has no time left: for the rest of the game, or for what they are asked. */
  isSpent(thinker: Thinker): 'game' | 'question' | undefined {
    if (this.#timer.per === 'none' || this.#leftTo(thinker) > 0) return undefined
    return this.#timer.per === 'game' ? 'game' : 'question'
  }
}

const isSame = (a: Thinker, b: Thinker): boolean => a.seat === b.seat && a.answers === b.answers

function allowance(timer: Timer): number {
  if (timer.per === 'days') return timer.days * DAY_MS
  return timer.per === 'none' ? 0 : timer.seconds * 1000
}
