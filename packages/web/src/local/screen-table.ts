import {
  type Adviser,
  type Answer,
  type Awaited,
  at,
  botEntry,
  entryFor,
  eventsFor,
  type Game,
  historyOf,
  type Intention,
  type MakePlayer,
  Mistake,
  NOBODY,
  type Player,
  peopleAt,
  type Recording,
  type Seat,
  Sitting,
  seat,
} from '@kartentisch/kernel'
import type { Hint, Moment, TableInfo } from '../table/feed.ts'
import type { Plan } from '../table/plans.ts'
import { say } from '../words/refusals.ts'
import { companyOf, participantsOf } from './recorded.ts'

/** A sitting on this machine: people at one screen, and bots. Knows everything; gives away what a seat may know. */
export class ScreenTable<Setup = unknown, State = unknown, Sight = unknown> {
  readonly info: TableInfo
  readonly #sitting: Sitting<Setup, State, Sight>
  readonly #bots: readonly (Player<Sight> | undefined)[]
  /** Whose view the screen shows; nobody's while it is handed over. */
  #atScreen: Seat
  /** Who had the screen before it was handed over. */
  #before: Seat = NOBODY

  /** A game that begins, or one that goes on. `player` finds bots by their names. */
  constructor(
    game: Game<Setup, State, Sight>,
    player: (name: string) => MakePlayer<Sight>,
    id: string,
    from: Plan | Recording,
  ) {
    const participants = 'answers' in from ? participantsOf(from.players, from.bots) : from.participants
    const { bots } = companyOf(participants)
    const { seed } = from
    this.#sitting =
      'answers' in from
        ? Sitting.restore(game, from)
        : Sitting.deal({ game, setup: game.parseSetup(from.setup), seed }, bots)
    this.#bots = bots.map((bot, i) => (bot === null ? undefined : player(bot)(`${seed} ${i}`)))
    const people = this.#people
    this.#atScreen = people.length === 1 ? at(people, 0) : NOBODY
    this.info = { id, game: game.id, setup: this.#sitting.origin.setup, participants }
  }

  get #people(): readonly Seat[] {
    return peopleAt(this.#sitting.keepers)
  }

  /** Whether the open question is a bot's, and nobody waits for an undo to be granted. */
  get botIsAsked(): boolean {
    return this.#sitting.awaited?.bot !== undefined && this.#sitting.request === undefined
  }

  answer(answer: Answer, number: number): void {
    this.#do(this.#asked().seat, { type: 'answer', number, answer })
  }

  /** Lets the bot that is asked answer. */
  letBotAnswer(): void {
    const bot = this.#bots[this.#sitting.asked]
    if (bot === undefined) throw new Mistake(say('no bot asked'))
    this.#sitting.apply(botEntry(this.#sitting, this.#sitting.consult(bot)))
  }

  /** Lets bots think ahead while a person is asked, until `goOn` says no; whether there is more to think about. */
  letBotsThinkAhead(goOn: () => boolean): boolean {
    const { awaited, match } = this.#sitting
    if (awaited === undefined) return false
    return this.#bots.some((bot, i) => bot?.thinkAhead?.(match.sight(seat(i)), goOn) === true)
  }

  /** What the adviser would answer in the place of the person at the screen, knowing no more than they may. */
  advice({ player, opensNothing }: Adviser<Sight>): { readonly number: number; readonly hint: Hint } {
    const { question, number } = this.#asked()
    const { match } = this.#sitting
    const answer = match.consult(player)
    if (!opensNothing(question, answer)) return { number, hint: { answer } }
    const ahead = match.fork()
    ahead.answer(question.seat, answer)
    const next = ahead.question
    if (next?.seat !== question.seat) return { number, hint: { answer } }
    return { number, hint: { answer, next: { question: next, answer: ahead.consult(player) } } }
  }

  /** The question to the person at the screen; refuses where there is none. */
  #asked(): Awaited {
    const { awaited } = this.#sitting
    if (awaited === undefined) throw new Mistake(say('nothing asked'))
    if (awaited.seat !== this.#atScreen) throw new Mistake(say('another asked'))
    return awaited
  }

  /** Who can take something back here: the person at the screen, or who had it until now. */
  get #undoing(): Seat {
    return this.#atScreen === NOBODY ? this.#before : this.#atScreen
  }

  /** Takes back that person's last answer, or asks the others whether they agree. */
  undo(): void {
    this.#do(this.#undoing, { type: 'undo' })
  }

  /** What the next person says to an undo that was asked for. */
  consent(agree: boolean): void {
    const { request } = this.#sitting
    const [seat] = request?.waitingFor ?? []
    if (request === undefined || seat === undefined) throw new Mistake(say('nothing to undo'))
    this.#do(seat, { type: 'consent', number: request.number, agree })
  }

  #do(seat: Seat, intention: Intention): void {
    this.#sitting.apply(entryFor(this.#sitting, seat, intention))
  }

  /** The person who is asked sits down at the screen. */
  take(): void {
    const { asked } = this.#sitting
    if (this.#people.includes(asked)) this.#atScreen = asked
  }

  /** The table as the screen may show it; `anew` tells everything from the beginning. */
  moment(anew: boolean): Moment {
    const { opened, asked, steps, match } = this.#sitting
    const handOver = this.#people.includes(asked) && asked !== this.#atScreen ? asked : undefined
    if (handOver !== undefined && this.#atScreen !== NOBODY) {
      this.#before = this.#atScreen
      this.#atScreen = NOBODY
    }
    const seat = this.#atScreen
    const { view, question, undo, result } = this.#sitting.standing(seat)
    return {
      number: opened,
      seat,
      view,
      question: question ?? undefined,
      asked: match.question && { seat: asked, whose: match.question.whose, about: match.question.about },
      events: eventsFor(anew ? historyOf(steps).flat() : (steps.at(-1)?.events ?? []), seat),
      anew,
      mayUndo: this.#sitting.undoFor(this.#undoing).may,
      undo,
      result,
      handOver,
    }
  }

  /** Everything that has to be kept. */
  recording(): Recording {
    return this.#sitting.recording(this.info.participants.map(({ name }) => name))
  }
}
