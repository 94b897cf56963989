import type { Entry, EntryOf } from './entry.ts'
import type { Event } from './event.ts'
import type { Game, Rules } from './game.ts'
import { type Keeper, keepersIn, keepersOf, keptAfter, peopleAt } from './keeper.ts'
import { Match, type Snapshot } from './match.ts'
import { Mistake } from './mistake.ts'
import type { Player } from './player.ts'
import type { Answer } from './question.ts'
import { answerAgain, type Recorded, type Recording, resumeRecorded } from './recording.ts'
import { endWithout, playedOut, type Result } from './result.ts'
import { NOBODY, type Seat } from './seat.ts'
import { type Awaited, type Origin, type SittingSnapshot, TooFarBack } from './seated.ts'
import { historyOf, type News, type Standing, type Step, stepFor, type UndoRequest } from './step.ts'
import { isPlain, type Mark, type Undo, undoFor } from './undo.ts'
import { say } from './words/say.ts'

/**
 * A game at a table: the match, who answers for which seat, what each was told and what may be taken back, as the
 * log's entries make them. The same entries always make the same sitting; it does nothing on its own.
 */
export class Sitting<Setup = unknown, State = unknown, Sight = unknown> {
  readonly origin: Origin<Setup, State, Sight>
  readonly match: Match<State, Sight>
  #number: number
  #opened: number
  #keepers: readonly Keeper[]
  #marks: Mark[]
  #steps: Step[] = []
  #request: UndoRequest | undefined
  #result: Result | undefined

  private constructor(
    origin: Origin<Setup, State, Sight>,
    match: Match<State, Sight>,
    kept: Omit<SittingSnapshot<State>, 'match'>,
  ) {
    this.origin = origin
    this.match = match
    this.#number = kept.number
    this.#opened = kept.opened
    this.#keepers = kept.keepers
    this.#marks = [...kept.marks]
    this.#request = kept.request ?? undefined
    this.#result = kept.result ?? undefined
  }

  /** Deals a new game. `bots` says for each seat which bot sits there, or nothing for a person. */
  static deal<Setup, State, Sight>(
    origin: Origin<Setup, State, Sight>,
    bots: readonly (string | null)[],
  ): Sitting<Setup, State, Sight> {
    const { game, setup, seed } = origin
    const match = Match.deal(game.prepare(setup), seed)
    const kept = { number: 0, opened: 0, marks: [], keepers: keepersOf(bots), request: null, result: null }
    const sitting = new Sitting(origin, match, kept)
    sitting.#note('deal', NOBODY, match.opening)
    return sitting
  }

  static resume<Setup, State, Sight>(
    origin: Origin<Setup, State, Sight>,
    { match, ...kept }: SittingSnapshot<State>,
  ): Sitting<Setup, State, Sight> {
    return new Sitting(origin, Match.resume(origin.game.prepare(origin.setup), match), kept)
  }

  /**
   * Takes up a game that was written down. By other rules than it was played with it goes on from where it stands, and
   * what came before can't be taken back. A damaged one is refused with the reason.
   */
  static restore<Setup, State, Sight>(
    game: Game<Setup, State, Sight>,
    recording: Recording,
  ): Sitting<Setup, State, Sight> {
    if (recording.game !== game.id) throw new Mistake(say('otherGame', { saved: recording.game, game: game.id }))
    const { seed, answers, version, before = 0, marks } = recording
    const setup = game.parseSetup(recording.setup)
    const rules = game.prepare(setup)
    const keepers = keepersIn(recording, rules.seats)
    // What a snapshot's state is only the rules can tell, and they do.
    const snapshot = recording.snapshot as Snapshot<State> | undefined
    const whole = version === game.version && before === 0
    const match = whole ? Match.deal(rules, seed) : resumeRecorded(rules, snapshot)
    const kept = { number: 0, opened: 0, marks: [], keepers, request: null, result: null }
    const sitting = new Sitting({ game, setup, seed, version }, match, kept)
    if (whole) sitting.#playAgain(answers, marks)
    else sitting.#goOn(marks)
    if (whole && snapshot !== undefined && JSON.stringify(match.snapshot().quiet) !== JSON.stringify(snapshot.quiet))
      throw new Mistake(say('answersLeadElsewhere'))
    sitting.#result ??= recording.result
    return sitting
  }

