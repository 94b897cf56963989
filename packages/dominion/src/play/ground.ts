import {
  type Driver,
  EVERYONE,
  type Event,
  type Seat,
  type Seats,
  seat,
  seatBit,
  type Telling,
} from '@kartentisch/kernel'
import type { Card, TypeBits } from '../card.ts'
import type { EVENTS, EventType } from '../events.ts'
import type { About } from '../questions.ts'
import { nobodyAt, type PlayerState, type State, type TurnState } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { Verbs } from '../verbs.ts'

/** What everything else stands on: the state, the tables, who is asked and who is told. */
export abstract class Ground {
  /** This very object, as the cards know it. */
  protected abstract get g(): Verbs

  readonly state: State
  readonly tables: Tables
  protected readonly driver: Driver
  /** Whether anybody listens to events. */
  protected readonly hears: boolean
  /** The card or rule whose text is being followed. */
  protected about: About = 'turn'
  /** Who is unaffected by the Attack being played. */
  protected immune: Seats = 0

  constructor(state: State, tables: Tables, driver: Driver) {
    this.state = state
    this.tables = tables
    this.driver = driver
    this.hears = driver.hears
  }

  get turn(): TurnState {
    return this.state.turn
  }

  /** The player whose turn it is: "you" on the cards played in it. */
  get me(): Seat {
    return this.state.turn.seat
  }

  get firstEdition(): boolean {
    return this.tables.firstEdition
  }

  player(seat: Seat): PlayerState {
    const player = this.state.players[seat]
    if (player === undefined) throw nobodyAt(seat)
    return player
  }

  /** The next player in turn order. */
  left(of: Seat): Seat {
    return seat((of + 1) % this.state.players.length)
  }

  /** All other players in turn order. */
  others(of: Seat): readonly Seat[] {
    return this.tables.others[of] ?? []
  }

  /** All players in turn order, beginning with this one. */
  everyoneFrom(first: Seat): Seat[] {
    return [first, ...this.others(first)]
  }

  is(card: Card, type: TypeBits): boolean {
    return ((this.tables.types[card] ?? 0) & type) !== 0
  }

  /** The number of a card by its id, in a game that has it. */
  card(id: string): Card {
    return this.tables.card(id)
  }

  /** Whether a card has this name, which may be one that isn't in this game. */
  isNamed(card: Card, id: string): boolean {
    return this.tables.names[card] === id
  }

  /** Whether another player makes the decisions of this turn. */
  protected get controlled(): boolean {
    return this.state.turn.controller !== this.state.turn.seat
  }

  /** Who decides for a player. */
  protected decider(seat: Seat): Seat {
    const { turn } = this.state
    return seat === turn.seat && turn.phase !== 'between' ? turn.controller : seat
  }

  /** Who sees what only this player may see. */
  protected sees(seat: Seat): Seats {
    return seatBit(seat) | seatBit(this.decider(seat))
  }

  /** Reports what happened, as the table of events has it. Call only if somebody `hears`. */
  protected tell<Type extends EventType>(
    type: Type,
    seat: Seat,
    cards?: readonly Card[],
    ...telling: object extends Telling<(typeof EVENTS)[Type]>
      ? [Telling<(typeof EVENTS)[Type]>?]
      : [Telling<(typeof EVENTS)[Type]>]
  ): void
  protected tell(
    type: EventType,
    seat: Seat,
    cards: readonly Card[] = [],
    { seenBy = EVERYONE, count = cards.length, from = '', to = '' }: Partial<Omit<Event, 'type'>> = {},
  ): void {
    this.driver.tell({ type, seat, cards: [...cards], seenBy, count, about: this.about, from, to })
  }
}
