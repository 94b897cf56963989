import { below, bits, type Random, type Seat, seat as seatOf, seeded, shuffle } from '@kartentisch/kernel'
import { asCard, type Card } from './card.ts'
import { Sight } from './sight.ts'
import { copyState, type PlayerState, type State } from './state.ts'
import type { Tables } from './tables.ts'

/** Deals anew, consistently, all that a seat may not know. */
export function redeal(tables: Tables, original: State, seat: Seat, random: Random): State {
  const state = copyState(original)
  const sight = new Sight(tables, state, seat)
  state.players.forEach((player, i) => {
    if (i === seat) redealOwn(player, random)
    else redealOther(player, sight.knowsHandOf(seatOf(i)), asCard(tables.stash), random)
  })
  shuffle(random, state.blackMarket)
  state.random = seeded(bits(random))
  return state
}

/** A player doesn't know the order of their deck, nor (so the rules) what lies under the top of the discard pile. */
function redealOwn(player: PlayerState, random: Random): void {
  const top = player.discard.pop()
  const pool = [...player.deck, ...player.discard]
  shuffle(random, pool)
  player.deck = pool.splice(0, player.deck.length)
  player.discard = top === undefined ? pool : [...pool, top]
}

/** Of others one knows how many cards they hold, what lies on top of the discard pile, and the backs of Stashes. */
function redealOther(player: PlayerState, handKnown: boolean, stash: Card, random: Random): void {
  const visibleBack = (card: Card | undefined) => card === stash
  const top = player.discard.pop()
  const stashOnTop = visibleBack(player.deck.at(-1))
  const emptyDeck = player.deck.length === 0
  const heldStashes = handKnown ? [] : player.hand.filter(visibleBack)
  const hidden = player.later.filter(later => later.faceDown && !handKnown)
  const pool = [
    ...player.deck,
    ...player.discard,
    ...(handKnown ? [] : [...player.hand, ...player.looked]),
    ...hidden.flatMap(later => later.cards),
  ]
  const takeOne = (fits: (card: Card) => boolean) => {
    const i = pool.findIndex(fits)
    return i < 0 ? [] : pool.splice(i, 1)
  }
  shuffle(random, pool)
  if (!handKnown) {
    const size = player.hand.length
    player.hand = heldStashes.flatMap(() => takeOne(visibleBack))
    while (player.hand.length < size) player.hand.push(...takeOne(card => !visibleBack(card)))
    player.looked = player.looked.flatMap(() => takeOne(() => true))
  }
  for (const later of hidden) later.cards = later.cards.flatMap(() => takeOne(() => true))
  const topOfDeck = emptyDeck ? [] : takeOne(card => visibleBack(card) === stashOnTop)
  const inDeck = emptyDeck ? 0 : below(random, pool.length + 1)
  player.deck = [...pool.splice(0, inDeck), ...topOfDeck]
  player.discard = top === undefined ? [] : [...pool, top]
  if (top === undefined) player.deck.unshift(...pool)
}
