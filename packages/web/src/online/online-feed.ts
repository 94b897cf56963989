import {
  type Answer,
  type Event,
  historyOf,
  NOBODY,
  readRecording,
  type Seat,
  type Step,
  seat as seatOf,
} from '@kartentisch/kernel'
import type { Feed, FromServer, Standing, TableShown } from '@kartentisch/protocol'
import type { Client, Request } from '@kartentisch/protocol/client'
import { BOT_NAMES } from '../table/bot-names.ts'
import type { Moment, Participant, Shown, TableFeed, TableInfo, WholeGame } from '../table/feed.ts'
import { saidOf } from '../words/said.ts'
import { call } from './api.ts'
import { forgetUnsent, keepUnsent, unsentAnswer } from './unsent.ts'

/** What an online table has to say besides the game. */
export interface OnlineStanding extends Pick<Standing, 'seats' | 'undo' | 'left' | 'asked'> {
  /** When this was heard, in milliseconds: clocks have run since. */
  readonly heardAt: number
  /** Since when whoever is asked has been awaited, as far as was seen here. */
  readonly askedSince: number
  /** The last thing that happened besides answers, until the next answer. */
  readonly last: Step | undefined
}

/** Bots without a name of their own get one, the same on every screen. */
function participantsOf({ seats }: TableShown): Participant[] {
  let bots = 0
  return seats.map(({ name, kind, level }) =>
    kind === 'bot'
      ? { kind: 'bot', name: BOT_NAMES[bots++ % BOT_NAMES.length] ?? '', bot: level ?? '' }
      : { kind: 'person', name: name ?? '' },
  )
}

const isAnswer = ({ what }: Step): boolean => what === 'answer' || what === 'deal'

/** What of the way to the server a table needs. */
type Server = Pick<Client, 'answer' | 'request'>

/** A table whose game runs on a server. */
export class OnlineFeed implements TableFeed {
  readonly info: TableInfo
  readonly #client: Server
  readonly #seat: Seat
  readonly #listeners = new Set<() => void>()
  /** All that happened, as far as it was told. */
  #steps: readonly Step[] = []
  #shown: Shown
  #standing: OnlineStanding
  #filed: boolean
  /** The number of the question that was answered and not asked anew. */
  #answered = -1

  constructor(client: Server, table: TableShown, first: Feed) {
    this.#client = client
    this.#seat = seatOf(table.seat)
    this.info = { id: table.table, game: table.game, setup: table.setup, participants: participantsOf(table) }
    this.#filed = table.status === 'finished'
    this.#steps = first.steps
    this.#standing = this.#stand(first, undefined)
    this.#shown = {
      moment: this.#moment(first, this.#events(), true),
      log: this.#events(),
      answered: false,
      stored: true,
      refused: undefined,
    }
    const { moment } = this.#shown
    const unsent = moment.question && unsentAnswer(table.table, moment.number)
    if (unsent !== undefined) this.answer(unsent)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  current(): Shown {
    return this.#shown
  }

  standing(): OnlineStanding {
    return this.#standing
  }

  answer(answer: Answer): void {
    const { number, question } = this.#shown.moment
    // A second click on the same question is not a second answer.
    if (question === undefined || this.#answered === number) return
    this.#answered = number
    this.#set({ ...this.#shown, answered: true, refused: undefined })
    const { id } = this.info
    keepUnsent({ table: id, number, answer })
    this.#client
      .answer(id, number, answer)
      .catch((fault: unknown) => {
        this.#answered = -1
        this.#refuse(fault)
      })
      .finally(() => forgetUnsent(id, number))
  }

  /** Takes back, or asks the others whether one may: the server knows which. */
  undo(): void {
    this.ask({ type: 'undo', table: this.info.id })
  }

  /** Wishes something of the server; what it refuses is shown at the table, and nothing is given back then. */
  async wish(request: Request): Promise<FromServer | undefined> {
    this.#set({ ...this.#shown, refused: undefined })
    try {
      return await this.#client.request(request)
    } catch (fault) {
      this.#refuse(fault)
      return undefined
    }
  }

  ask(request: Request): void {
    void this.wish(request)
  }

  /** The game that is over, once the server has filed it. */
  get whole(): WholeGame | undefined {
    if (!this.#filed) return undefined
    const { id } = this.info
    return {
      route: ['replay', 'online', id],
      recording: async () => readRecording(await call('GET', `api/replays/${id}`)),
    }
  }

  /** The table has changed besides the game. */
  see({ status }: TableShown): void {
    this.#filed = status === 'finished'
  }

  /** Nobody else sits at this screen. */
  take(): void {}

  /** Whoever follows the table ends that. */
  close(): void {}

  #refuse(fault: unknown): void {
    this.#set({ ...this.#shown, answered: false, refused: saidOf(fault) })
  }

  hear(feed: Feed): void {
    const before = this.#steps.at(-1)?.answers ?? 0
    // What was taken back is told anew from the beginning.
    const anew = feed.whole || feed.steps.some(({ answers }, i) => answers < (feed.steps[i - 1]?.answers ?? before))
    this.#steps = feed.whole ? feed.steps : [...this.#steps, ...feed.steps]
    this.#standing = this.#stand(feed, this.#standing)
    const events = anew ? this.#events() : feed.steps.flatMap(step => step.events)
    const moment = this.#moment(feed, events, anew)
    const isSame = moment.number === this.#shown.moment.number
    if (!isSame) this.#answered = -1
    const log = anew ? events : events.length === 0 ? this.#shown.log : [...this.#shown.log, ...events]
    this.#set({
      moment,
      log,
      answered: this.#answered === moment.number,
      stored: true,
      refused: isSame ? this.#shown.refused : undefined,
    })
  }

  /** What happened and still counts. */
  #events(): Event[] {
    return historyOf(this.#steps).flat()
  }

  #stand({ standing }: Feed, before: OnlineStanding | undefined): OnlineStanding {
    const { seats, undo, left, asked } = standing
    const now = Date.now()
    const last = this.#steps.at(-1)
    const waits = before !== undefined && before.asked === asked && last !== undefined && !isAnswer(last)
    return {
      seats,
      undo,
      left,
      asked,
      heardAt: now,
      askedSince: waits ? before.askedSince : now,
      last: last === undefined || isAnswer(last) ? undefined : last,
    }
  }

  #moment({ number, standing }: Feed, events: readonly Event[], anew: boolean): Moment {
    const { view, asked, question, mayUndo, undo, result } = standing
    return {
      number: question?.number ?? number,
      seat: this.#seat,
      view,
      question: question ?? undefined,
      // Others than the one asked learn who is asked, not what.
      asked:
        asked === NOBODY ? undefined : { seat: asked, whose: question?.whose ?? asked, about: question?.about ?? '' },
      events,
      anew,
      // Nobody asks twice.
      mayUndo: undo === null ? mayUndo : 'refused',
      // Whoever is to agree sits elsewhere, and is asked there.
      undo: null,
      result,
      handOver: undefined,
    }
  }

  #set(shown: Shown): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}
