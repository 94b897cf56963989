import { at, type Event, isPlain, Match, Mistake, type Rules, type Seat, seat as seatOf } from '@kartentisch/kernel'
import type { Result } from '@kartentisch/protocol'
import { Clock } from './clock.ts'
import type { Entry } from './entry.ts'
import type { ServedGame } from './games.ts'
import type { Happening, Keeper, Mark, SittingSetup, SittingSnapshot, UndoRequest } from './kept.ts'

const PERSON_PLAYS = { de: 'Dort spielt jemand selbst.', en: 'A person plays there.' }
const BOT_PLAYS = { de: 'Jetzt spielt ein Bot für dich.', en: 'A bot plays for you now.' }

/** An undo reaches further back than this sitting remembers: it has to be taken up from an earlier snapshot. */
export class TooFarBack extends Error {}

/**
 * A game under way at a table: the match, who answers for which seat, and the clock, as the log's entries make them.
 * The same entries always make the same sitting; it does nothing on its own.
 */
export class Sitting {
  readonly served: ServedGame
  readonly rules: Rules<unknown, unknown>
  readonly match: Match<unknown, unknown>
  readonly clock: Clock
  readonly keepers: Keeper[]
  /** The last entries with their events, as far back as is remembered. */
  happenings: Happening[] = []
  /** The number of the last entry. */
  number: number
  /** The number after which the open question was asked. */
  opened: number
  request: UndoRequest | undefined
  result: Result | undefined
  #marks: Mark[]

  private constructor(
    served: ServedGame,
    match: Match<unknown, unknown>,
    clock: Clock,
    kept: Omit<SittingSnapshot, 'match' | 'version' | 'since' | 'left'>,
  ) {
    this.served = served
    this.rules = match.rules
    this.match = match
    this.clock = clock
    this.keepers = [...kept.keepers]
    this.number = kept.number
    this.opened = kept.opened
    this.request = kept.request ?? undefined
    this.result = kept.result ?? undefined
    this.#marks = [...kept.marks]
  }

  static deal({ served, setup, seed, timer, bots, startedAt }: SittingSetup): Sitting {
    const match = Match.deal(served.game.prepare(setup), seed)
    const keepers = bots.map(level => ({ person: level === null, level, resigned: false }))
    const clock = new Clock(timer, bots.length, startedAt)
    const sitting = new Sitting(served, match, clock, {
      number: 0,
      opened: 0,
      marks: [],
      keepers,
      request: null,
      result: null,
    })
    sitting.happenings.push({ number: 0, what: 'deal', seat: -1, answers: 0, events: match.opening })
    return sitting
  }

  static resume({ served, setup, timer, bots }: SittingSetup, kept: SittingSnapshot): Sitting {
    const match = Match.resume(served.game.prepare(setup), kept.match)
    return new Sitting(served, match, new Clock(timer, bots.length, kept.since, kept.left), kept)
  }

  snapshot(): SittingSnapshot {
    const match = this.match.snapshot()
    return {
      version: this.served.game.version,
      number: this.number,
      opened: this.opened,
      match,
      marks: match.since.length === 0 ? [] : this.#marks.slice(-match.since.length),
      keepers: this.keepers,
      since: this.clock.since,
      left: this.clock.left,
      request: this.request ?? null,
      result: this.result ?? null,
    }
  }

  /** How many answers came before the first this sitting remembers. */
  get base(): number {
    return this.match.number - this.match.log.length
  }

  /** Whose answer is awaited, or -1. */
  get asked(): Seat {
    return this.result === undefined ? (this.match.question?.seat ?? seatOf(-1)) : seatOf(-1)
  }

  /** Whether a bot answers for a seat. */
  isBots(seat: number): boolean {
    return this.keepers[seat]?.level != null
  }

  /** Persons who play themselves, but for one seat. */
  othersThan(seat: number): number[] {
    return this.keepers.flatMap((_, i) => (i !== seat && !this.isBots(i) ? [i] : []))
  }

  /** When the time of whoever is asked runs out; bots have all the time. */
  get due(): number | null {
    return this.asked < 0 || this.isBots(this.asked) ? null : this.clock.due(this.asked)
  }

  /**
   * Where undo would take a seat, and whether it must ask the others. Free while nothing hidden was revealed, nothing
   * random happened and nobody else has acted since; always free where only bots play along.
   */
  undoFor(seat: number): { to: number; free: boolean } {
    this.#mustGoOn()
    const i = this.#marks.findLastIndex(mark => mark.seat === seat && !mark.bot)
    if (i < 0) {
      if (this.base > 0) throw new TooFarBack()
      throw new Mistake({
        de: 'Es gibt keine Antwort von dir, die zurückzunehmen wäre.',
        en: 'There is no answer of yours to take back.',
      })
    }
    const alone = this.othersThan(seat).length === 0
    const free = alone || this.#marks.slice(i).every(mark => mark.seat === seat && mark.plain)
    return { to: this.base + i, free }
  }

