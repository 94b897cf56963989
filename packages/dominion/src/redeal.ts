import { below, bits, type Random, type Seat, seat as seatOf, seeded, shuffle } from '@kartentisch/kernel'
import { asCard, type Card } from './card.ts'
import { Sight } from './sight.ts'
import { copyState, type PlayerState, type State } from './state.ts'
import type { Tables } from './tables.ts'

/** Deals anew, consistently, all that a seat may not know. */
export function redeal(tables: Tables, original: State, seat: Seat, random: Random): State {
  const state = copyState(original)
  const sight = new Sight(tables, state, seat)
  const stash = asCard(tables.stash)
  state.players.forEach((player, i) => {
    if (sight.knowsHandOf(seatOf(i))) redealKnown(player, stash, random)
    else redealOther(player, stash, random)
  })
  mix(random, state.blackMarket)
  state.random = seeded(bits(random))
  return state
}

/** Shuffles so that where the cards lay doesn't show in where they come to lie. */
function mix(random: Random, cards: Card[]): void {
  cards.sort((a, b) => a - b)
  shuffle(random, cards)
}

/**
 * Whoever plays from a deck doesn't know its order, but for the backs of Stashes, nor (so the rules) what lies under
 * the top of the discard pile.
 */
function redealKnown(player: PlayerState, stash: Card, random: Random): void {
  const top = player.discard.pop()
  const isStash = (card: Card) => card === stash
  const pool = [...player.deck, ...player.discard].filter(card => !isStash(card))
  mix(random, pool)
  player.deck = player.deck.map(card => (isStash(card) ? stash : (pool.pop() ?? stash)))
  player.discard = [...pool, ...player.discard.filter(isStash)]
  mix(random, player.discard)
  if (top !== undefined) player.discard.push(top)
}

/** Of others one knows how many cards they hold, what lies on top of the discard pile, and the backs of Stashes. */
function redealOther(player: PlayerState, stash: Card, random: Random): void {
  const isStash = (card: Card | undefined) => card === stash
  const top = player.discard.pop()
  const hidden = player.later.filter(later => later.faceDown)
  const pool = [
    ...player.deck,
    ...player.discard,
    ...player.hand,
    ...player.looked,
    ...hidden.flatMap(later => later.cards),
  ]
  mix(random, pool)
  const sameBack = (as: Card | undefined) => {
    const i = pool.findIndex(card => isStash(card) === isStash(as))
    return i < 0 ? [] : pool.splice(i, 1)
  }
  player.hand = player.hand.flatMap(sameBack)
  player.looked = player.looked.flatMap(sameBack)
  for (const later of hidden) later.cards = later.cards.flatMap(sameBack)
  // How many cards lie in the deck, if any, others aren't told; only a Stash on top of it shows.
  const onDeck = isStash(player.deck.at(-1)) ? sameBack(stash) : []
  const inDeck = top === undefined ? pool.length : below(random, pool.length + 1)
  const deck = pool.splice(0, inDeck)
  if (onDeck.length === 0) {
    const other = deck.findLastIndex(card => !isStash(card))
    onDeck.push(...(other < 0 ? [] : deck.splice(other, 1)))
    if (other < 0) pool.push(...deck.splice(0))
  }
  player.deck = [...deck, ...onDeck]
  player.discard = top === undefined ? [] : [...pool, top]
}
