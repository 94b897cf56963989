import type { Answer } from '@kartentisch/kernel'
import type { Moment, Shown, TableFeed, TableInfo } from '../table/feed.ts'
import type { FromWorker, Plan, ToWorker } from './messages.ts'

/** A game that begins, or one that goes on. */
export type Opening = { readonly id: string; readonly plan?: Plan }

/** A table whose game runs in a worker of this page. */
export class LocalFeed implements TableFeed {
  readonly info: TableInfo
  readonly #worker: Worker
  readonly #listeners = new Set<() => void>()
  /** How long a bot's move is shown before the next one, in milliseconds. */
  readonly #pace: () => number
  #waiting: Moment[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #shown: Shown
  #answered = -1
  #stored = true

  private constructor(worker: Worker, info: TableInfo, first: Moment, stored: boolean, pace: () => number) {
    this.#worker = worker
    this.info = info
    this.#pace = pace
    this.#shown = { moment: first, log: first.events, answered: false, stored, refused: undefined }
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
  }

  /** Opens a table; fails with the reason if that can't be done. */
  static open(worker: Worker, opening: Opening, pace: () => number): Promise<LocalFeed> {
    const { id, plan } = opening
    return new Promise((resolve, reject) => {
      let info: TableInfo | undefined
      worker.onerror = event => reject(new Error(event.message))
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'opened') info = data.info
        else if (data.type === 'moment' && info !== undefined)
          resolve(new LocalFeed(worker, info, data.moment, data.stored, pace))
        else if (data.type !== 'moment') reject(new Error(data.reason))
      }
      const message: ToWorker = plan === undefined ? { type: 'resume', id } : { type: 'start', id, plan }
      worker.postMessage(message)
    })
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  current(): Shown {
    return this.#shown
  }

  answer(answer: Answer): void {
    const { number, question } = this.#shown.moment
    // A second click on the same question is not a second answer.
    if (question === undefined || this.#answered === number) return
    this.#answered = number
    this.#send({ type: 'answer', number, answer })
    this.#set({ ...this.#shown, answered: true, refused: undefined })
  }

  undo(): void {
    this.#send({ type: 'undo' })
  }

  take(): void {
    this.#send({ type: 'take' })
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#worker.terminate()
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #hear(message: FromWorker): void {
    if (message.type === 'moment') {
      if (message.moment.anew) this.#forgetWaiting()
      this.#answered = -1
      this.#stored = message.stored
      this.#waiting.push(message.moment)
      if (this.#timer === undefined) this.#showNext()
    } else if (message.type !== 'opened') {
      this.#answered = -1
      this.#set({ ...this.#shown, answered: false, refused: message.reason })
    }
  }

  #forgetWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }

  /** Shows what waits, one move after the other, so that one can follow what the bots do. */
  #showNext(): void {
    this.#timer = undefined
    const moment = this.#waiting.shift()
    if (moment === undefined) return
    const log = moment.anew ? moment.events : [...this.#shown.log, ...moment.events]
    this.#set({ moment, log, answered: false, stored: this.#stored, refused: undefined })
    const nextIsBots = moment.question === undefined && moment.asked !== undefined && moment.handOver === undefined
    if (nextIsBots || this.#waiting.length > 0) this.#timer = setTimeout(() => this.#showNext(), this.#pace())
  }

  #set(shown: Shown): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}
