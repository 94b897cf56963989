import type { Card } from './card.ts'
import { takeOut } from './play/piles.ts'

/** A card that is there, and which one it is if that is known. */
export type Seen = Card | undefined

/** What somebody knows for sure about where one player's cards lie. */
export class Recollection {
  /** The cards on top of the deck, the last one on top; nothing is known of what lies below. */
  deck: Seen[] = []
  /** Cards of the discard pile, in no order. */
  discard: Seen[] = []
  /** Whether these are all of the discard pile. */
  whole: boolean
  /** Some cards of the hand. */
  readonly hand: Card[] = []
  /** What may lie face up beside the deck, or more. */
  readonly #aside: Seen[] = []

  constructor(whole: boolean) {
    this.whole = whole
  }

  /** Of cards moved unseen: those it must be. */
  guessed(from: string, count: number, wholeHand: boolean): Seen[] {
    const unknown: Seen[] = Array.from({ length: count }, () => undefined)
    if (from === 'hand' && wholeHand) return [...this.hand, ...unknown].slice(0, count)
    const [first, ...others] = this.#aside
    const onlyOne = from === 'aside' && others.every(other => other === first)
    return onlyOne ? unknown.map(() => first) : unknown
  }

  take(from: string, cards: readonly Seen[]): void {
    if (from === 'deck') this.#takeFromDeck(cards)
    else if (from === 'discard') this.#takeFromDiscard(cards)
    else if (from === 'hand') {
      // Whatever is known of the hand may be what was taken unseen.
      if (cards.includes(undefined)) this.hand.length = 0
      for (const card of cards) if (card !== undefined) takeOut(this.hand, card)
    } else if (from === 'aside')
      for (const card of cards) if (!takeSeen(this.#aside, card)) takeSeen(this.#aside, undefined)
  }

  put(to: string, cards: readonly Seen[]): void {
    if (to === 'deck') this.deck.push(...cards)
    else if (to === 'discard') this.discard.push(...cards)
    else if (to === 'hand') this.hand.push(...cards.filter(card => card !== undefined))
    else if (to === 'aside') this.#aside.push(...cards)
  }

  #takeFromDeck(cards: readonly Seen[]): void {
    for (const card of cards) {
      const top = this.deck.pop()
      // Not the top card, then: where the others lie isn't sure any more.
      if (top !== undefined && card !== undefined && top !== card) this.deck = []
    }
  }

  #takeFromDiscard(cards: readonly Seen[]): void {
    if (cards.includes(undefined)) {
      const left = this.whole ? Math.max(0, this.discard.length - cards.length) : 0
      this.discard = Array.from({ length: left }, () => undefined)
      return
    }
    for (const card of cards) if (!takeSeen(this.discard, card)) takeSeen(this.discard, undefined)
  }

  /** The top of the deck was shown. */
  showTop(card: Card): void {
    this.deck.pop()
    this.deck.push(card)
  }

  /** These cards of the hand were shown, all at once. */
  showHand(cards: readonly Card[]): void {
    const known = [...this.hand]
    for (const card of cards) if (!takeOut(known, card)) this.hand.push(card)
  }

  /** Which card lies on top of the discard pile, or that there is none. */
  showDiscard(top: Card | undefined): void {
    if (top === undefined) this.emptyDiscard()
    else if (this.discard.includes(top)) return
    else if (takeSeen(this.discard, undefined) || !this.whole) this.discard.push(top)
  }

  showWholeDiscard(cards: readonly Card[]): void {
    this.discard = [...cards]
    this.whole = true
  }

  emptyDiscard(): void {
    this.discard = []
    this.whole = true
  }

  /** Nobody says how many cards are gone from the discard pile. */
  forgetDiscard(): void {
    this.discard = []
    this.whole = false
  }

  deckToDiscard(): void {
    this.discard.push(...this.deck.filter(card => card !== undefined))
    this.whole = false
    this.deck = []
  }

  allToHand(): void {
    this.hand.push(...[...this.deck, ...this.discard].filter(card => card !== undefined))
    this.deck = []
    this.emptyDiscard()
  }

  forgetHand(): void {
    this.hand.length = 0
  }
}

function takeSeen(cards: Seen[], card: Seen): boolean {
  const i = cards.lastIndexOf(card)
  if (i >= 0) cards.splice(i, 1)
  return i >= 0
}
