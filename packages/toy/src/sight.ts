import type { Seat } from '@kartentisch/kernel'
import { type State, score } from './state.ts'
import type { View } from './view.ts'

/** A live window on what a seat may know. */
export class Sight {
  readonly #state: State
  readonly seat: Seat

  constructor(state: State, seat: Seat) {
    this.#state = state
    this.seat = seat
  }

  /** The own hand; nothing for who only watches. */
  get hand(): readonly number[] {
    return this.#state.players[this.seat]?.hand ?? []
  }

  view(): View {
    const { players, deck, discard, turn, actions, over } = this.#state
    return {
      players: players.map((player, i) => ({
        hand: i === this.seat || over ? player.hand.toSorted((a, b) => a - b) : null,
        cards: player.hand.length,
        laid: [...player.laid],
        tokens: player.tokens,
        score: score(player),
      })),
      deck: deck.length,
      discard: discard.length,
      turn,
      actions,
      over,
    }
  }
}
