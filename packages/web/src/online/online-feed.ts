import { type Answer, type Event, readRecording, type Seat, type Step, seat as seatOf } from '@kartentisch/kernel'
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
  readonly last: Told | undefined
}

/** A step with its events as the kernel knows them. */
interface Told extends Pick<Step, 'number' | 'what' | 'seat' | 'answers'> {
  readonly events: readonly Event[]
}

const toldOf = ({ number, what, seat, answers, events }: Step): Told => ({
  number,
  what,
  seat,
  answers,
  events: events.map(event => ({ ...event, seat: seatOf(event.seat) })),
})

/** Bots without a name of their own get one, the same on every screen. */
function participantsOf({ seats }: TableShown): Participant[] {
  let bots = 0
  return seats.map(({ name, kind, level }) =>
    kind === 'bot'
      ? { kind: 'bot', name: BOT_NAMES[bots++ % BOT_NAMES.length] ?? '', bot: level ?? '' }
      : { kind: 'person', name: name ?? '' },
  )
}

const resultOf = ({ winners, scores, reason }: NonNullable<TableShown['result']>): Moment['result'] => ({
  winners: winners.map(winner => seatOf(winner)),
  scores,
  reason,
})

const isAnswer = ({ what }: Told): boolean => what === 'answer' || what === 'deal'

/** A table whose game runs on a server. */
export class OnlineFeed implements TableFeed {
  readonly info: TableInfo
  readonly #client: Client
  readonly #seat: Seat
  readonly #listeners = new Set<() => void>()
  /** What happened and still counts. */
  #told: Told[] = []
  #shown: Shown
  #standing: OnlineStanding
  #filed: boolean
  #result: Moment['result']
  /** The number of the question that was answered and not asked anew. */
  #answered = -1

  constructor(client: Client, table: TableShown, first: Feed) {
    this.#client = client
    this.#seat = seatOf(table.seat)
    this.info = { id: table.table, game: table.game, setup: table.setup, participants: participantsOf(table) }
    this.#filed = table.status === 'finished'
    this.#result = table.result && resultOf(table.result)
    this.#take(first.steps)
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
  see({ status, result }: TableShown): void {
    this.#filed = status === 'finished'
    if (result === null || this.#result !== null) return
    this.#result = resultOf(result)
    const { moment } = this.#shown
    this.#set({ ...this.#shown, moment: { ...moment, events: [], result: this.#result } })
  }

  /** Nobody else sits at this screen. */
  take(): void {}

  /** Whoever follows the table ends that. */
  close(): void {}

  #refuse(fault: unknown): void {
    this.#set({ ...this.#shown, answered: false, refused: saidOf(fault) })
  }

  hear(feed: Feed): void {
    const before = this.#told.length
    if (feed.whole) this.#told = []
    const wasBack = this.#take(feed.steps)
    const anew = feed.whole || wasBack
    this.#standing = this.#stand(feed, this.#standing)
    const events = anew ? this.#events() : this.#told.slice(before).flatMap(({ events }) => events)
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

  /** Takes in what happened; says whether something told before no longer counts. */
  #take(steps: readonly Step[]): boolean {
    let wasBack = false
    for (const step of steps) {
      const counting = this.#told.filter(({ answers }) => answers <= step.answers)
      wasBack ||= counting.length < this.#told.length
      this.#told = [...counting, toldOf(step)]
    }
    return wasBack
  }

  #events(): Event[] {
    return this.#told.flatMap(({ events }) => events)
  }

  #stand({ standing }: Feed, before: OnlineStanding | undefined): OnlineStanding {
    const { seats, undo, left, asked } = standing
    const now = Date.now()
    const last = this.#told.at(-1)
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
    const { view, asked } = standing
    const { question } = standing
    const isAsked = asked >= 0
    return {
      number: question?.number ?? number,
      seat: this.#seat,
      view,
      question: question ?? undefined,
      // Others than the one asked learn who is asked, not what.
      asked: isAsked
        ? { seat: seatOf(asked), whose: question?.whose ?? seatOf(asked), about: question?.about ?? '' }
        : undefined,
      events,
      anew,
      mayUndo: this.#canUndo(standing) ? 'consent' : 'refused',
      undo: null,
      result: this.#result,
      handOver: undefined,
    }
  }

  #canUndo({ asked, undo }: Standing): boolean {
    if (this.#seat < 0 || asked < 0 || undo !== null) return false
    return this.#told.some(({ what, seat }) => what === 'answer' && seat === this.#seat)
  }

  #set(shown: Shown): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}