  /** Gives the recorded answers from the deal on. */
  #playAgain(answers: readonly Answer[], marks: readonly Mark[] | undefined): void {
    this.#note('deal', NOBODY, this.match.opening)
    answerAgain(this.match, answers, (seat, answer, place) => {
      const bot = marks?.[place]?.bot ?? this.botAt(seat) !== undefined
      const events = this.#give(seat, answer, bot)
      this.#opened = ++this.#number
      this.#note('answer', seat, events)
    })
  }

  /** Takes up what a snapshot knows: what happened before is not told again. */
  #goOn(marks: readonly Mark[] = []): void {
    const { log, opening } = this.match
    const known = marks.slice(Math.max(0, marks.length - log.length))
    const unknown = { seat: NOBODY, bot: true, plain: false }
    this.#marks = [...new Array<Mark>(log.length - known.length).fill(unknown), ...known]
    for (let place = 0; place <= log.length; place++) {
      this.#opened = this.#number = place
      const seat = this.#marks[place - 1]?.seat ?? NOBODY
      this.#note(place === 0 ? 'deal' : 'answer', seat, place === log.length ? opening : [], this.base + place)
    }
  }

  #note(what: Step['what'], seat: Seat, events: readonly Event[], answers = this.match.number): Step {
    const step = { number: this.#number, what, seat, answers, events }
    this.#steps.push(step)
    return step
  }

  snapshot(): SittingSnapshot<State> {
    const match = this.match.snapshot()
    return {
      number: this.#number,
      opened: this.#opened,
      match,
      marks: match.since.length === 0 ? [] : this.#marks.slice(-match.since.length),
      keepers: this.#keepers,
      request: this.#request ?? null,
      result: this.#result ?? null,
    }
  }

  get rules(): Rules<State, Sight> {
    return this.match.rules
  }

  /** The number of the last entry. */
  get number(): number {
    return this.#number
  }

  /** The number of the entry after which the open question was asked: answers name it. */
  get opened(): number {
    return this.#opened
  }

  get keepers(): readonly Keeper[] {
    return this.#keepers
  }

  /** What was done last, with its events, as far back as is remembered. */
  get steps(): readonly Step[] {
    return this.#steps
  }

  get request(): UndoRequest | undefined {
    return this.#request
  }

  get result(): Result | undefined {
    return this.#result
  }

  /** How many answers came before the first this sitting remembers. */
  get base(): number {
    return this.match.number - this.match.log.length
  }

  /** Whose answer is awaited, or nobody's. */
  get asked(): Seat {
    return this.awaited?.seat ?? NOBODY
  }

  get awaited(): Awaited | undefined {
    const { question } = this.match
    if (question === undefined || this.#result !== undefined) return undefined
    return { seat: question.seat, question, number: this.#opened, bot: this.botAt(question.seat) }
  }

  /** The bot or program that answers for a seat; nothing where a person does. */
  botAt(seat: Seat): string | undefined {
    return this.#keepers[seat]?.level ?? undefined
  }

  /** Persons who play themselves, but for one seat. */
  othersThan(seat: Seat): Seat[] {
    return peopleAt(this.#keepers).filter(other => other !== seat)
  }

  /** What a player would answer to the open question, knowing what its seat may know. */
  consult(player: Player<Sight>): Answer {
    return this.match.consult(player)
  }

  /** What a seat may take back, and whether it must ask the others. */
  undoFor(seat: Seat): Undo {
    if (this.#result !== undefined) return { may: 'refused', why: say('over'), forgotten: false }
    return undoFor(seat, this.#marks, this.#keepers, this.base)
  }

  /** Takes in an entry, and gives back what it set off. An entry that can't be is refused and changes nothing. */
  apply(entry: Entry): Step {
    if (this.#result !== undefined) throw new Mistake(say('over'))
    const { what, seat } = entry
    const keeper = this.#keepers[seat]
    if (keeper === undefined) throw new Mistake(say('noSuchSeat', { seat: seat + 1 }))
    const events = this.#take(entry, keeper)
    this.#number++
    if (what === 'answer' || what === 'undo' || (what === 'agree' && this.#request === undefined))
      this.#opened = this.#number
    if (what === 'ask-undo')
      this.#request = { number: this.#number, seat, to: entry.to, waitingFor: this.othersThan(seat) }
    return this.#note(what, seat, events)
  }

  #take(entry: Entry, keeper: Keeper): readonly Event[] {
    const { seat } = entry
    switch (entry.what) {
      case 'answer':
        return this.#answer(entry)
      case 'undo':
        this.#undo(entry.to)
        return []
      case 'ask-undo':
        if (this.#request !== undefined) throw new Mistake(say('requestOpen'))
        return []
      case 'agree':
      case 'decline':
        this.#decide(entry)
        return []
      case 'resign':
      case 'hand-over':
      case 'time-out':
      case 'take-back':
        // Who plays has changed: a request to take back waits for nobody who is gone.
        this.#keepers = this.#keepers.with(seat, keptAfter(keeper, entry))
        this.#request = undefined
        this.#result = endWithout(this.#keepers)
        return []
      case 'abandon':
        this.#request = undefined
        this.#result = { winners: [], scores: null, reason: 'abandoned' }
        return []
    }
  }

  #answer({ seat, question, answer, bot }: EntryOf<'answer'>): readonly Event[] {
    if (question !== this.#opened) throw new Mistake(say('notOpen', { number: question, open: this.#opened }))
    if (bot !== (this.botAt(seat) !== undefined)) throw new Mistake(say(bot ? 'personPlays' : 'botPlaysForYou'))
    return this.#give(seat, answer, bot)
  }

  #give(seat: Seat, answer: Answer, bot: boolean): readonly Event[] {
    const { match, rules } = this
    const { state: before, question: asked } = match
    const events = match.answer(seat, answer)
    const plain =
      asked !== undefined && isPlain(rules, { asked, before, after: match.state, events, next: match.question })
    this.#marks.push({ seat, bot, plain })
    this.#request = undefined
    if (match.over) this.#result = playedOut(rules, match.state)
    return events
  }

  #undo(to: number): void {
    const length = to - this.base
    if (length < 0) throw new TooFarBack()
    this.match.undoTo(length)
    this.#marks.length = length
    this.#request = undefined
  }

  #decide({ what, seat, request: number }: EntryOf<'agree' | 'decline'>): void {
    const request = this.#request
    if (request?.number !== number) throw new Mistake(say('noSuchRequest'))
    if (!request.waitingFor.includes(seat)) throw new Mistake(say('notYoursToGrant'))
    const waitingFor = request.waitingFor.filter(other => other !== seat)
    if (what === 'decline') this.#request = undefined
    else if (waitingFor.length === 0) this.#undo(request.to)
    else this.#request = { ...request, waitingFor }
  }

  /**
   * The game as a file. While it goes on that has all that is needed to take it up again; once it is over, what
   * happened, so that it can be looked at again whatever becomes of the rules.
   */
  recording(players: readonly string[]): Recorded<Setup, State> {
    const { game, setup, seed, version = game.version } = this.origin
    const result = this.#result
    const isTold = this.#steps[0]?.what === 'deal'
    return {
      game: game.id,
      version,
      setup,
      seed,
      answers: this.match.log,
      before: this.base,
      snapshot: this.match.snapshot(),
      players,
      bots: this.#keepers.map(({ person, level }) => (person ? null : level)),
      finished: result !== undefined,
      ...(result === undefined ? { keepers: this.#keepers, marks: this.#marks } : { result }),
      ...(result !== undefined && isTold && { told: historyOf(this.#steps) }),
    }
  }

  /** Whether everything after an entry is still remembered. */
  remembers(number: number | undefined): number is number {
    return number !== undefined && number <= this.#number && (this.#steps[0]?.number ?? this.#number + 1) <= number + 1
  }

  /** Forgets all steps but the last ones. */
  forget(keep: number): void {
    if (this.#steps.length > keep) this.#steps = this.#steps.slice(-keep)
  }

  /** How the table stands, as a seat may know it; `NOBODY` watches. */
  standing(seat: Seat): Standing {
    const { awaited } = this
    const request = this.#request
    return {
      view: this.match.view(seat),
      asked: this.asked,
      question: awaited?.seat === seat ? { number: awaited.number, ...awaited.question } : null,
      mayUndo: this.undoFor(seat).may,
      undo:
        request === undefined ? null : { number: request.number, seat: request.seat, waitingFor: request.waitingFor },
      result: this.#result ?? null,
    }
  }

  /**
   * Everything that a seat was not told since entry `from`, or how the table stands if that is no longer remembered:
   * then with `history`, the steps from the beginning, for who wants and has them.
   */
  news(seat: Seat, from: number | undefined, history: readonly Step[] = []): News {
    const whole = !this.remembers(from)
    const steps = whole ? history : this.#steps.filter(({ number }) => number > from)
    return { number: this.#number, whole, steps: steps.map(step => stepFor(step, seat)), standing: this.standing(seat) }
  }
}
