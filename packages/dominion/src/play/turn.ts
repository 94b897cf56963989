import { at, MOVE, type Question, type Seat } from '@kartentisch/kernel'
import { ACTION, asCard, PROVINCE, TREASURE } from '../card.ts'
import { BUY, COFFERS, DEBT, END_ACTIONS, END_TURN, EVENT, PLAY, TREASURES } from '../moves.ts'
import { startTurn } from '../state.ts'
import { Buying } from './buying.ts'
import type { Effect } from './effects.ts'

const HAND_SIZE = 5
const NO_CARDS: readonly number[] = []

/** The choice of a move. Its choices are listed only if somebody asks for them. */
class MoveQuestion implements Question {
  private readonly turn: Turn
  private listed: readonly number[] | undefined
  readonly seat: Seat
  readonly whose: Seat
  readonly about: string

  constructor(turn: Turn) {
    const { seat, controller, phase } = turn.turn
    this.turn = turn
    this.listed = undefined
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
    return 'move'
  }

  get from() {
    return ''
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
export abstract class Turn extends Buying {
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
    if (this.hears) this.tell('turn', turn.seat, [], { count: player.turns })
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
      // Nothing can be played: the phase passes by itself.
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
    const { types } = this.tables
    for (const card of this.player(this.me).hand) if (((types[card] ?? 0) & type) !== 0) return true
    return false
  }

  #beginBuying(): void {
    const { turn } = this.state
    turn.purchases = 0
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
    if (move === END_TURN) this.state.turn.phase = 'clean-up'
    else if (move === TREASURES) this.#playTreasures()
    else if (move >= DEBT) this.payDebt(move - DEBT)
    else if (move >= COFFERS) this.spendCoffers(move - COFFERS)
    else if (move >= EVENT) this.buyEvent(move - EVENT)
    else if (move >= BUY) this.buy(asCard(move - BUY))
    else this.playFromHand(asCard(move - PLAY))
  }

