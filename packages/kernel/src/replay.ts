import { at } from './at.ts'
import type { Event, History } from './event.ts'
import type { Game, Rules } from './game.ts'
import { Match, type Snapshot } from './match.ts'
import { Mistake } from './mistake.ts'
import { answerAgain, digestOf, type Recording } from './recording.ts'
import type { Save } from './save.ts'
import { NOBODY, type Seat, seat } from './seat.ts'
import { say } from './words/say.ts'

/** Any place is reached from the snapshot before it, by playing at most so many answers again. */
const SNAPSHOT_EVERY = 8

/** The rules that are here don't lead to what was recorded, and the recording doesn't say what was. */
export class OtherRules extends Mistake {}

const same = (a: readonly Event[], b: readonly Event[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * A recorded game, to be looked at from any place: place 0 is before the first answer, place n after n answers.
 * What was told is what the recording says, whatever the rules have become since; the table itself can be shown as far
 * as the rules that are here tell the same, and at the end.
 */
export class Replay<Setup, State, Sight> {
  readonly game: Game<Setup, State, Sight>
  readonly recording: Recording<unknown, unknown>
  readonly setup: Setup
  readonly rules: Rules<State, Sight>
  readonly told: History
  /** Who gave the answer that leads to each place; nobody where that isn't known. */
  readonly by: readonly Seat[]
  /** The last place whose table follows from the answers; less than 0 if there is none. */
  readonly known: number
  readonly #snapshots: readonly Snapshot<State>[]
  readonly #last: Match<State, Sight>

  constructor(game: Game<Setup, State, Sight>, recording: Recording<unknown, unknown>) {
    const { answers, before = 0, players, bots } = recording
    if (recording.game !== game.id) throw new Mistake(say('otherGame', { saved: recording.game, game: game.id }))
    this.game = game
    this.recording = recording
    this.setup = game.parseSetup(recording.setup)
    this.rules = game.prepare(this.setup)
    const { seats } = this.rules
    if ([players, bots].some(({ length }) => length > 0 && length !== seats)) {
      throw new Mistake(say('badSeats', { seats, players: players.length, bots: bots.length }))
    }
    const played = before === 0 ? this.#play() : undefined
    this.known = played === undefined ? -1 : played.told.length - 1
    const whole = this.known === answers.length
    this.told = (whole ? played?.told : recording.told) ?? []
    this.by = this.told.map((_, place) => played?.by[place] ?? NOBODY)
    this.#snapshots = played?.snapshots ?? []
    this.#last = whole && played !== undefined ? played.match : this.#resumeLast()
  }

  /** Plays the answers again, as far as they lead to what was told. */
  #play() {
    const { answers, seed, told: kept, version, digest } = this.recording
    const sameRules = version === this.game.version
    const match = Match.deal(this.rules, seed)
    const told: (readonly Event[])[] = []
    const by: Seat[] = []
    const snapshots: Snapshot<State>[] = []
    const played = { told, by, snapshots, match }
    const note = (who: Seat, events: readonly Event[]) => {
      if (kept !== undefined && !same(events, at(kept, told.length))) throw new Mistake(say('leadsElsewhere'))
      if (told.length % SNAPSHOT_EVERY === 0) snapshots.push(match.snapshot())
      told.push(events)
      by.push(who)
    }
    try {
      note(NOBODY, match.opening)
      answerAgain(match, answers, (who, answer) => note(who, match.answer(who, answer)))
    } catch (fault) {
      // Other rules may stumble anywhere over what was legal once.
      if (!sameRules) return this.#leftOff(played)
      throw fault
    }
    if (kept !== undefined || digest === digestOf(told)) return played
    if (!sameRules) return this.#leftOff(played)
    if (digest !== undefined) throw new Mistake(say('toldElsewhere'))
    return played
  }

  /** The rules have changed: without a record of what happened nobody can say any more how it went. */
  #leftOff<Played>(played: Played): Played {
    if (this.recording.told !== undefined) return played
    throw this.#otherRules()
  }

  #otherRules(): OtherRules {
    return new OtherRules(say('otherRules', { played: this.recording.version, here: this.game.version }))
  }

  /** The table at the end, where the answers don't lead to it. */
  #resumeLast(): Match<State, Sight> {
    const { snapshot, told } = this.recording
    if (snapshot === undefined || told === undefined) throw this.#otherRules()
    try {
      // What a snapshot's state is only the rules can tell, and they do.
      return Match.resume(this.rules, snapshot as Snapshot<State>)
    } catch (fault) {
      throw new OtherRules(say('endNotShown', { fault: String(fault) }))
    }
  }

  /** The last place: how many answers were given. */
  get length(): number {
    return this.told.length - 1
  }

  /** Whether the table can be shown as it was there. */
  shows(place: number): boolean {
    return place <= this.known || place === this.length
  }

  /** The match as it stood at a place, going its own way; where that isn't known, as it stood before that. */
  matchAt(place: number): Match<State, Sight> {
    if (place >= this.length || this.known < 0) return this.#last.fork()
    const known = Math.max(0, Math.min(place, this.known))
    const nearest = Math.floor(known / SNAPSHOT_EVERY)
    const match = Match.resume(this.rules, at(this.#snapshots, nearest))
    for (const answer of this.recording.answers.slice(nearest * SNAPSHOT_EVERY, known)) {
      const asked = match.question
      if (asked !== undefined) match.answer(asked.seat, answer)
    }
    return match
  }

  /** The names by seat; where there are none, the seats' numbers. */
  get players(): readonly string[] {
    const { players } = this.recording
    return players.length > 0 ? players : Array.from({ length: this.rules.seats }, (_, i) => String(i + 1))
  }

  /**
   * The seats from which it may be looked at: all when it is over, as far as their cards are known. While it goes on,
   * only that of the one person among bots.
   */
  get eyes(): readonly Seat[] {
    const all = Array.from({ length: this.rules.seats }, (_, i) => seat(i))
    const seats = all.filter(one => this.recording.eyes?.includes(one) !== false)
    if (this.finished) return seats
    const people = seats.filter(one => (this.recording.bots[one] ?? null) === null)
    return people.length === 1 ? people : []
  }

  /** Whether everything may be seen at once: nothing is secret any more, and nothing unknown. */
  get open(): boolean {
    return this.finished && this.eyes.length === this.rules.seats
  }

  get finished(): boolean {
    return this.recording.finished || this.#last.over
  }

  /** The game as it stood at a place, to go on with. */
  saveAt(place: number): Save<Setup, State> {
    if (place > this.known) throw new OtherRules(say('noWayOn'))
    const { seed, answers } = this.recording
    const { id: game, version } = this.game
    const snapshot = this.matchAt(place).snapshot()
    return { game, version, setup: this.setup, seed, answers: answers.slice(0, place), before: 0, snapshot }
  }
}
