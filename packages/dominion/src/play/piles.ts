import { at, EVERYONE, type Seat, shuffle } from '@kartentisch/kernel'
import type { Card } from '../card.ts'
import type { DominionQuestion } from '../questions.ts'
import type { Zone } from '../verbs.ts'
import { Ground } from './ground.ts'

/** Takes one copy out of a list; answers whether there was one. The order of the rest stays. */
export function takeOut(cards: Card[], card: Card): boolean {
  const i = cards.lastIndexOf(card)
  if (i < 0) return false
  cards.splice(i, 1)
  return true
}

/** Takes the last copy out of a hand, whose order means nothing: a loop from the end misses no card. */
export function takeFromHand(hand: Card[], card: Card): void {
  let i = hand.length - 1
  // A hand is short: this is quicker than `lastIndexOf`, and every card played comes by here.
  while (i >= 0 && hand[i] !== card) i--
  const end = i < 0 ? undefined : hand.pop()
  if (end !== undefined && i < hand.length) hand[i] = end
}

/** The cards that are left when these are taken. */
export function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = [...cards]
  for (const card of taken) takeOut(rest, card)
  return rest
}

/** The verbs that move a player's own cards between deck, hand and discard pile. */
export abstract class Piles extends Ground {
  /** Shuffles the discard pile and puts it under what is left of the deck. */
  #reshuffle(seat: Seat): void {
    const player = this.player(seat)
    const { deck, discard } = player
    const shuffled = discard.length
    this.#shuffle(discard)
    for (const card of deck) discard.push(card)
    while (deck.length > 0) deck.pop()
    player.deck = discard
    player.discard = deck
    player.shuffled = player.turns
    if (this.hears) this.tell('shuffle', seat)
    this.#placeByBacks(seat, shuffled)
  }

  #shuffle(cards: Card[]): void {
    if (this.driver.shuffle?.(cards) !== true) shuffle(this.state.random, cards)
  }

  /**
   * Lets the owner put every card with a back of its own among the `n` shuffled cards, which lie at the bottom of the
   * deck, where they like.
   */
  #placeByBacks(seat: Seat, n: number): void {
    for (const card of this.tables.ownBacks) this.#placeCopies(seat, n, card)
  }

  #placeCopies(seat: Seat, n: number, card: Card): void {
    const { deck } = this.player(seat)
    const copies = deck.slice(0, n).filter(each => each === card).length
    if (copies === 0 || copies === n) return
    // What is left of the deck may be looked through, but not the shuffled cards.
    const left = deck.slice(n).reverse()
    if (this.hears && left.length > 0)
      this.tell('look', seat, left, { seenBy: this.sees(seat), count: 0, from: 'deck' })
    const question: DominionQuestion = {
      seat: this.decider(seat),
      whose: seat,
      about: this.tables.name(card),
      step: 'place',
      of: 'position',
      from: 'shuffled',
      choices: Array.from({ length: n }, (_, i) => i),
      min: copies,
      max: copies,
      orNone: true,
      ordered: false,
      shown: left,
    }
    const positions = this.driver.ask(question)
    if (positions.length === 0) return
    const others = deck.slice(0, n).filter(each => each !== card)
    // Position 0 is the first of the shuffled cards to be taken; the others keep their order.
    for (let position = 0; position < n; position++)
      deck[n - 1 - position] = positions.includes(position) ? card : (others.pop() ?? card)
  }

  /** Makes the deck hold `n` cards if it can; answers how many of them there are. */
  protected ready(seat: Seat, n: number): number {
    const player = this.player(seat)
    if (player.deck.length < n && player.discard.length > 0) this.#reshuffle(seat)
    return Math.min(n, player.deck.length)
  }

  /** +`n` Cards. Answers how many were drawn. */
  draw(n: number, seat: Seat = this.me): number {
    const drawn = this.ready(seat, n)
    const { deck, hand } = this.player(seat)
    for (let i = 0; i < drawn; i++) {
      const card = deck.pop()
      if (card !== undefined) hand.push(card)
    }
    if (this.hears && drawn > 0) {
      this.tell('draw', seat, hand.slice(-drawn), { seenBy: this.sees(seat), from: 'deck', to: 'hand' })
    }
    return drawn
  }

  /** The top card of a deck, which stays there; nothing if there are no cards at all. */
  protected top(seat: Seat): Card | undefined {
    return this.ready(seat, 1) === 0 ? undefined : this.player(seat).deck.at(-1)
  }

  /** Reveals the top card of a deck, leaving it there. */
  revealTop(seat: Seat = this.me): Card | undefined {
    const card = this.top(seat)
    if (card !== undefined && this.hears) this.tell('reveal', seat, [card], { from: 'deck' })
    return card
  }

  /** Takes the top `n` cards off the deck and lays them face up. */
  revealCards(n: number, seat: Seat = this.me): Card[] {
    return this.#lift(seat, n, 'aside')
  }

  /** Takes the top `n` cards off the deck for whoever decides for this player to look at. */
  lookAtCards(n: number, seat: Seat = this.me): Card[] {
    return this.#lift(seat, n, 'looked')
  }

  #lift(seat: Seat, n: number, to: 'aside' | 'looked'): Card[] {
    const found = this.ready(seat, n)
    const player = this.player(seat)
    const cards = player.deck.splice(player.deck.length - found, found).reverse()
    player[to].push(...cards)
    if (this.hears && found > 0) {
      if (to === 'aside') this.tell('reveal', seat, cards, { from: 'deck', to })
      else this.tell('look', seat, cards, { seenBy: this.sees(seat), from: 'deck', to })
    }
    return cards
  }

  /** Reveals cards one at a time until one is wanted, or there are none; gives back all of them, in that order. */
  revealUntil(seat: Seat, enough: (card: Card) => boolean): Card[] {
    const revealed: Card[] = []
    for (;;) {
      const [card] = this.revealCards(1, seat)
      if (card === undefined) return revealed
      revealed.push(card)
      if (enough(card)) return revealed
    }
  }

  /** Reveals cards until one is wanted, puts that one into the hand or onto the deck and discards the others. */
  digFor(wanted: (card: Card) => boolean, to: 'hand' | 'deck', seat: Seat = this.me): void {
    const revealed = this.revealUntil(seat, wanted)
    const found = revealed.filter(wanted)
    if (to === 'hand') this.putInHand(seat, found, 'aside')
    else this.putOnDeck(seat, found, 'aside')
    this.discard(seat, without(revealed, found), 'aside')
  }

  /** Shows cards of a hand to everybody. */
  reveal(seat: Seat, cards: readonly Card[], from: Zone = 'hand'): void {
    if (this.hears) this.tell('reveal', seat, cards, { from })
  }

  revealHand(seat: Seat = this.me): readonly Card[] {
    const { hand } = this.player(seat)
    this.reveal(seat, hand)
    return hand
  }

  handSize(seat: Seat = this.me): number {
    return this.player(seat).hand.length
  }

  deckSize(seat: Seat = this.me): number {
    return this.player(seat).deck.length
  }

  discardSize(seat: Seat = this.me): number {
    return this.player(seat).discard.length
  }

  /** Lets a player look through their own discard pile. */
  lookThroughDiscard(seat: Seat = this.me): readonly Card[] {
    const { discard } = this.player(seat)
    if (this.hears) this.tell('look', seat, discard, { seenBy: this.sees(seat), count: 0, from: 'discard' })
    return discard
  }

  /** Discards cards; the last one comes to lie on top. */
  discard(seat: Seat, cards: readonly Card[], from: Zone = 'hand'): void {
    const player = this.player(seat)
    for (const card of cards) if (takeOut(player[from], card)) player.discard.push(card)
    if (!this.hears || cards.length === 0) return
    const open = cards.length === 1 || from === 'aside'
    this.tell('discard', seat, cards, { seenBy: open ? EVERYONE : this.sees(seat), from, to: 'discard' })
    if (!open) this.#tellTop(seat)
  }

  /** Several cards discarded together aren't shown; the one that comes to lie on top is. */
  #tellTop(seat: Seat): void {
    this.tell('top-of-discard', seat, this.player(seat).discard.slice(-1))
  }

  /** Discards the top card of the deck, and gives it back. */
  discardTop(seat: Seat = this.me): Card | undefined {
    const card = this.top(seat)
    if (card !== undefined) this.discard(seat, [card], 'deck')
    return card
  }

  /** Puts cards onto the deck; the last one comes to lie on top. Only what was revealed before is seen. */
  putOnDeck(seat: Seat, cards: readonly Card[], from: Zone): void {
    const player = this.player(seat)
    for (const card of cards) if (takeOut(player[from], card)) player.deck.push(card)
    if (this.hears && cards.length > 0)
      this.tell('put-on-deck', seat, cards, { seenBy: this.sees(seat), from, to: 'deck' })
  }

  /** Puts cards into the hand. */
  putInHand(seat: Seat, cards: readonly Card[], from: Zone): void {
    const player = this.player(seat)
    for (const card of cards) if (takeOut(player[from], card)) player.hand.push(card)
    if (!this.hears || cards.length === 0) return
    this.tell('put-in-hand', seat, cards, { seenBy: from === 'aside' ? EVERYONE : this.sees(seat), from, to: 'hand' })
  }

  /** Sets cards of a hand aside, face up. */
  setAside(seat: Seat, cards: readonly Card[], from: Zone = 'hand'): void {
    const player = this.player(seat)
    for (const card of cards) if (takeOut(player[from], card)) player.aside.push(card)
    if (this.hears && cards.length > 0) this.tell('set-aside', seat, cards, { from, to: 'aside' })
  }

  /** Puts the whole deck and the discard pile into the hand. */
  allToHand(seat: Seat): void {
    const { deck, discard, hand } = this.player(seat)
    // Sorted, so that nobody learns in which order they lay.
    const cards = [...deck, ...discard].sort((a, b) => a - b)
    hand.push(...cards)
    deck.length = 0
    discard.length = 0
    if (this.hears && cards.length > 0) this.tell('all-to-hand', seat, cards, { seenBy: this.sees(seat), to: 'hand' })
  }

  /** Shuffles cards into the whole deck; if there are none, the deck stays as it is. */
  shuffleIntoDeck(seat: Seat, cards: readonly Card[], from: Zone): void {
    if (cards.length === 0) return
    const player = this.player(seat)
    for (const card of cards) if (takeOut(player[from], card)) player.deck.push(card)
    this.#shuffle(player.deck)
    player.shuffled = player.turns
    if (this.hears) {
      this.tell('shuffle-into-deck', seat, [], { from, to: 'deck' })
      if (from === 'discard') this.#tellTop(seat)
    }
    this.#placeByBacks(seat, player.deck.length)
  }

  /** Puts the whole deck onto the discard pile, turned over as a block. */
  deckToDiscard(seat: Seat = this.me): void {
    const player = this.player(seat)
    if (player.deck.length === 0) return
    for (let i = player.deck.length - 1; i >= 0; i--) player.discard.push(at(player.deck, i))
    player.deck.length = 0
    if (!this.hears) return
    this.tell('deck-to-discard', seat)
    this.#tellTop(seat)
  }
}
