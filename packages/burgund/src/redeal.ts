import { bits, type Random, type Seat, seeded, shuffle } from '@kartentisch/kernel'
import { copyState, type State } from './state.ts'

/** Deals anew, consistently, all that a seat may not know: it sees how many cards lie where, and which lie open. */
export function redeal(original: State, seat: Seat, random: Random): State {
  const state = copyState(original)
  const hidden = [state.draw, ...state.players.map(player => player.stack), ...(state.egon?.stacks ?? [])]
  state.players.forEach((player, i) => {
    if (i !== seat) hidden.push(player.hand)
  })
  mix(hidden, 0, random)
  for (const stacks of [state.goods, state.animals]) mix(stacks, 1, random)
  state.random = seeded(bits(random))
  return state
}

/** Mixes the cards of several piles among them; so many on top of each lie open and stay. */
function mix<T extends number>(piles: readonly T[][], open: number, random: Random): void {
  const pool = piles.flatMap(pile => pile.slice(0, Math.max(0, pile.length - open)))
  // Where the cards lay must not show in where they come to lie.
  pool.sort((a, b) => a - b)
  shuffle(random, pool)
  for (const pile of piles) {
    const covered = Math.max(0, pile.length - open)
    pile.splice(0, covered, ...pool.splice(0, covered))
  }
}
