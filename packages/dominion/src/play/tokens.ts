import { at, type Seat } from '@kartentisch/kernel'
import type { Card } from '../card.ts'
import { Playing } from './playing.ts'

/** Tokens that lie on supply piles, empty ones too, and on landmarks. A card without a pile has no place for any. */
export abstract class Tokens extends Playing {
  /** The VP on a card's pile. */
  tokensOnPile(card: Card): number {
    return this.state.pileVp[at(this.tables.pileOf, card)] ?? 0
  }

  /** Puts VP onto a card's pile. */
  putOnPile(card: Card, n = 1): void {
    const pile = at(this.tables.pileOf, card)
    if (pile < 0) return
    this.state.pileVp[pile] = at(this.state.pileVp, pile) + n
    if (this.hears) this.tell('put-vp', this.me, [], { count: n, to: at(this.tables.piles, pile).id })
  }

  /** Takes all VP from a card's pile. */
  takeFromPile(card: Card, seat: Seat = this.me): void {
    const taken = this.tokensOnPile(card)
    if (taken === 0) return
    this.state.pileVp[at(this.tables.pileOf, card)] = 0
    this.vp(taken, seat)
  }

  /** Moves 1 VP from a card's pile to a landmark, if there is one. */
  moveToLandmark(card: Card, landmark: string): void {
    const left = this.tokensOnPile(card)
    if (left === 0) return
    const pile = at(this.tables.pileOf, card)
    const i = this.#landmark(landmark)
    this.state.pileVp[pile] = left - 1
    this.state.landmarkVp[i] = at(this.state.landmarkVp, i) + 1
    if (this.hears) this.tell('move-vp', this.me, [], { count: 1, from: at(this.tables.piles, pile).id, to: landmark })
  }

  /** Takes VP from a landmark: `n`, or what is left there. */
  takeFromLandmark(landmark: string, n: number, seat: Seat = this.me): void {
    const i = this.#landmark(landmark)
    const left = at(this.state.landmarkVp, i)
    const taken = Math.min(n, left)
    this.state.landmarkVp[i] = left - taken
    this.vp(taken, seat)
  }

  #landmark(id: string): number {
    return this.tables.landmarks.findIndex(landmark => landmark.id === id)
  }

  /** The debt on a card's pile. */
  debtOnPile(card: Card): number {
    return this.state.pileDebt[at(this.tables.pileOf, card)] ?? 0
  }

  /** Puts debt onto a pile. */
  putDebtOnPile(pile: number, n: number): void {
    this.state.pileDebt[pile] = at(this.state.pileDebt, pile) + n
    if (this.hears) this.tell('put-debt', this.me, [], { count: n, to: at(this.tables.piles, pile).id })
  }

  /** Takes all debt from a card's pile. */
  takeDebtFromPile(card: Card): void {
    const taken = this.debtOnPile(card)
    if (taken === 0) return
    this.state.pileDebt[at(this.tables.pileOf, card)] = 0
    this.takeDebt(taken)
  }
}