  #askMove(): number {
    const [move] = this.driver.ask(new MoveQuestion(this))
    if (move === undefined) throw new RangeError('A move is one of those that are legal.')
    return move
  }

  /** All moves that are legal now. */
  moves(): number[] {
    const { turn } = this.state
    const moves: number[] = []
    if (turn.phase === 'action') {
      this.#listPlays(ACTION, moves)
      moves.push(END_ACTIONS)
    } else {
      if (turn.purchases === 0) this.#listMoney(moves)
      if (this.mayPurchase()) this.#listPurchases(moves)
      const payable = Math.min(this.player(this.me).debt, turn.coins)
      for (let n = 1; n <= payable; n++) moves.push(DEBT + n)
    }
    moves.push(END_TURN)
    return moves
  }

  #listPlays(type: number, moves: number[]): void {
    for (const card of this.player(this.me).hand) {
      if (this.is(card, type) && !moves.includes(PLAY + card)) moves.push(PLAY + card)
    }
  }

  /** Treasures and coffers, before the first purchase. */
  #listMoney(moves: number[]): void {
    this.#listPlays(TREASURE, moves)
    if (moves.length > 0) moves.push(TREASURES)
    const { coffers } = this.player(this.me)
    for (let n = 1; n <= coffers; n++) moves.push(COFFERS + n)
  }

  #listPurchases(moves: number[]): void {
    const { piles, events } = this.tables
    for (let pile = 0; pile < piles.length; pile++) {
      const card = this.topOfPile(pile)
      if (card !== undefined && this.affords(card)) moves.push(BUY + card)
    }
    for (let i = 0; i < events.length; i++) if (this.canBuyEvent(i)) moves.push(EVENT + i)
  }

  /** Plays all Treasures in hand, the basic ones last. */
  #playTreasures(): void {
    const { turn } = this.state
    const { types, hasKingdomTreasures } = this.tables
    while (hasKingdomTreasures && turn.phase === 'buy') {
      const card = this.player(this.me).hand.find(held => held > PROVINCE && this.is(held, TREASURE))
      if (card === undefined) break
      this.playFromHand(card)
    }
    const { hand } = this.player(this.me)
    for (let i = hand.length - 1; i >= 0 && turn.phase === 'buy'; i--) {
      const card = hand[i]
      if (card !== undefined && ((types[card] ?? 0) & TREASURE) !== 0) this.playFromHand(card)
    }
  }

  #cleanUp(): void {
    const { turn } = this.state
    if (this.tables.hasCleanUp) this.#startOfCleanUp()
    if (this.tables.hasDiscardFromPlay) this.#actWhenDiscarded()
    this.#discardAll()
    this.draw(HAND_SIZE)
    this.#endOfTurn()
    turn.phase = 'between'
    if (turn.after.length === 0) this.#betweenTurns()
  }

  #startOfCleanUp(): void {
    const player = this.player(this.me)
    for (const later of player.later.filter(({ when }) => when === 'clean-up')) {
      player.later.splice(player.later.indexOf(later), 1)
      this.as(later.card, () => at(this.tables.faces, later.card).cleanUp?.(this.g, later))
    }
    for (const mark of [...player.marks]) {
      const card = this.cardInPlay(mark)
      if (card !== undefined) this.as(card, () => at(this.tables.faces, card).startOfCleanUp?.(this.g, mark))
    }
  }

  /** Cards that act when discarded from play, one after the other in the order the player likes. */
  #actWhenDiscarded(): void {
    const player = this.player(this.me)
    const kept = this.#kept()
    const discarded = new Set<number>()
    for (;;) {
      const able = player.marks.filter(mark => {
        if (kept.has(mark) || discarded.has(mark)) return false
        const card = this.cardInPlay(mark)
        const acts = card === undefined ? undefined : at(this.tables.faces, card).discardFromPlay
        return acts !== undefined && (acts.can === undefined || acts.can(this.g))
      })
      if (able.length === 0) return
      const cards = able.flatMap(mark => this.cardInPlay(mark) ?? [])
      const card = this.chooseOne('discard-next', [...new Set(cards)], { from: 'play' })
      const mark = able.find(candidate => this.cardInPlay(candidate) === card)
      if (card === undefined || mark === undefined) return
      discarded.add(mark)
      this.as(card, () => at(this.tables.faces, card).discardFromPlay?.act(this.g, mark))
      if (this.leavePlay(mark)) {
        player.discard.push(card)
        if (this.hears) this.tell('discard', this.me, [card], { from: 'play', to: 'discard' })
      }
    }
  }

  /** Marks of the cards that stay in play. */
  #kept(): Set<number> {
    return new Set(this.player(this.me).later.flatMap(later => (later.when === 'next-turn' ? later.keeps : [])))
  }

  /** Discards the hand, which isn't shown, and then what is in play and doesn't stay. */
  #discardAll(): void {
    const player = this.player(this.me)
    const { hand, play, marks, discard } = player
    if (this.hears) this.#tellCleanUp()
    for (let card = hand.pop(); card !== undefined; card = hand.pop()) discard.push(card)
    if (player.later.length === 0) {
      for (let card = play.pop(); card !== undefined; card = play.pop()) discard.push(card)
      while (marks.length > 0) marks.pop()
      return
    }
    const kept = this.#kept()
    for (let i = 0; i < marks.length; ) {
      if (kept.has(at(marks, i))) i++
      else {
        discard.push(at(play, i))
        play.splice(i, 1)
        marks.splice(i, 1)
      }
    }
  }

  #tellCleanUp(): void {
    const { me } = this
    const { hand, play, marks } = this.player(me)
    const kept = this.#kept()
    const played = play.filter((_, i) => !kept.has(at(marks, i)))
    if (hand.length > 0) this.tell('discard', me, hand, { seenBy: this.sees(me), from: 'hand', to: 'discard' })
    if (played.length > 0) this.tell('discard', me, played, { from: 'play', to: 'discard' })
    else if (hand.length > 0) this.tell('top-of-discard', me, hand.slice(0, 1))
  }

  #endOfTurn(): void {
    const player = this.player(this.me)
    if (player.returning.length > 0) {
      if (this.hears) this.tell('return', this.me, player.returning, { from: 'aside', to: 'discard' })
      player.discard.push(...player.returning)
      player.returning.length = 0
    }
    for (const { id, endOfTurn } of this.tables.landmarks) {
      if (endOfTurn !== undefined) this.as(this.tables.number(id), () => endOfTurn(this.g))
    }
  }

  /** What happens between turns, then the game-end check, then the next turn. */
  #betweenTurns(): void {
    const { turn } = this.state
    for (const seat of turn.after.length === 0 ? [] : this.everyoneFrom(turn.seat)) {
      const effects = turn.after
        .filter(after => after.seat === seat)
        .map(({ thing }): Effect => ({ thing, touches: 'between-turns', act: () => this.#afterTurn(thing, seat) }))
      if (effects.length > 0) this.inAnyOrder(seat, effects)
    }
    if (this.#ends()) {
      turn.phase = 'over'
      if (this.hears) this.tell('game-over', turn.seat)
      return
    }
    this.#nextTurn()
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

  /** Back to the action phase, in the middle of the buy phase. */
  returnToActions(): void {
    if (this.state.turn.phase === 'buy') this.state.turn.phase = 'action'
  }
}
