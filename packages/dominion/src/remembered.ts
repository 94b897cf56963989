import { at, type Event, type Memory, type Random, type Seat, seat as seatOf } from '@kartentisch/kernel'
import { asCard } from './card.ts'
import { type DominionEvent, isDominionEvent, kindOf, type Remembering } from './events.ts'
import { Recollection, type Seen } from './recollection.ts'
import { redeal } from './redeal.ts'
import { Sight } from './sight.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

/** What a seat remembers of where everybody's cards lie: as much as somebody who counts along can be sure of. */
export class Remembered implements Memory<State> {
  readonly #tables: Tables
  readonly #seat: Seat
  readonly #players: readonly Recollection[]
  readonly #mingled = new Set<number>()

  constructor(tables: Tables, state: State, seat: Seat) {
    this.#tables = tables
    this.#seat = seat
    const sight = new Sight(tables, state, seat)
    this.#players = state.players.map((_, i) => new Recollection(sight.topOfDiscard(seatOf(i)) === undefined))
  }

  /** What is known for sure of a player's cards. */
  of(seat: Seat): Recollection {
    return at(this.#players, seat)
  }

  redeal(state: State, random: Random): State {
    return redeal(this.#tables, state, this.#seat, random, { players: this.#players, mingled: this.#mingled })
  }

  hear(event: Event): void {
    const player = this.#players[event.seat]
    if (player === undefined || !isDominionEvent(event)) return
    const { remembered } = kindOf(event)
    if (remembered !== undefined) this.#ways[remembered](player, event)
  }

  /** How each kind of event is taken in. */
  readonly #ways: Readonly<Record<Remembering, (player: Recollection, event: DominionEvent) => void>> = {
    moved: (player, event) => this.#move(player, event),
    'moved or shown': (player, event) => (event.to === '' ? this.#show(player, event) : this.#move(player, event)),
    'top of discard': (player, event) => player.showDiscard(cardsOf(event)[0]),
    'discard into deck': player => player.emptyDiscard(),
    'deck onto discard': player => player.deckToDiscard(),
    'all in hand': player => player.allToHand(),
    'hand seen': (player, event) => player.showHand(cardsOf(event)),
    passed: (player, event) => this.#pass(player, event),
    'shuffled in': (player, { from }) => {
      player.deck = []
      if (from === 'discard') player.forgetDiscard()
      if (from === 'hand') player.forgetHand()
    },
  }

  #move(player: Recollection, event: DominionEvent): void {
    const { from, to, count, about } = event
    const seen: readonly Seen[] = cardsOf(event)
    // In clean-up the whole hand is discarded.
    const cards = seen.length > 0 ? seen : player.guessed(from, count, about === 'clean-up')
    player.take(from, cards)
    player.put(to, cards)
  }

  #show(player: Recollection, event: DominionEvent): void {
    const cards = cardsOf(event)
    const [first] = cards
    if (event.type === 'look') {
      // Who looks on sees that somebody looks through a discard pile, but not what is in it.
      if (event.from === 'discard' && first !== undefined) player.showWholeDiscard(cards)
    } else if (event.from === 'deck' && first !== undefined) player.showTop(first)
    else if (event.from === 'hand') player.showHand(cards)
  }

  #pass(player: Recollection, event: DominionEvent): void {
    const { seat } = event
    const left = (seat + 1) % this.#players.length
    const seen: readonly Seen[] = cardsOf(event)
    if (seen.length === 0) this.#mingled.add(seat).add(left)
    const cards = seen.length > 0 ? seen : [undefined]
    player.take('hand', cards)
    this.#players[left]?.put('hand', cards)
  }
}

const cardsOf = ({ cards }: DominionEvent) => cards.map(asCard)
