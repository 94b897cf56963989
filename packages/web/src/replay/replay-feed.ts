import { at, type Event, Mistake, type Recording, type Seat } from '@kartentisch/kernel'
import type { Moment, Shown, TableFeed, TableInfo, WholeGame } from '../table/feed.ts'
import type { Eye, FromReplay, Given, Opened, ToReplay } from './messages.ts'

type Told = readonly (readonly Event[])[]

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

type Answer<Type extends FromReplay['type']> = Extract<FromReplay, { readonly type: Type }>

const isOf = <Type extends FromReplay['type']>(message: FromReplay, type: Type): message is Answer<Type> =>
  message.type === type

/** Asks the worker for one thing and waits until it answers so. */
function answered<Type extends FromReplay['type']>(
  worker: Worker,
  message: ToReplay,
  type: Type,
): Promise<Answer<Type>> {
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<FromReplay>) => {
      if (isOf(data, type)) resolve(data)
      else if (data.type === 'failed') reject(new Mistake(data.reason))
      else return
      worker.removeEventListener('message', hear)
    }
    worker.addEventListener('message', hear)
    worker.addEventListener('error', event => reject(new Error(event.message)), { once: true })
    worker.postMessage(message)
  })
}

/** Works a recorded game out without showing it: its figures, and the whole of it. */
export async function workedOut(given: Given): Promise<Opened> {
  const worker = startWorker()
  try {
    return (await answered(worker, { type: 'open', given }, 'opened')).opened
  } finally {
    worker.terminate()
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
  readonly #worker: Worker
  readonly #listeners = new Set<() => void>()
  #told: Told
  #shown: Shown
  /** Where one wants to be: what is shown follows. */
  #standing: Standing
  /** A place was asked for and hasn't come yet. */
  #waits = false

  private constructor(worker: Worker, opened: Opened, eye: Eye, told: Told, first: Moment) {
    this.#worker = worker
    this.opened = opened
    this.info = opened.info
    if (opened.finished) this.whole = { recording: () => this.#recording() }
    this.#told = told
    this.#standing = { place: 0, eye }
    this.#shown = this.#showing(0, first)
    worker.addEventListener('message', ({ data }: MessageEvent<FromReplay>) => this.#hear(data))
  }

  /** Lays the table for a recorded game; fails with the reason if that can't be done. */
  static async open(given: Given): Promise<ReplayFeed> {
    const worker = startWorker()
    try {
      const { opened } = await answered(worker, { type: 'open', given }, 'opened')
      // One looks with the eyes of the first person, who mostly is oneself.
      const person = opened.eyes.find(eye => eye !== 'open' && opened.info.sittings[eye]?.kind === 'person')
      const eye = person ?? at(opened.eyes, 0)
      const { told } = await answered(worker, { type: 'look', eye }, 'told')
      const { moment } = await answered(worker, { type: 'show', place: 0, step: false }, 'shown')
      return new ReplayFeed(worker, opened, eye, told, moment)
    } catch (fault) {
      worker.terminate()
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
    this.#follow()
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
    this.#send({ type: 'look', eye })
  }

  /** Makes a game on this machine that goes on from here; gives back its id. */
  async playOn(seat: Seat, bot: string): Promise<string> {
    const { place } = this.#standing
    return (await answered(this.#worker, { type: 'play-on', place, seat, bot }, 'playing-on')).id
  }

  async #recording(): Promise<Recording<unknown, unknown>> {
    return (await answered(this.#worker, { type: 'recording' }, 'recording')).recording
  }

  /** What was played can't be answered, taken back or handed over; the table offers none of it. */
  answer(): void {}
  undo(): void {}
  take(): void {}

  close(): void {
    this.#worker.terminate()
  }

  #send(message: ToReplay): void {
    this.#worker.postMessage(message)
  }

  /** Asks for the place one wants to be at, one after the other: whoever scrubs doesn't wait for every place between. */
  #follow(): void {
    const { place } = this.#standing
    if (this.#waits || place === this.#shown.moment.number) return
    this.#waits = true
    this.#send({ type: 'show', place, step: place === this.#shown.moment.number + 1 })
  }

  #hear(message: FromReplay): void {
    if (message.type === 'told') {
      this.#told = message.told
      // The same place anew, with other eyes.
      this.#waits = true
      this.#send({ type: 'show', place: this.#standing.place, step: false })
    } else if (message.type === 'shown') {
      this.#waits = false
      this.#shown = this.#showing(message.place, message.moment)
      this.#tell()
      this.#follow()
    } else if (message.type === 'failed' && this.#waits) {
      this.#waits = false
      this.#shown = { ...this.#shown, refused: message.reason }
      this.#tell()
    }
  }

  #showing(place: number, moment: Moment): Shown {
    const log = this.#told.slice(0, place + 1).flat()
    return { moment, log, answered: false, stored: true, refused: undefined }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
