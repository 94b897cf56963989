import { MOVE } from '@kartentisch/kernel'
import { asCard, DIE } from '../card.ts'
import { BUY_CARDS, END_TURN, PLAY, partOf } from '../options.ts'
import { takeOut } from './piles.ts'
import { listCards } from './projects.ts'
import { Rounds } from './rounds.ts'

const NOTHING: readonly number[] = []

/** A turn from its start to the next one. Each step goes from one quiet point to the next. */
export abstract class Turn extends Rounds {
  step(): void {
    const { state } = this
    if (state.phase === 'set-up') {
      this.beginRound()
      this.nextCycle()
    } else if (state.phase === 'start-of-turn') this.#start()
    else if (state.phase === 'end-of-turn') this.#end()
  }

  #start(): void {
    const { state, own } = this
    this.about = 'turn'
    if (own.hand.length === 0) {
      // Only a position made by hand gives the turn to a player without cards.
      this.nextTurn()
      return
    }
    const options: number[] = []
    listCards(options, PLAY, own.hand)
    if (this.canBuy()) options.push(BUY_CARDS)
    const move = this.#askMove(options)
    if (move === BUY_CARDS) {
      this.buyCards()
      return
    }
    const card = asCard(partOf(move))
    takeOut(own.hand, card)
    state.discard.push(card)
    state.phase = 'action'
    if (this.hears) this.tell('play', this.me, [card], { from: 'hand', to: 'discard' })
    this.act('turn', DIE[card] ?? 0, [card])
    state.phase = 'end-of-turn'
    if (!this.canBuy()) this.nextTurn()
  }

  /** The turn ends by itself when no purchase can be made any more. */
  #end(): void {
    this.about = 'turn'
    if (this.canBuy() && this.#askMove([END_TURN, BUY_CARDS]) === BUY_CARDS) this.buyCards()
    this.nextTurn()
  }

  #askMove(choices: readonly number[]): number {
    return this.ask(MOVE, this.state.phase, 'move', choices, NOTHING)
  }
}
