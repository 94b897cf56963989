import type { Timer } from '@kartentisch/protocol'

const DAY = 86_400_000

/** How much time players have left. It knows no clock of its own: whoever asks says what time it is. */
export class Clock {
  readonly timer: Timer
  /** Milliseconds each seat has left for the whole game, not counting the thinking under way. */
  readonly #left: number[]
  /** When the open question was asked. */
  #since: number

  constructor(timer: Timer, seats: number, since: number, left?: readonly number[]) {
    this.timer = timer
    this.#since = since
    this.#left = left === undefined ? new Array<number>(seats).fill(this.#allowance()) : [...left]
  }

  #allowance(): number {
    const { timer } = this
    if (timer.per === 'days') return timer.days * DAY
    return timer.per === 'none' ? 0 : timer.seconds * 1000
  }

  get since(): number {
    return this.#since
  }

  get left(): readonly number[] {
    return this.#left
  }

  /** A seat has answered. */
  answered(seat: number, at: number): void {
    if (this.timer.per === 'game') this.#left[seat] = Math.max(0, (this.#left[seat] ?? 0) - (at - this.#since))
    this.#since = at
  }

  /** Something else has put a question anew. */
  restart(at: number): void {
    this.#since = at
  }

  /** When the time of whoever is asked runs out. */
  due(asked: number): number | null {
    return this.timer.per === 'none' ? null : this.#since + (this.#left[asked] ?? 0)
  }

  /** What each seat has left now. */
  remaining(asked: number, now: number): (number | null)[] | null {
    if (this.timer.per === 'none') return null
    return this.#left.map((left, i) => (i === asked ? Math.max(0, left - (now - this.#since)) : left))
  }

  /** Whether a seat has no time left for the rest of the game. */
  isSpent(seat: number): boolean {
    return this.timer.per === 'game' && (this.#left[seat] ?? 0) <= 0
  }

  /** A seat's time has run out. */
  spend(seat: number): void {
    if (this.timer.per === 'game') this.#left[seat] = 0
  }
}
