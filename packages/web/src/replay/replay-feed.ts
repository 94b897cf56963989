import { at, type Seat } from '@kartentisch/kernel'
import { type Hired, hiring } from '../browser/workers.ts'
import type { Moment, Shown, TableFeed, TableInfo, WholeGame } from '../table/feed.ts'
import { saidOf } from '../words/said.ts'
import type { ReplayHost } from './host.ts'
import type { Eye, Given, Opened, ToldTo } from './opened.ts'

const hire = hiring<ReplayHost>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))

const leave = (worker: Hired<ReplayHost>): void => {
  if (worker.leave(true)) void worker.calls.leave()
}

/** Works a recorded game out without showing it: its figures, and the whole of it. */
export async function workedOut(given: Given): Promise<Opened> {
  const worker = hire()
  try {
    const opened = await worker.calls.open(given)
    leave(worker)
    return opened
  } catch (fault) {
    worker.leave(false)
    throw fault
  }
}

/** Where somebody is in a recorded game. */
export interface Standing {
  readonly place: number
  readonly eye: Eye
}

/** A recorded game at a table, which goes to any place one wishes. Its worker knows everything; the page what one may. */
export class ReplayFeed implements TableFeed {
  readonly info: TableInfo
  readonly opened: Opened
  readonly whole?: WholeGame
  readonly #worker: Hired<ReplayHost>
  readonly #listeners = new Set<() => void>()
  #told: ToldTo
  #shown: Shown
  /** Where one wants to be: what is shown follows. */
  #standing: Standing
  /** With whose eyes what is shown was seen. */
  #eye: Eye
  /** What is shown is on its way to where one wants to be. */
  #follows = false

  private constructor(worker: Hired<ReplayHost>, opened: Opened, eye: Eye, told: ToldTo, first: Moment) {
    this.#worker = worker
    this.opened = opened
    this.info = opened.info
    if (opened.finished) this.whole = { recording: () => worker.calls.recording() }
    this.#told = told
    this.#standing = { place: 0, eye }
    this.#eye = eye
    this.#shown = this.#showing(0, first)
  }

  /** Lays the table for a recorded game; fails with the reason if that can't be done. */
  static async open(given: Given): Promise<ReplayFeed> {
    const worker = hire()
    try {
      const host = worker.calls
      const opened = await host.open(given)
      // One looks with the eyes of the first person, who mostly is oneself.
      const person = opened.eyes.find(eye => eye !== 'open' && opened.info.participants[eye]?.kind === 'person')
      const eye = person ?? at(opened.eyes, 0)
      const told = await host.look(eye)
      return new ReplayFeed(worker, opened, eye, told, await host.show(0, false))
    } catch (fault) {
      worker.leave(false)
      throw fault
    }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  current(): Shown {
    return this.#shown
  }

  standing(): Standing {
    return this.#standing
  }

  /** Goes to a place, or as near to it as there is one. */
  go(place: number): void {
    const there = Math.max(0, Math.min(this.opened.length, place))
    if (there === this.#standing.place) return
    this.#standing = { ...this.#standing, place: there }
    this.#tell()
    void this.#follow()
  }

  /** To where the next turn begins, or to the end. */
  goToNextTurn(): void {
    const { place } = this.#standing
    this.go(this.opened.turns.find(turn => turn.place > place)?.place ?? this.opened.length)
  }

  goToTurnBefore(): void {
    const { place } = this.#standing
    this.go(this.opened.turns.findLast(turn => turn.place < place)?.place ?? 0)
  }

  /** Looks from another seat. */
  look(eye: Eye): void {
    if (eye === this.#standing.eye) return
    this.#standing = { ...this.#standing, eye }
    this.#tell()
    void this.#follow()
  }

  /** Makes a game on this machine that goes on from here, or from another place; gives back its id. */
  playOn(seat: Seat, bot: string, place = this.#standing.place): Promise<string> {
    return this.#worker.calls.playOn(place, seat, bot)
  }

  /** What was played can't be answered, taken back or handed over; the table offers none of it. */
  answer(): void {}
  undo(): void {}
  take(): void {}

  close(): void {
    leave(this.#worker)
  }

  /** Goes where one wants to be. Whoever scrubs on meanwhile doesn't wait for every place between. */
  async #follow(): Promise<void> {
    if (this.#follows) return
    this.#follows = true
    try {
      while (this.#standing.place !== this.#shown.moment.number || this.#standing.eye !== this.#eye) {
        const { place, eye } = this.#standing
        const step = eye === this.#eye && place === this.#shown.moment.number + 1
        if (eye !== this.#eye) this.#told = await this.#worker.calls.look(eye)
        this.#eye = eye
        this.#shown = this.#showing(place, await this.#worker.calls.show(place, step))
        this.#tell()
      }
    } catch (fault) {
      this.#shown = { ...this.#shown, refused: saidOf(fault) }
      this.#tell()
    }
    this.#follows = false
  }

  #showing(place: number, moment: Moment): Shown {
    const log = this.#told.slice(0, place + 1).flat()
    return { moment, log, answered: false, stored: true, refused: undefined }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
