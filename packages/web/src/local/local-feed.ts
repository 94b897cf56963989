import type { Answer } from '@kartentisch/kernel'
import { type Called, callsTo } from '../browser/port.ts'
import type { Shown, TableFeed, TableInfo, WholeGame } from '../table/feed.ts'
import { saidOf } from '../words/said.ts'
import type { LocalNews, LocalOffers, Opening } from './host.ts'
import { Showing } from './showing.ts'

/** A table whose game runs in a worker of this page. */
export class LocalFeed implements TableFeed {
  readonly info: TableInfo
  readonly whole: WholeGame
  readonly #worker: Worker
  readonly #host: Called<LocalOffers>
  readonly #showing: Showing
  #answered = -1

  private constructor(worker: Worker, host: Called<LocalOffers>, info: TableInfo, showing: Showing) {
    this.#worker = worker
    this.#host = host
    this.info = info
    this.#showing = showing
    this.whole = { route: ['replay', 'local', info.id], recording: () => host.recording() }
  }

  /** Opens a table; fails with the reason if that can't be done. `pace` is how long a bot's move is shown. */
  static async open(opening: Opening, pace: () => number): Promise<LocalFeed> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    let feed: LocalFeed | undefined
    const host = callsTo<LocalOffers, LocalNews>(worker, news => {
      if (feed !== undefined) feed.#hear(news)
    })
    try {
      const { info, moment, stored } = await host.open(opening)
      feed = new LocalFeed(worker, host, info, new Showing(moment, stored, pace))
      return feed
    } catch (fault) {
      worker.terminate()
      throw fault
    }
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
    this.#showing.change({ answered: true, refused: undefined, hint: undefined })
    this.#wish(this.#host.answer(number, answer))
  }

  undo(): void {
    // A bot that thinks is heard out first; until then the page shows that the wish was taken.
    this.#showing.change({ answered: true, refused: undefined })
    this.#wish(this.#host.undo())
  }

  consent(agree: boolean): void {
    this.#wish(this.#host.consent(agree))
  }

  hurry(): void {
    this.#showing.hurry()
  }

  take(): void {
    this.#wish(this.#host.take())
  }

  hint(): void {
    if (this.current().moment.question === undefined) return
    this.#wish(
      this.#host.hint().then(({ number, hint }) => {
        // By now something else may be asked.
        if (number === this.current().moment.number) this.#showing.change({ hint })
      }),
    )
  }

  close(): void {
    this.#showing.close()
    this.#worker.terminate()
  }

  /** What is refused is shown at the table. */
  #wish(wish: Promise<unknown>): void {
    wish.catch((fault: unknown) => this.#hear({ refused: saidOf(fault) }))
  }

  #hear(news: LocalNews): void {
    this.#answered = -1
    if ('moment' in news) this.#showing.show(news.moment, news.stored)
    else this.#showing.change({ answered: false, refused: news.refused })
  }
}
