import { NO_ONE, NOBODY, type Seat, seatBit, shuffle } from '@kartentisch/kernel'
import type { Card } from '../card.ts'
import { data } from '../data.ts'
import { displayRow } from '../display.ts'
import { drawable } from '../reach.ts'
import { Ground } from './ground.ts'

/** Takes one copy out of a list; the order of the rest stays. */
export function takeOut(cards: Card[], card: Card): void {
  const i = cards.lastIndexOf(card)
  if (i < 0) throw new RangeError(`There is no card ${card} to take.`)
  cards.splice(i, 1)
}

/** The verbs that move action cards between draw pile, discard pile, display and personal stacks. */
export abstract class Piles extends Ground {
  /** Cards that can be drawn, with the discard pile shuffled in if need be. */
  protected get drawable(): number {
    return drawable(this.state)
  }

  /** The top card of the draw pile. The discard pile is shuffled only when the next card is needed. */
  protected drawCard(): Card {
    const { state } = this
    if (state.draw.length === 0) this.#reshuffle()
    const card = state.draw.pop()
    if (card === undefined) throw new RangeError('There is no card left to draw.')
    return card
  }

  #reshuffle(): void {
    const { state } = this
    const { draw, discard } = state
    if (this.driver.shuffle?.(discard) !== true) shuffle(state.random, discard)
    state.draw = discard
    state.discard = draw
    if (this.hears) this.tell('shuffle', NOBODY, [], { count: discard.length, from: 'discard', to: 'draw' })
  }

  /** Puts cards that have left their place onto the discard pile. */
  protected discard(cards: readonly Card[], from: 'projects' | 'bought'): void {
    for (const card of cards) this.state.discard.push(card)
    if (this.hears && cards.length > 0) this.tell('discard', this.me, cards, { from, to: 'discard' })
  }

  protected clearDisplay(): void {
    const { display, discard } = this.state
    if (this.hears) this.tell('clear-display', NOBODY, display.flat(), { from: 'display', to: 'discard' })
    for (const row of display) for (let card = row.pop(); card !== undefined; card = row.pop()) discard.push(card)
  }

  /** Deals this many cards face up to the display. */
  protected dealDisplay(count: number): void {
    const { display, players } = this.state
    for (let i = 0; i < count; i++) {
      const card = this.drawCard()
      const row = displayRow(players.length, i, card)
      display[row]?.push(card)
      if (this.hears) this.tell('deal-display', NOBODY, [card], { from: 'draw', to: `row-${row + 1}` })
    }
  }

  /** Deals a personal stack, whose first card comes to lie on top. */
  protected dealStack(whose: Seat, count: number): void {
    const { stack } = this.player(whose)
    for (let i = 0; i < count; i++) stack.push(this.drawCard())
    stack.reverse()
    if (this.hears) this.tell('deal-stack', whose, [], { seenBy: NO_ONE, count, from: 'draw', to: 'stack' })
  }

  /** Takes cards from the personal stack until the hand is full or the stack empty. */
  protected fillHand(whose: Seat): void {
    const { hand, stack } = this.player(whose)
    while (hand.length < data.handSize) {
      const card = stack.pop()
      if (card === undefined) return
      hand.push(card)
      if (this.hears) this.tell('draw', whose, [card], { seenBy: seatBit(whose), from: 'stack', to: 'hand' })
    }
  }
}
