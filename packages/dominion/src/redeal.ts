import { below, bits, type Random, type Seat, seat as seatOf, seeded, shuffle } from '@kartentisch/kernel'
import type { Card } from './card.ts'
import { takeOut } from './play/piles.ts'
import { Recollection, type Seen } from './recollection.ts'
import { Sight } from './sight.ts'
import { copyState, type PlayerState, type State } from './state.ts'
import type { Tables } from './tables.ts'

/** What a seat remembers of everybody's cards. */
export interface Recollections {
  readonly players: readonly Recollection[]
  /** Those who have passed each other cards that this seat hasn't seen. */
  readonly mingled: ReadonlySet<number>
}

/** Deals anew, consistently, all that a seat may not know and does not remember. */
export function redeal(
  tables: Tables,
  original: State,
  seat: Seat,
  random: Random,
  { players, mingled }: Recollections = { players: [], mingled: new Set() },
): State {
  const state = copyState(original)
  const sight = new Sight(tables, state, seat)
  const { ownBacks } = tables
  const hidden = state.players.map((player, i) => ({
    player,
    open: sight.knowsHandOf(seatOf(i)),
    known: players[i] ?? new Recollection(false),
  }))
  if (ownBacks.length === 0)
    mingle(
      hidden.filter((_, i) => mingled.has(i)),
      random,
    )
  for (const { player, open, known } of hidden) {
    if (open) redealKnown(player, ownBacks, random, known)
    else if (ownBacks.length === 0) redealOther(player, random, known)
    else redealOtherByBacks(player, ownBacks, random)
  }
  // With other cards in hand the action phase may not have passed by itself.
  if (sight.phase !== state.turn.phase) {
    state.turn.phase = 'action'
    state.turn.unseen = false
  }
  mix(random, state.blackMarket)
  state.random = seeded(bits(random))
  return state
}

interface Hidden {
  readonly player: PlayerState
  /** Whether the hand is seen. */
  readonly open: boolean
  readonly known: Recollection
}

/** Who owns what isn't sure among those who have passed cards unseen, but for what was seen of each since. */
function mingle(hidden: readonly Hidden[], random: Random): void {
  const pool: Card[] = []
  const piles = hidden.map(({ player, open }) => {
    const { deck, discard, hand, looked, later } = player
    const faceDown = later.filter(each => each.faceDown).map(({ cards }) => cards)
    const top = discard.splice(-1)
    const all = open ? [deck, discard] : [deck, discard, hand, looked, ...faceDown]
    const sizes = all.map(pile => pile.length)
    for (const pile of all) pool.push(...pile.splice(0))
    return { all, sizes, top, discard }
  })
  const kept = hidden.map(({ open, known }, i) => {
    const sure = [...known.deck, ...underTop(known, piles[i]?.top[0]), ...(open ? [] : known.hand)]
    return takeKnown(pool, sure, pool.length)
  })
  mix(random, pool)
  for (const [i, { all, sizes, top, discard }] of piles.entries()) {
    const size = sizes.reduce((sum, n) => sum + n, 0)
    const cards = [...(kept[i] ?? []), ...pool.splice(0, size - (kept[i]?.length ?? 0))]
    for (const [k, pile] of all.entries()) pile.push(...cards.splice(0, sizes[k]))
    discard.push(...top)
  }
}

/** Shuffles so that where the cards lay doesn't show in where they come to lie. */
function mix(random: Random, cards: Card[]): void {
  cards.sort((a, b) => a - b)
  shuffle(random, cards)
}

/** Takes those of some cards out of a pool that are known and there, so many at most, and gives them back. */
function takeKnown(pool: Card[], cards: readonly Seen[], most: number): Card[] {
  const taken: Card[] = []
  for (const card of cards) if (taken.length < most && card !== undefined && takeOut(pool, card)) taken.push(card)
  return taken
}

/** What is known of a discard pile under its top card. */
function underTop({ discard }: Recollection, top: Card | undefined): Seen[] {
  const i = discard.lastIndexOf(top)
  const place = i < 0 ? discard.lastIndexOf(undefined) : i
  return place < 0 ? [...discard] : discard.toSpliced(place, 1)
}

