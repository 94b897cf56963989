import { at, MOVE, type Seat } from '@kartentisch/kernel'
import { ACTION, asCard, PROVINCE, TREASURE } from '../card.ts'
import { BUY, COFFERS, DEBT, END_ACTIONS, END_TURN, EVENT, PLAY, TREASURES } from '../moves.ts'
import { whyNotAfforded, whyNotEventAfforded, whyNotPlayed } from '../purchase.ts'
import type { DominionQuestion } from '../questions.ts'
import { startTurn } from '../state.ts'
import { CleanUp } from './clean-up.ts'
import type { Effect } from './effects.ts'

const NO_CARDS: readonly number[] = []

/** The choice of a move. Its choices are listed only if somebody asks for them. */
class MoveQuestion implements DominionQuestion {
  private readonly turn: Turn
  private listed: readonly number[] | undefined
  readonly seat: Seat
  readonly whose: Seat
  readonly about: DominionQuestion['about']

  constructor(turn: Turn) {
    const { seat, controller, phase } = turn.turn
    this.turn = turn
    this.seat = controller
    this.whose = seat
    this.about = phase
  }

  get choices(): readonly number[] {
    this.listed ??= this.turn.moves()
    return this.listed
  }

  get step() {
    return MOVE
  }

  get of() {
    return 'move' as const
  }

  get from() {
    return '' as const
  }

  get min() {
    return 1
  }

  get max() {
    return 1
  }

  get orNone() {
    return false
  }

  get ordered() {
    return false
  }

  get shown() {
    return NO_CARDS
  }
}

/** A turn from its start to the next one. Each step goes from one quiet point to the next. */
export abstract class Turn extends CleanUp {
  step(): void {
    const { turn } = this.state
    this.about = turn.phase
    if (turn.phase === 'start') this.#start()
    if (turn.phase === 'action') this.#actionPhase()
    else if (turn.phase === 'buy-start') this.#startBuying()
    else if (turn.phase === 'buy') this.#buyPhase()
    else if (turn.phase === 'clean-up') this.#cleanUp()
    else if (turn.phase === 'between') this.#betweenTurns()
  }

