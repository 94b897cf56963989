import { type Driver, EVERYONE, type Event, type Seat, seat, type Telling } from '@kartentisch/kernel'
import type { EVENTS, EventType } from '../events.ts'
import type { About, BurgundQuestion, Of, Step } from '../questions.ts'
import type { PlayerState, State } from '../state.ts'

const NOTHING: readonly number[] = []

/** What everything else stands on: the state, who is asked and who is told. */
export abstract class Ground {
  readonly state: State
  protected readonly driver: Driver
  /** Whether anybody listens to events. */
  protected readonly hears: boolean
  /** The card or rule that is being followed. */
  protected about: About = 'turn'

  constructor(state: State, driver: Driver) {
    this.state = state
    this.driver = driver
    this.hears = driver.hears
  }

  /** The player whose turn it is: only this one ever decides anything. */
  get me(): Seat {
    return this.state.turn
  }

  get own(): PlayerState {
    return this.player(this.state.turn)
  }

  player(whose: Seat): PlayerState {
    const player = this.state.players[whose]
    if (player === undefined) throw new RangeError(`Nobody sits at seat ${whose + 1}.`)
    return player
  }

  /** The next player clockwise. */
  left(of: Seat): Seat {
    return seat((of + 1) % this.state.players.length)
  }

  /** All players clockwise, beginning with this one. */
  everyoneFrom(first: Seat): Seat[] {
    const n = this.state.players.length
    return this.state.players.map((_, i) => seat((first + i) % n))
  }

  /**
   * Lets the player choose one of several options, which are all different. A single one is not asked for.
   * `of` is `option` where they are few and always the same, `move` where they depend on the cards.
   * `shown` is what lies before the player's eyes: the card played as a die, the cards bought.
   */
  protected choose(step: Step, about: About, of: Of, choices: readonly number[], shown = NOTHING): number {
    const first = choices[0]
    if (first === undefined) throw new RangeError(`${step} of ${about} offers nothing.`)
    return choices.length === 1 ? first : this.ask(step, about, of, choices, shown)
  }

  protected ask(step: Step, about: About, of: Of, choices: readonly number[], shown: readonly number[]): number {
    const { turn } = this.state
    const question: BurgundQuestion = {
      seat: turn,
      whose: turn,
      about,
      step,
      of,
      from: '',
      choices,
      min: 1,
      max: 1,
      orNone: false,
      ordered: false,
      shown,
    }
    const [chosen] = this.driver.ask(question)
    if (chosen === undefined) throw new RangeError(`${step} of ${about} was answered with nothing.`)
    return chosen
  }

  /** Follows a card or rule, so that what happens bears its name. */
  protected as(about: About, follow: () => void): void {
    const before = this.about
    this.about = about
    follow()
    this.about = before
  }

  /** Reports what happened, as the table of events has it. Call only if somebody `hears`. */
  protected tell<Type extends EventType>(
    type: Type,
    whose: Seat,
    cards?: readonly number[],
    ...telling: object extends Telling<(typeof EVENTS)[Type]>
      ? [Telling<(typeof EVENTS)[Type]>?]
      : [Telling<(typeof EVENTS)[Type]>]
  ): void
  protected tell(
    type: EventType,
    whose: Seat,
    cards: readonly number[] = NOTHING,
    { seenBy = EVERYONE, count = cards.length, from = '', to = '' }: Partial<Omit<Event, 'type'>> = {},
  ): void {
    this.driver.tell({ type, seat: whose, cards: [...cards], seenBy, count, about: this.about, from, to })
  }
}
