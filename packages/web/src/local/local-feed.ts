import type { Answer } from '@kartentisch/kernel'
import { type Hired, hiring } from '../browser/workers.ts'
import type { Shown, TableFeed, TableInfo, WholeGame } from '../table/feed.ts'
import { saidOf } from '../words/said.ts'
import type { LocalNews, LocalOffers, Opening } from './host.ts'
import { Showing } from './showing.ts'

const hire = hiring<LocalOffers, LocalNews>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
)

/** A table whose game runs in a worker of this page. */
export class LocalFeed implements TableFeed {
  readonly info: TableInfo
  readonly whole: WholeGame
  readonly #worker: Hired<LocalOffers, LocalNews>
  readonly #showing: Showing
  #answered = -1

  private constructor(worker: Hired<LocalOffers, LocalNews>, info: TableInfo, showing: Showing) {
    this.#worker = worker
    this.info = info
    this.#showing = showing
    this.whole = { route: ['replay', 'local', info.id], recording: () => worker.calls.recording() }
    worker.hear = news => this.#hear(news)
  }

  /** Opens a table; fails with the reason if that can't be done. `pace` is how long a bot's move is shown. */
  static async open(opening: Opening, pace: () => number): Promise<LocalFeed> {
    const worker = hire()
    try {
      const { info, moment, stored } = await worker.calls.open(opening)
      return new LocalFeed(worker, info, new Showing(moment, stored, pace))
    } catch (fault) {
      worker.leave(false)
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
    this.#wish(this.#worker.calls.answer(number, answer))
  }

  undo(): void {
    // A bot that thinks is heard out first; until then the page shows that the wish was taken.
    this.#showing.change({ answered: true, refused: undefined })
    this.#wish(this.#worker.calls.undo())
  }

  consent(agree: boolean): void {
    this.#wish(this.#worker.calls.consent(agree))
  }

  hurry(): void {
    this.#showing.hurry()
  }

  take(): void {
    this.#wish(this.#worker.calls.take())
  }

  hint(): void {
    if (this.current().moment.question === undefined) return
    this.#wish(
      this.#worker.calls.hint().then(({ number, hint }) => {
        // By now something else may be asked.
        if (number === this.current().moment.number) this.#showing.change({ hint })
      }),
    )
  }

  close(): void {
    this.#showing.close()
    const { moment, answered } = this.current()
    // While somebody here is asked no bot has to move; one that is left in the midst of a thought is ended with its worker.
    if (this.#worker.leave(moment.question !== undefined && !answered)) void this.#worker.calls.leave()
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
