import { NOBODY, type Seat, seat } from '@kartentisch/kernel'
import { data } from '../data.ts'
import { displaySize } from '../display.ts'
import { egonScore, score } from '../scoring.ts'
import { Egon } from './egon.ts'

/** Rounds and cycles: what happens between the turns. */
export abstract class Rounds extends Egon {
  /** A round that has been dealt begins. */
  protected beginRound(): void {
    const { state } = this
    this.about = 'round'
    if (this.hears)
      this.tell('round', state.first, [], { count: state.round + 1, from: data.roundCards[state.round]?.id ?? '' })
    this.turnUpEgonsStack()
  }

  /** Goes on to the next player who has a card to play, through the end of cycle and round if need be. */
  protected nextTurn(): void {
    const { state } = this
    for (let next = this.left(state.turn); next !== state.first; next = this.left(next)) {
      if (this.player(next).hand.length > 0) {
        this.#startTurn(next)
        return
      }
    }
    this.nextCycle()
  }

  /** A new cycle, or a new round when nobody has a card left. A round for which there were no cards is soon over. */
  protected nextCycle(): void {
    const { state } = this
    while (!this.#startCycle()) {
      if (this.#ends()) {
        state.phase = 'over'
        this.about = 'round'
        if (this.hears) this.tell('game-over', NOBODY)
        return
      }
      this.#prepareRound()
      this.beginRound()
    }
  }

  /** Everybody's hand is filled, and the first who has a card is to play; answers whether anybody has one. */
  #startCycle(): boolean {
    const { state } = this
    const { players, first } = state
    if (!players.some(({ hand, stack }) => hand.length + stack.length > 0)) return false
    state.cycle++
    this.about = 'cycle'
    if (this.hears) this.tell('cycle', first, [], { count: state.cycle })
    for (let i = 0; i < players.length; i++) this.fillHand(seat((first + i) % players.length))
    let whose = first
    while (this.player(whose).hand.length === 0) whose = this.left(whose)
    this.#startTurn(whose)
    return true
  }

  #startTurn(whose: Seat): void {
    const { state } = this
    state.turn = whose
    state.purchased = false
    state.phase = 'start-of-turn'
    this.about = 'turn'
    if (this.hears) this.tell('turn', whose)
  }

  /** Whether the game is over after this round: it was the last, or Egon has more points. */
  #ends(): boolean {
    const { state } = this
    if (state.round >= data.roundCards.length - 1) return true
    return state.egon !== null && egonScore(state) > score(state, seat(0))
  }

  /** Section 11.1. Where cards are short, the personal stacks go before the display. */
  #prepareRound(): void {
    const { state } = this
    const { length } = state.players
    this.about = 'round'
    this.clearDisplay()
    const each = Math.min(data.cardsPerRound, Math.floor(this.drawable / length))
    this.dealDisplay(Math.min(displaySize(length), this.drawable - each * length))
    state.round++
    state.cycle = 0
    for (const whose of this.everyoneFrom(state.first)) this.dealStack(whose, each)
    if (state.egon === null) this.#passStartPlayerCard()
  }

  /** With its back up the card makes its owner start player; otherwise nobody has sold, and it goes on clockwise. */
  #passStartPlayerCard(): void {
    const { state } = this
    if (state.front) state.holder = this.left(state.holder)
    state.front = true
    state.first = state.holder
    if (this.hears) this.tell('start-player-card', state.holder, [], { to: 'front' })
  }
}
