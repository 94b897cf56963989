import {
  type Answer,
  at,
  botEntry,
  type Entry,
  type Event,
  entryFor,
  eventsFor,
  type GameKit,
  historyOf,
  type Intention,
  type Kit,
  peopleAt,
  type Seat,
  type Sitting,
  type Step,
  stepsThatCount,
} from '@kartentisch/kernel'
import { commandOf, interpreterOf, isOutside, type Maker, makerOf, OutsideBot, Programs } from '@kartentisch/lab'
import { writeSaved } from './saved.ts'

/** Where a table is kept and how long its programs may take for an answer, in seconds. */
export interface Keeping {
  readonly file: string | undefined
  readonly timeout: number
}

/** A program at a seat, and how much of what happened it was told. */
interface Listening {
  readonly bot: OutsideBot
  heard: number
}

/** A sitting before a keyboard: bots and programs answer for their seats, and it is kept in a file. */
export class Table {
  readonly sitting: Sitting
  readonly names: readonly string[]
  readonly file: string | undefined
  readonly #game: GameKit
  readonly #timeout: number
  /** Bots of ours by their names. */
  readonly #makers: ReadonlyMap<string, Maker>
  readonly #programs = new Programs()
  readonly #listening = new Map<Seat, Listening>()

  constructor({ game, players }: Kit, sitting: Sitting, names: readonly string[], { file, timeout }: Keeping) {
    this.#game = game
    this.sitting = sitting
    this.names = names
    this.file = file
    this.#timeout = timeout
    const bots = [...new Set(sitting.keepers.flatMap(({ level }) => (level === null ? [] : [level])))]
    // A mistake in a bot's name is told at once.
    for (const bot of bots.filter(isOutside)) commandOf(bot)
    this.#makers = new Map(bots.filter(bot => !isOutside(bot)).map(bot => [bot, makerOf(players, bot)]))
    this.#save()
  }

  /** Where people sit. */
  get people(): readonly Seat[] {
    return peopleAt(this.sitting.keepers)
  }

  name(seat: Seat): string {
    return at(this.names, seat)
  }

  /** Does what a person wants; throws a `Mistake` where it may not be. */
  intend(seat: Seat, intention: Intention): Step {
    return this.#apply(entryFor(this.sitting, seat, intention))
  }

  #apply(entry: Entry): Step {
    const { number } = this.sitting.match
    const step = this.sitting.apply(entry)
    // To a program a game in which something was taken back begins anew, with all that is left of what happened.
    if (step.answers < number) this.#listening.clear()
    this.#save()
    return step
  }

  /** Lets a bot answer the open question. One of ours is made anew each time: a game follows from its seed and the answers. */
  async botAnswers(bot: string): Promise<void> {
    const { origin, match, asked } = this.sitting
    const make = this.#makers.get(bot)
    const answer =
      make === undefined
        ? await this.#programAnswers(bot)
        : this.sitting.consult(make(`${origin.seed}/${asked}/${match.number}`))
    this.#apply(botEntry(this.sitting, answer))
  }

  async #programAnswers(bot: string): Promise<Answer> {
    const { match, asked, awaited } = this.sitting
    if (awaited === undefined) return []
    const listening = this.#listening.get(asked) ?? this.#begin(asked, bot)
    this.#listening.set(asked, listening)
    const history = this.#history
    listening.bot.hear(history.slice(listening.heard).flat())
    listening.heard = history.length
    return listening.bot.answer(awaited.question, match.number, match.view(asked))
  }

  #begin(seat: Seat, name: string): Listening {
    const { origin, rules } = this.sitting
    const program = this.#programs.at(seat, name, this.#timeout)
    const bot = new OutsideBot(program, interpreterOf(this.#game, rules), seat)
    bot.begin({ seats: rules.seats, setup: origin.setup, seed: `${origin.seed}/${seat}` })
    return { bot, heard: 0 }
  }

  /** Lets the programs go. */
  async close(): Promise<void> {
    const { result, rules, match } = this.sitting
    if (result !== undefined)
      for (const [seat, { bot }] of this.#listening)
        bot.end(rules.scores(match.state), result.winners, match.view(seat))
    await this.#programs.end()
  }

  get #history(): readonly (readonly Event[])[] {
    return historyOf(this.sitting.steps)
  }

  /** All that a seat was told and still counts. */
  events(seat: Seat): Event[] {
    return eventsFor(this.#history.flat(), seat)
  }

  /** What a seat was told since its last answer. */
  news(seat: Seat): Event[] {
    const steps = stepsThatCount(this.sitting.steps)
    const own = steps.findLastIndex(step => step.seat === seat)
    return eventsFor(
      steps.slice(Math.max(0, own)).flatMap(({ events }) => events),
      seat,
    )
  }

  #save(): void {
    if (this.file !== undefined) writeSaved(this.file, this.sitting.recording(this.names))
  }
}
