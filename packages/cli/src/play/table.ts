import {
  type Answer,
  at,
  type Event,
  eventsFor,
  load,
  Match,
  Mistake,
  type Player,
  type Question,
  type Rules,
  type Seat,
  type Seed,
  save,
} from '@kartentisch/kernel'
import { commandOf, interpreterOf, isOutside, OutsideBot, Programs, USUAL_TIMEOUT } from '@kartentisch/lab'
import type { TerminalGame } from './game.ts'
import { botsOf, readSaved, writeSaved } from './saved.ts'

/** Who sits at a table: the people first, then the bots. */
export interface Company {
  readonly names: readonly string[]
  readonly people: number
  readonly bots: string
}

/** A program at a seat, and how much of what happened it was told. */
interface Listening {
  readonly bot: OutsideBot
  heard: number
}

/** What an answer led to, and whose it was; before the first answer it is nobody's. */
interface Told {
  readonly by: Seat | undefined
  readonly events: readonly Event[]
}

/** A match with people and bots, and all that was told in it. */
export class Table<Setup, State, Sight> {
  readonly company: Company
  readonly #game: TerminalGame<Setup, State, Sight>
  readonly #setup: Setup
  readonly #seed: Seed
  readonly #match: Match<State, Sight>
  /** Makes a bot of ours; nothing if the bots are programs. */
  readonly #bot: ((seed: string) => Player<Sight>) | undefined
  readonly #programs = new Programs()
  readonly #listening = new Map<Seat, Listening>()
  readonly #told: Told[]
  readonly #file: string | undefined
  /** How long a program may take for an answer, in seconds. */
  timeout = USUAL_TIMEOUT

  constructor(
    game: TerminalGame<Setup, State, Sight>,
    start: { readonly setup: Setup; readonly seed: Seed; readonly match: Match<State, Sight> },
    company: Company,
    file: string | undefined,
  ) {
    this.#game = game
    this.#setup = start.setup
    this.#seed = start.seed
    this.#match = start.match
    this.company = company
    if (isOutside(company.bots)) commandOf(company.bots)
    else this.#bot = game.bot(company.bots)
    this.#told = [{ by: undefined, events: this.#match.opening }]
    this.#file = file
  }

  static deal<Setup, State, Sight>(
    game: TerminalGame<Setup, State, Sight>,
    setup: Setup,
    seed: string,
    company: Company,
    file: string | undefined,
  ): Table<Setup, State, Sight> {
    const table = new Table(game, { setup, seed, match: Match.deal(game.kit.game.prepare(setup), seed) }, company, file)
    table.save()
    return table
  }

  /** Goes on with a saved match; what the file doesn't say about the company is as usual. */
  static load<Setup, State, Sight>(
    game: TerminalGame<Setup, State, Sight>,
    from: string,
    to: string,
    usual: (players: number) => Company,
  ): Table<Setup, State, Sight> {
    const { json, version, company } = readSaved(from)
    const { setup, seed, rules, match } = load(game.kit.game, json)
    const whole = version === game.kit.game.version && match.number === match.log.length
    const table = new Table(
      game,
      { setup, seed, match: whole ? Match.deal(rules, seed) : match },
      company(usual(rules.seats)),
      to,
    )
    // Played again from the beginning, so that there is a log and something to take back.
    if (whole) for (const answer of match.log) table.#give(answer)
    table.save()
    return table
  }

  get question(): Question | undefined {
    return this.#match.question
  }

  get rules(): Rules<State, Sight> {
    return this.#match.rules
  }

  sight(seat: Seat): Sight {
    return this.#match.sight(seat)
  }

  get winners(): readonly Seat[] {
    return this.rules.winners(this.#match.state)
  }

  isBot(seat: Seat): boolean {
    return seat >= this.company.people
  }

  /** Answers the open question. */
  answer(answer: Answer): void {
    this.#give(answer)
    this.save()
  }

  #give(answer: Answer): void {
    const by = this.question?.seat
    if (by === undefined) throw new Mistake('The game is over; there is nothing to answer.')
    this.#told.push({ by, events: this.#match.answer(by, answer) })
  }

  /** Lets a bot answer the open question. One of ours is made anew each time: a game follows from its seed and the answers. */
  async botAnswers(): Promise<void> {
    const { question } = this
    if (question === undefined) return
    const bot = this.#bot?.(`${this.#seed}/${question.seat}/${this.#match.number}`)
    this.answer(bot === undefined ? await this.#programAnswers(question) : this.#match.consult(bot))
  }

  #programAnswers(question: Question): Promise<Answer> {
    const { seat } = question
    const listening = this.#listening.get(seat) ?? this.#begin(seat)
    this.#listening.set(seat, listening)
    listening.bot.hear(this.#told.slice(listening.heard).flatMap(({ events }) => events))
    listening.heard = this.#told.length
    return listening.bot.answer(question, this.#match.number, this.#match.view(seat))
  }

  #begin(seat: Seat): Listening {
    const program = this.#programs.at(seat, this.company.bots, this.timeout)
    const bot = new OutsideBot(program, interpreterOf(this.#game.kit, this.rules), seat)
    const seed = `${this.#seed}/${seat}`
    bot.begin({ seats: this.rules.seats, setup: this.#setup, seed })
    return { bot, heard: 0 }
  }

  /** Lets the programs go. */
  async close(): Promise<void> {
    if (this.question === undefined)
      for (const [seat, { bot }] of this.#listening)
        bot.end(this.rules.scores(this.#match.state), this.winners, this.#match.view(seat))
    await this.#programs.end()
  }

  /** All that a seat was told. */
  events(seat: Seat): Event[] {
    return eventsFor(
      this.#told.flatMap(({ events }) => events),
      seat,
    )
  }

  /** What a seat was told since its last answer. */
  news(seat: Seat): Event[] {
    const since = Math.max(0, this.#lastAnswer(seat))
    return eventsFor(
      this.#told.slice(since).flatMap(({ events }) => events),
      seat,
    )
  }

  #lastAnswer(seat: Seat): number {
    return this.#told.findLastIndex(({ by }) => by === seat)
  }

  /** Another person who has answered since this one did, if there is one: that isn't this one's to take back. */
  actedSince(seat: Seat): Seat | undefined {
    const own = this.#lastAnswer(seat)
    const since = own < 0 ? [] : this.#told.slice(own + 1)
    return since.find(({ by }) => by !== undefined && by !== seat && !this.isBot(by))?.by
  }

  /** Goes back to a person's last answer; answers whether there was one. */
  undo(seat: Seat): boolean {
    const place = this.#lastAnswer(seat)
    if (place < 0) return false
    const back = this.#told.length - place
    this.#match.undoTo(this.#match.log.length - back)
    this.#told.splice(place)
    // To a program the game begins anew, with all that is left of what happened.
    this.#listening.clear()
    this.save()
    return true
  }

  /** Whoever gave the last answer among the people. */
  get lastPerson(): Seat | undefined {
    return this.#told.findLast(({ by }) => by !== undefined && !this.isBot(by))?.by
  }

  name(seat: Seat): string {
    return at(this.company.names, seat)
  }

  get gameId(): string {
    return this.#game.kit.game.id
  }

  get file(): string | undefined {
    return this.#file
  }

  save(): void {
    if (this.#file === undefined) return
    const { over } = this.#match
    writeSaved(this.#file, {
      ...save(this.#game.kit.game, this.#setup, this.#seed, this.#match),
      players: this.company.names,
      bots: botsOf(this.company),
      finished: over,
      ...(over && { told: this.#told.map(({ events }) => events) }),
    })
  }
}
