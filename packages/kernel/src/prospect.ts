import type { Event } from './event.ts'
import type { Driver, Rules } from './game.ts'
import type { Memory } from './memory.ts'
import type { ImaginedEnd, Player, Prospect } from './player.ts'
import type { Answer, Question } from './question.ts'
import type { Random } from './random.ts'
import { type Seat, seat as seatOf } from './seat.ts'

/** Gives the answers that were given, deals anew at the open question, and from there on asks the players. */
class Imagined<Sight> implements Driver {
  readonly hears = false
  readonly #since: readonly Answer[]
  readonly #players: readonly Player<Sight>[]
  readonly #sights: readonly Sight[]
  readonly #deal: () => void
  #dealt = false
  #used = 0

  /** `deal` is called once, at the open question. */
  constructor(since: readonly Answer[], players: readonly Player<Sight>[], sights: readonly Sight[], deal: () => void) {
    this.#since = since
    this.#players = players
    this.#sights = sights
    this.#deal = deal
  }

  ask(question: Question): Answer {
    const given = this.#since[this.#used]
    if (given !== undefined) {
      this.#used++
      return given
    }
    if (!this.#dealt) this.#deal()
    this.#dealt = true
    const { seat } = question
    const player = this.#players[seat]
    const sight = this.#sights[seat]
    if (player === undefined || sight === undefined) throw new RangeError(`Nobody sits at seat ${seat + 1}.`)
    return player.answer(question, sight)
  }

  tell(_event: Event): void {}
}

/** Players who seek no end may find none. */
const MOST_STEPS = 20_000

/**
 * The open question of a step: the quiet state it began with and the answers given since. The step is run again to
 * the question, and there, in the midst of it, all that the seat neither sees nor remembers is replaced.
 */
export class OpenQuestion<State, Sight> implements Prospect<Sight> {
  readonly #rules: Rules<State, Sight>
  readonly #quiet: State
  readonly #since: readonly Answer[]
  readonly #seat: Seat
  readonly #recall: () => Memory<State>
  #memory: Memory<State> | undefined

  /** `recall` gives what the seat remembers at this moment, once it imagines anything. */
  constructor(
    rules: Rules<State, Sight>,
    quiet: State,
    since: readonly Answer[],
    seat: Seat,
    recall: () => Memory<State>,
  ) {
    this.#rules = rules
    this.#quiet = quiet
    this.#since = since
    this.#seat = seat
    this.#recall = recall
  }

  get seats(): number {
    return this.#rules.seats
  }

  playOn(players: readonly Player<Sight>[], random: Random, until?: (sight: Sight) => boolean): ImaginedEnd<Sight> {
    const rules = this.#rules
    const state = rules.copy(this.#quiet)
    const sights = players.map((_, i) => rules.sight(state, seatOf(i)))
    this.#memory ??= this.#recall()
    const memory = this.#memory
    const deal = () => become(state, memory.redeal(state, random))
    const play = rules.play(state, new Imagined(this.#since, players, sights, deal))
    const own = sights[this.#seat]
    for (let steps = 0; steps < MOST_STEPS && !rules.over(state); steps++) {
      play.step()
      if (own !== undefined && until?.(own) === true) break
    }
    return { over: rules.over(state), winners: rules.winners(state), scores: rules.scores(state), sights }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Makes one piece of plain data equal to another like it, keeping its lists and records themselves: a step under way
 * holds on to them.
 */
export function become(one: unknown, other: unknown): void {
  if (Array.isArray(one) && Array.isArray(other)) {
    one.length = other.length
    for (let i = 0; i < other.length; i++) {
      const item: unknown = other[i]
      if (isRecord(item) && isRecord(one[i])) become(one[i], item)
      else one[i] = item
    }
  } else if (isRecord(one) && isRecord(other)) {
    for (const key of Object.keys(other)) {
      const item = other[key]
      if (isRecord(item) && isRecord(one[key])) become(one[key], item)
      else one[key] = item
    }
  }
}
