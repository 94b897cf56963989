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
  // Counted by what they are: where the cards lay must not show in where they come to lie.
  const alike: T[][] = []
  for (const pile of piles)
    for (let i = 0; i < pile.length - open; i++) {
      const card = pile[i]
      if (card === undefined) continue
      const others = alike[card]
      if (others === undefined) alike[card] = [card]
      else others.push(card)
    }
  const pool: T[] = []
  for (const cards of alike) if (cards !== undefined) for (const card of cards) pool.push(card)
  shuffle(random, pool)
  let next = 0
  for (const pile of piles)
    for (let i = 0; i < pile.length - open; i++) {
      const card = pool[next++]
      if (card !== undefined) pile[i] = card
    }
}