/**
 * Whoever plays from a deck doesn't know its order, but for backs that differ, nor (so the rules) what lies under
 * the top of the discard pile; only what is remembered of either.
 */
function redealKnown(player: PlayerState, ownBacks: readonly Card[], random: Random, known: Recollection): void {
  const { deck } = player
  const top = player.discard.pop()
  const shows = (card: Card) => ownBacks.includes(card)
  const pool = [...deck, ...player.discard].filter(card => !shows(card))
  const onTop = deck.map((card, i) => {
    const remembered = known.deck[known.deck.length - deck.length + i]
    return shows(card) ? card : takeKnown(pool, [remembered], 1)[0]
  })
  const shown = player.discard.filter(shows)
  const discarded = takeKnown(pool, underTop(known, top), player.discard.length - shown.length)
  mix(random, pool)
  player.deck = onTop.map(card => card ?? pool.pop()).filter(card => card !== undefined)
  player.discard = [...discarded, ...pool, ...shown]
  mix(random, player.discard)
  if (top !== undefined) player.discard.push(top)
}

/** Everything of a player's that others don't see, once the top of the discard pile is taken away. */
const unseenOf = ({ deck, discard, hand, looked }: PlayerState, hidden: PlayerState['later']): Card[] => [
  ...deck,
  ...discard,
  ...hand,
  ...looked,
  ...hidden.flatMap(later => later.cards),
]

/** Of others one knows how many cards they hold and what lies on top of the discard pile, and what is remembered. */
function redealOther(player: PlayerState, random: Random, known: Recollection): void {
  const top = player.discard.pop()
  const hidden = player.later.filter(later => later.faceDown)
  const pool = unseenOf(player, hidden)
  const held = takeKnown(pool, known.hand, player.hand.length)
  const onDeck = known.deck.map(card => takeKnown(pool, [card], 1)[0])
  const under = top === undefined ? [] : underTop(known, top)
  const discarded = takeKnown(pool, under, pool.length)
  mix(random, pool)
  player.hand = [...held, ...pool.splice(0, player.hand.length - held.length)]
  mix(random, player.hand)
  player.looked = pool.splice(0, player.looked.length)
  for (const later of hidden) later.cards = pool.splice(0, later.cards.length)
  // How many cards lie in the deck, if any, others aren't told: whoever counted the discard pile knows.
  const counted = known.whole && known.discard.length > 0
  const unseen = counted ? Math.min(pool.length, under.length - discarded.length) : below(random, pool.length + 1)
  const more = top === undefined ? [] : pool.splice(0, unseen)
  const tops = onDeck.map(card => card ?? pool.pop()).filter(card => card !== undefined)
  player.deck = [...pool, ...tops]
  player.discard = top === undefined ? [] : [...discarded, ...more, top]
}

/** The same where some cards have a back of their own, which shows in every pile; what is remembered of others doesn't count then. */
function redealOtherByBacks(player: PlayerState, ownBacks: readonly Card[], random: Random): void {
  const backOf = (card: Card | undefined) => ownBacks.find(own => own === card)
  const top = player.discard.pop()
  const hidden = player.later.filter(later => later.faceDown)
  const pool = unseenOf(player, hidden)
  mix(random, pool)
  const sameBack = (as: Card | undefined) => {
    const i = pool.findIndex(card => backOf(card) === backOf(as))
    return i < 0 ? [] : pool.splice(i, 1)
  }
  player.hand = player.hand.flatMap(sameBack)
  player.looked = player.looked.flatMap(sameBack)
  for (const later of hidden) later.cards = later.cards.flatMap(sameBack)
  // How many cards lie in the deck, if any, others aren't told; only a back of its own on top of it shows.
  const back = backOf(player.deck.at(-1))
  const onDeck = back === undefined ? [] : sameBack(back)
  const inDeck = top === undefined ? pool.length : below(random, pool.length + 1)
  const deck = pool.splice(0, inDeck)
  if (onDeck.length === 0) {
    const other = deck.findLastIndex(card => backOf(card) === undefined)
    onDeck.push(...(other < 0 ? [] : deck.splice(other, 1)))
    if (other < 0) pool.push(...deck.splice(0))
  }
  player.deck = [...deck, ...onDeck]
  player.discard = top === undefined ? [] : [...pool, top]
}