  #mustGoOn(): void {
    if (this.result !== undefined) throw new Mistake({ de: 'Das Spiel ist zu Ende.', en: 'The game is over.' })
  }

  #keeper(seat: number): Keeper {
    const keeper = this.keepers[seat]
    if (keeper === undefined) throw new Mistake(`There is no seat ${seat + 1}.`)
    return keeper
  }

  /** Takes in an entry, and gives back what it set off. An entry that can't be is refused and changes nothing. */
  apply(entry: Entry): Happening {
    this.#mustGoOn()
    const events = this.#take(entry)
    this.number++
    if (entry.what === 'answer' || entry.what === 'undo') this.opened = this.number
    if (entry.what === 'agree' && this.request === undefined) this.opened = this.number
    if (entry.what === 'ask-undo') {
      const waitingFor = this.othersThan(entry.seat)
      this.request = { number: this.number, seat: entry.seat, to: entry.to, waitingFor }
    }
    const { what, seat } = entry
    const happening = { number: this.number, what, seat, answers: this.match.number, events }
    this.happenings.push(happening)
    return happening
  }

  #take(entry: Entry): readonly Event[] {
    const { seat } = entry
    const keeper = this.#keeper(seat)
    switch (entry.what) {
      case 'answer':
        return this.#answer(entry)
      case 'undo':
        this.#undo(entry.to, entry.at)
        return []
      case 'ask-undo':
        if (this.request !== undefined)
          throw new Mistake({
            de: 'Es wird schon gefragt, ob zurückgenommen werden darf.',
            en: 'There is a request to take back already.',
          })
        return []
      case 'agree':
      case 'decline':
        this.#decide(entry)
        return []
      case 'resign':
        this.keepers[seat] = { person: true, level: entry.level, resigned: true }
        this.#endWithout()
        break
      case 'hand-over':
        if (keeper.level !== null)
          throw new Mistake({ de: 'Dort spielt schon ein Bot.', en: 'A bot plays there already.' })
        this.keepers[seat] = { ...keeper, level: entry.level }
        break
      case 'time-out':
        this.clock.spend(seat)
        this.keepers[seat] = { ...keeper, level: entry.level }
        break
      case 'take-back':
        if (!keeper.person || keeper.level === null)
          throw new Mistake({ de: 'Dieser Platz wurde nicht abgegeben.', en: 'This seat was not handed over.' })
        if (keeper.resigned)
          throw new Mistake({
            de: 'Wer aufgegeben hat, kommt nicht zurück.',
            en: 'Who has resigned does not come back.',
          })
        if (this.clock.isSpent(seat))
          throw new Mistake({
            de: 'Deine Zeit für dieses Spiel ist abgelaufen.',
            en: 'Your time for this game is used up.',
          })
        this.keepers[seat] = { ...keeper, level: null }
        break
      case 'abandon':
        this.result = { winners: [], scores: null, reason: 'abandoned' }
        break
    }
    // Who plays has changed: a request waits for nobody who is gone, and the clock begins anew.
    this.request = undefined
    this.clock.restart(entry.at)
    return []
  }

  #answer({ seat, question, answer, bot, at: time }: Extract<Entry, { what: 'answer' }>): readonly Event[] {
    if (question !== this.opened)
      throw new Mistake({
        de: `Gefragt ist jetzt etwas anderes (Frage ${this.opened}, nicht ${question}).`,
        en: `Question ${question} is not open; question ${this.opened} is.`,
      })
    if (bot !== this.isBots(seat)) throw new Mistake(bot ? PERSON_PLAYS : BOT_PLAYS)
    const { match } = this
    const before = match.state
    const events = match.answer(seatOf(seat), answer)
    const effect = { seat: seatOf(seat), before, after: match.state, events, next: match.question }
    const plain = isPlain(this.rules, effect)
    this.#marks.push({ seat, bot, plain })
    this.clock.answered(seat, time)
    this.request = undefined
    if (match.over) {
      const winners = [...this.rules.winners(match.state)]
      this.result = { winners, scores: [...this.rules.scores(match.state)], reason: 'played' }
    }
    return events
  }

  #undo(to: number, time: number): void {
    const length = to - this.base
    if (length < 0) throw new TooFarBack()
    this.match.undoTo(length)
    this.#marks.length = length
    this.request = undefined
    this.clock.restart(time)
  }

  #decide({ what, seat, request: number, at: time }: Extract<Entry, { what: 'agree' | 'decline' }>): void {
    const { request } = this
    if (request === undefined || request.number !== number)
      throw new Mistake({ de: 'Diese Anfrage gibt es nicht mehr.', en: 'There is no such request any more.' })
    if (!request.waitingFor.includes(seat))
      throw new Mistake({
        de: 'Nach deinem Einverständnis ist nicht gefragt.',
        en: 'You are not asked for your consent.',
      })
    if (what === 'decline') {
      this.request = undefined
      return
    }
    const waitingFor = request.waitingFor.filter(other => other !== seat)
    if (waitingFor.length === 0) this.#undo(request.to, time)
    else this.request = { ...request, waitingFor }
  }

  /** Ends the game when nobody is left to play against, or no person at all. */
  #endWithout(): void {
    const left = this.keepers.flatMap((keeper, i) => (keeper.resigned ? [] : [i]))
    const persons = left.filter(i => at(this.keepers, i).person)
    if (left.length > 1 && persons.length > 0) return
    this.result = { winners: left, scores: null, reason: 'resigned' }
  }

  /** Forgets happenings but the last ones. */
  forget(keep: number): void {
    if (this.happenings.length > keep) this.happenings = this.happenings.slice(-keep)
  }
}
