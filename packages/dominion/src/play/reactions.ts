import type { Seat } from '@kartentisch/kernel'
import type { Card } from '../card.ts'
import { takeOut, without } from './piles.ts'

/**
 * The time in which one player may react to one Attack. Each copy may react once, and those that have are followed
 * from the hand onto the deck and back. Of equal cards those that have reacted leave the hand first and come to lie
 * deeper: the player couldn't do better, as the others may still react.
 */
export class ReactionWindow {
  readonly seat: Seat
  /** The copies in hand that have reacted. */
  readonly #used: Card[] = []
  /** For each card put onto the deck meanwhile, the top one last, whether it has reacted. */
  readonly #onDeck: boolean[] = []

  constructor(seat: Seat) {
    this.seat = seat
  }

  /** The cards of the hand that haven't reacted yet. */
  unused(hand: readonly Card[]): Card[] {
    return without(hand, this.#used)
  }

  reacted(card: Card): void {
    this.#used.push(card)
  }

  /** Cards were drawn, in this order. */
  drawn(cards: readonly Card[]): void {
    for (const card of cards) if (this.#onDeck.pop() === true) this.#used.push(card)
  }

  /** Cards of the hand were put onto the deck, the last one on top. */
  putOnDeck(cards: readonly Card[]): void {
    for (const card of cards) this.#onDeck.push(takeOut(this.#used, card))
  }

  /** A card of the hand went where it can't come back from during this Attack. */
  gone(card: Card): void {
    takeOut(this.#used, card)
  }
}
