import { type Answer, Mistake, type Recording } from '@kartentisch/kernel'
import type { Moment, Shown, TableFeed, TableInfo, WholeGame } from '../table/feed.ts'
import type { Plan } from '../table/plans.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { Showing } from './showing.ts'

/** A game that begins, or one that goes on. */
export type Opening = { readonly id: string; readonly plan?: Plan }

/** A table whose game runs in a worker of this page. */
export class LocalFeed implements TableFeed {
  readonly info: TableInfo
  readonly whole: WholeGame
  readonly #worker: Worker
  readonly #showing: Showing
  #answered = -1
  /** Who waits for the whole game. */
  #waiting: ((recording: Recording<unknown, unknown>) => void)[] = []

  private constructor(worker: Worker, info: TableInfo, first: Moment, stored: boolean, pace: () => number) {
    this.#worker = worker
    this.info = info
    this.#showing = new Showing(first, stored, pace)
    this.whole = { route: ['replay', 'local', info.id], recording: () => this.#recording() }
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
  }

  /** Opens a table; fails with the reason if that can't be done. `pace` is how long a bot's move is shown. */
  static open(worker: Worker, opening: Opening, pace: () => number): Promise<LocalFeed> {
    const { id, plan } = opening
    return new Promise((resolve, reject) => {
      let info: TableInfo | undefined
      worker.onerror = event => reject(new Error(event.message))
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'opened') info = data.info
        else if (data.type === 'moment' && info !== undefined)
          resolve(new LocalFeed(worker, info, data.moment, data.stored, pace))
        else if (data.type === 'refused' || data.type === 'failed') reject(new Mistake(data.reason))
      }
      const message: ToWorker = plan === undefined ? { type: 'resume', id } : { type: 'start', id, plan }
      worker.postMessage(message)
    })
  }

  subscribe(listener: () => void): () => void {
    return this.#showing.subscribe(listener)
  }

  current(): Shown {
    return this.#showing.current
  }

  answer(answer: Answer): void {
    const { number, question } = this.current().moment
    // A second click on the same question is not a second answer.
    if (question === undefined || this.#answered === number) return
    this.#answered = number
    this.#send({ type: 'answer', number, answer })
    this.#showing.change({ answered: true, refused: undefined, hint: undefined })
  }

  undo(): void {
    this.#send({ type: 'undo' })
    // A bot that thinks is heard out first; until then the page shows that the wish was taken.
    this.#showing.change({ answered: true, refused: undefined })
  }

  take(): void {
    this.#send({ type: 'take' })
  }

  hint(): void {
    if (this.current().moment.question !== undefined) this.#send({ type: 'hint' })
  }

  #recording(): Promise<Recording<unknown, unknown>> {
    return new Promise(resolve => {
      this.#waiting.push(resolve)
      this.#send({ type: 'recording' })
    })
  }

  close(): void {
    this.#showing.close()
    this.#worker.terminate()
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'moment':
        this.#answered = -1
        this.#showing.show(message.moment, message.stored)
        break
      case 'hint':
        // By now something else may be asked.
        if (message.number === this.current().moment.number) this.#showing.change({ hint: message.hint })
        break
      case 'recording':
        for (const take of this.#waiting) take(message.recording)
        this.#waiting = []
        break
      case 'refused':
      case 'failed':
        this.#answered = -1
        this.#showing.change({ answered: false, refused: message.reason })
        break
    }
  }
}
