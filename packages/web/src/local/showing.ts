import type { Moment, Shown } from '../table/feed.ts'

/** What a table shows: one moment after the other, so that one can follow what the bots do. */
export class Showing {
  readonly #listeners = new Set<() => void>()
  /** How long a bot's move is shown before the next one, in milliseconds. */
  readonly #pace: () => number
  #waiting: Moment[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Somebody has seen enough of the bots: what they do until the next question is shown at once. */
  #hurried = false
  #stored: boolean
  #shown: Shown

  constructor(first: Moment, stored: boolean, pace: () => number) {
    this.#pace = pace
    this.#stored = stored
    this.#shown = { moment: first, log: first.events, answered: false, stored, refused: undefined }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get current(): Shown {
    return this.#shown
  }

  /** Shows a moment when those before it have been seen; one that tells everything anew at once. */
  show(moment: Moment, stored: boolean): void {
    if (moment.anew) this.#forgetWaiting()
    this.#stored = stored
    this.#waiting.push(moment)
    if (this.#timer === undefined) this.#showNext()
  }

  /** Shows at once what is still to come before the next question. */
  hurry(): void {
    if (this.#timer === undefined) return
    this.#hurried = true
    clearTimeout(this.#timer)
    this.#showNext()
  }

  /** Something changes while the moment stays. */
  change(changes: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...changes }
    for (const listener of this.#listeners) listener()
  }

  close(): void {
    this.#forgetWaiting()
  }

  #forgetWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }

  #showNext(): void {
    this.#timer = undefined
    const moment = this.#waiting.shift()
    if (moment === undefined) return
    const log = moment.anew ? moment.events : [...this.#shown.log, ...moment.events]
    this.change({ moment, log, answered: false, stored: this.#stored, refused: undefined, hint: undefined })
    const nextIsBots = moment.question === undefined && moment.asked !== undefined && moment.handOver === undefined
    if (!nextIsBots) this.#hurried = false
    const pause = this.#hurried ? 0 : this.#pace()
    if (nextIsBots || this.#waiting.length > 0) this.#timer = setTimeout(() => this.#showNext(), pause)
  }
}
