import { type Event, type Memory, type Random, type Seat, seeded, shuffle } from '@kartentisch/kernel'
import { copyState, type State } from './state.ts'

/** Deals anew all that a seat may not know but for cards of the discard pile that it has seen go there. */
export function redeal(original: State, seat: Seat, random: Random, seen: readonly number[] = []): State {
  const state = copyState(original)
  const others = state.players.filter((_, i) => i !== seat)
  const ownsClaim = state.turn === seat
  const pool = [...state.deck, ...state.discard, ...others.flatMap(({ hand }) => hand)]
  if (!ownsClaim && state.claimed > 0) pool.push(state.claimed)
  const known = seen.filter(card => {
    const i = pool.indexOf(card)
    if (i >= 0) pool.splice(i, 1)
    return i >= 0
  })
  // Sorted first, so that where the cards lay doesn't show in where they come to lie.
  pool.sort((a, b) => a - b)
  shuffle(random, pool)
  const deal = (n: number) => pool.splice(0, n)
  for (const player of others) player.hand = deal(player.hand.length)
  state.deck = deal(state.deck.length)
  state.discard = [...known, ...deal(state.discard.length - known.length)]
  if (!ownsClaim && state.claimed > 0) state.claimed = deal(1)[0] ?? state.claimed
  state.random = seeded(random.join())
  return state
}

/** What a seat has seen go to the discard pile since it was last shuffled away. */
export class Remembered implements Memory<State> {
  readonly #seat: Seat
  #seen: number[] = []

  constructor(seat: Seat) {
    this.#seat = seat
  }

  hear({ type, cards }: Event): void {
    if (type === 'discard') this.#seen.push(...cards)
    else if (type === 'shuffle') this.#seen = []
  }

  redeal(state: State, random: Random): State {
    return redeal(state, this.#seat, random, this.#seen)
  }
}