  #start(): void {
    const { turn } = this.state
    const player = this.player(turn.seat)
    if (!turn.extra) player.turns++
    if (this.hears) this.tell('turn', turn.seat, [], { count: player.turns, to: turn.extra ? 'extra' : '' })
    if (this.hears && this.controlled)
      this.tell('take-control', turn.seat, player.hand, {
        seenBy: this.sees(turn.seat),
        to: `seat-${turn.controller + 1}`,
      })
    if (player.later.length > 0) {
      const effects = player.later.map((later): Effect => {
        const act = () => {
          this.as(later.card, () => at(this.tables.faces, later.card).nextTurn?.(this.g, later))
          // What still holds cards goes on next turn.
          if (later.cards.length === 0) player.later.splice(player.later.indexOf(later), 1)
        }
        return { thing: later.card, touches: 'start-of-turn', act }
      })
      this.inAnyOrder(turn.seat, effects)
    }
    turn.phase = 'action'
  }

  #actionPhase(): void {
    const { turn } = this.state
    if (turn.actions === 0 || !this.#holds(ACTION)) {
      // Nothing can be played: the phase passes by itself. That no Action is left everybody sees, the hand not.
      turn.unseen = turn.actions > 0
      this.#beginBuying()
      return
    }
    const move = this.#askMove()
    if (move === END_ACTIONS) this.#beginBuying()
    else if (move === END_TURN) turn.phase = 'clean-up'
    else {
      turn.actions--
      this.playFromHand(asCard(move - PLAY))
    }
  }

  #holds(type: number): boolean {
    const { hand } = this.player(this.me)
    // By number, as every turn begins here: the list's iterator takes its time.
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]
      if (card !== undefined && this.is(card, type)) return true
    }
    return false
  }

  #beginBuying(): void {
    const { turn } = this.state
    turn.phase = 'buy'
    if (!this.tables.hasBuyStart) return
    turn.phase = 'buy-start'
  }

  #startBuying(): void {
    this.state.turn.phase = 'buy'
    for (const { id, startOfBuyPhase } of this.tables.landmarks) {
      if (startOfBuyPhase !== undefined) this.as(this.tables.number(id), () => startOfBuyPhase(this.g))
    }
  }

  #buyPhase(): void {
    const move = this.#askMove()
    this.state.turn.unseen = false
    if (move === END_TURN) this.state.turn.phase = 'clean-up'
    else if (move === TREASURES) this.#playTreasures()
    else if (move >= DEBT) this.payDebt(move - DEBT)
    else if (move >= COFFERS) this.spendCoffers(move - COFFERS)
    else if (move >= EVENT) this.buyEvent(move - EVENT)
    else if (move >= BUY) this.buy(asCard(move - BUY))
    else this.playFromHand(asCard(move - PLAY))
  }

  #askMove(): number {
    const move = this.driver.ask(new MoveQuestion(this))[0]
    if (move === undefined) throw new RangeError('A move is one of those that are legal.')
    return move
  }

  /** All moves that are legal now. */
  moves(): number[] {
    const { turn } = this.state
    const moves: number[] = []
    if (turn.phase === 'action') {
      if (whyNotPlayed(turn, ACTION) === undefined) this.#listPlays(ACTION, moves)
      moves.push(END_ACTIONS)
    } else {
      this.#listMoney(moves)
      if (this.mayPurchase()) this.#listPurchases(moves)
      const payable = Math.min(this.player(this.me).debt, turn.coins)
      for (let n = 1; n <= payable; n++) moves.push(DEBT + n)
    }
    moves.push(END_TURN)
    return moves
  }

  #listPlays(type: number, moves: number[]): void {
    const { types } = this.tables
    for (const card of this.player(this.me).hand) {
      if (((types[card] ?? 0) & type) !== 0 && !moves.includes(PLAY + card)) moves.push(PLAY + card)
    }
  }

  /** Treasures and coffers, before the first purchase. */
  #listMoney(moves: number[]): void {
    if (whyNotPlayed(this.turn, TREASURE) !== undefined) return
    this.#listPlays(TREASURE, moves)
    if (moves.length > 0) moves.push(TREASURES)
    const { coffers } = this.player(this.me)
    for (let n = 1; n <= coffers; n++) moves.push(COFFERS + n)
  }

  #listPurchases(moves: number[]): void {
    const { tables, turn, cheaper } = this
    const { piles, events } = tables
    for (let pile = 0; pile < piles.length; pile++) {
      const card = this.topOfPile(pile)
      if (card !== undefined && whyNotAfforded(tables, turn, card, cheaper) === undefined) moves.push(BUY + card)
    }
    for (let i = 0; i < events.length; i++)
      if (whyNotEventAfforded(tables, turn, i) === undefined) moves.push(EVENT + i)
  }

  /** Plays all Treasures in hand, the basic ones last. */
  #playTreasures(): void {
    const { turn } = this.state
    const { types, onlyMoney, hasKingdomTreasures } = this.tables
    while (hasKingdomTreasures && turn.phase === 'buy') {
      const card = this.player(this.me).hand.find(held => held > PROVINCE && this.is(held, TREASURE))
      if (card === undefined) break
      this.playFromHand(card)
    }
    const player = this.player(this.me)
    const { hand } = player
    for (let i = hand.length - 1; i >= 0 && turn.phase === 'buy'; i--) {
      const card = hand[i]
      if (card === undefined || ((types[card] ?? 0) & TREASURE) === 0) continue
      if (onlyMoney[card] === true && !this.hears) this.playMoney(player, i, card)
      else this.playFromHand(card)
    }
  }

  #cleanUp(): void {
    const { turn } = this.state
    this.cleanUp()
    turn.phase = 'between'
    if (turn.after.length === 0) this.#betweenTurns()
  }

  /** What happens between turns, then the game-end check, then the next turn. */
  #betweenTurns(): void {
    const { turn } = this.state
    for (const seat of turn.after.length === 0 ? [] : this.everyoneFrom(turn.seat)) {
      const effects = turn.after
        .filter(after => after.seat === seat)
        .map(({ thing }): Effect => ({ thing, touches: 'between-turns', act: () => this.#afterTurn(thing, seat) }))
      this.inAnyOrder(seat, effects)
    }
    if (this.#ends()) {
      turn.phase = 'over'
      if (this.hears) this.tell('game-over', turn.seat)
      return
    }
    this.#nextTurn()
  }

  /** Leaves what an event or landmark does between this turn and the next. */
  afterThisTurn(id: string, seat: Seat): void {
    this.state.turn.after.push({ thing: this.tables.number(id), seat })
  }

  #afterTurn(thing: number, seat: Seat): void {
    const id = this.tables.name(thing)
    const acts = [...this.tables.events, ...this.tables.landmarks].find(face => face.id === id)?.afterTurn
    this.as(thing, () => acts?.(this.g, seat))
  }

  #ends(): boolean {
    const { piles, players } = this.state
    if (piles[PROVINCE] === 0) return true
    return this.emptyPiles() >= (players.length < 5 ? 3 : 4)
  }

  #nextTurn(): void {
    const { state } = this
    if (state.extraTurns.length === 0) {
      state.regular = this.left(state.regular)
      startTurn(state.turn, state.regular, state.regular, false)
      return
    }
    const n = state.players.length
    const distance = (seat: Seat) => (seat - state.turn.seat + n) % n
    const next = state.extraTurns.reduce((a, b) => (distance(b.seat) < distance(a.seat) ? b : a))
    state.extraTurns.splice(state.extraTurns.indexOf(next), 1)
    startTurn(state.turn, next.seat, next.controller, true)
  }

  /** After this turn that player takes an extra turn in which this one decides. */
  controlExtraTurnOf(seat: Seat): void {
    this.state.extraTurns.push({ seat, controller: this.me })
    if (this.hears) this.tell('extra-turn', seat)
  }

  /** Back to the action phase, in the middle of the buy phase. */
  returnToActions(): void {
    const { turn } = this.state
    if (turn.phase !== 'buy') return
    turn.phase = 'action'
    turn.purchases = 0
  }
}
