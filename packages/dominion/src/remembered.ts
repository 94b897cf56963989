import { at, type Event, type Memory, type Random, type Seat, seat as seatOf } from '@kartentisch/kernel'
import { asCard } from './card.ts'
import { Recollection, type Seen } from './recollection.ts'
import { redeal } from './redeal.ts'
import { Sight } from './sight.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

/** Events that move cards from one of their player's zones to another. */
const MOVES: ReadonlySet<string> = new Set([
  'draw',
  'discard',
  'put-on-deck',
  'put-in-hand',
  'set-aside',
  'set-aside-face-down',
  'gain',
  'move',
  'trash',
  'play',
  'return',
])

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
    const { type, seat, from, to } = event
    const player = this.#players[seat]
    if (player === undefined) return
    if (MOVES.has(type) || ((type === 'reveal' || type === 'look') && to !== '')) this.#move(player, event)
    else if (type === 'reveal' || type === 'look') this.#show(player, event)
    else if (type === 'top-of-discard') player.showDiscard(cardsOf(event)[0])
    else if (type === 'shuffle') player.emptyDiscard()
    else if (type === 'deck-to-discard') player.deckToDiscard()
    else if (type === 'all-to-hand') player.allToHand()
    else if (type === 'take-control') player.showHand(cardsOf(event))
    else if (type === 'pass') this.#pass(player, event)
    else if (type === 'shuffle-into-deck') {
      player.deck = []
      if (from === 'discard') player.forgetDiscard()
      if (from === 'hand') player.forgetHand()
    }
  }

  #move(player: Recollection, event: Event): void {
    const { from, to, count, about } = event
    const seen: readonly Seen[] = cardsOf(event)
    // In clean-up the whole hand is discarded.
    const cards = seen.length > 0 ? seen : player.guessed(from, count, about === 'clean-up')
    player.take(from, cards)
    player.put(to, cards)
  }

  #show(player: Recollection, event: Event): void {
    const cards = cardsOf(event)
    const [first] = cards
    if (event.type === 'look') {
      // Who looks on sees that somebody looks through a discard pile, but not what is in it.
      if (event.from === 'discard' && first !== undefined) player.showWholeDiscard(cards)
    } else if (event.from === 'deck' && first !== undefined) player.showTop(first)
    else if (event.from === 'hand') player.showHand(cards)
  }

  #pass(player: Recollection, event: Event): void {
    const { seat } = event
    const left = (seat + 1) % this.#players.length
    const seen: readonly Seen[] = cardsOf(event)
    if (seen.length === 0) this.#mingled.add(seat).add(left)
    const cards = seen.length > 0 ? seen : [undefined]
    player.take('hand', cards)
    this.#players[left]?.put('hand', cards)
  }
}

const cardsOf = ({ cards }: Event) => cards.map(asCard)
