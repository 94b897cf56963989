import {
  type Answer,
  at,
  type Driver,
  EVERYONE,
  MOVE,
  onlyAnswer,
  type Play,
  type Question,
  type Seat,
  seatBit,
  seat as seatOf,
  shuffle,
} from '@kartentisch/kernel'
import type { EventType } from './events.ts'
import { BELIEVE, CLAIM, DOUBT, DRAW, kindOf, LAY, MIX, PASS } from './moves.ts'
import type { Setup } from './setup.ts'
import type { PlayerState, State } from './state.ts'

/** From here on a claim is true. */
export const GOOD = 4
const EARNED = 3
export const ACTIONS = 2

interface Told {
  readonly cards?: readonly number[]
  readonly seenBy?: number
  readonly count?: number
}

/** A game in progress. One step is one move and what it sets off. */
export class ToyPlay implements Play<State> {
  readonly state: State
  readonly #setup: Setup
  readonly #driver: Driver

  constructor(state: State, setup: Setup, driver: Driver) {
    this.state = state
    this.#setup = setup
    this.#driver = driver
  }

  get #me(): PlayerState {
    return at(this.state.players, this.state.turn)
  }

  #tell(type: EventType, seat: Seat, { cards = [], seenBy = EVERYONE, count = cards.length }: Told = {}): void {
    if (this.#driver.hears)
      this.#driver.tell({ type, seat, cards: [...cards], seenBy, count, about: type, from: '', to: '' })
  }

  #ask(seat: Seat, question: Pick<Question, 'about' | 'step' | 'of' | 'choices'>): number {
    const whole: Question = {
      ...question,
      seat,
      whose: seat,
      from: '',
      min: 1,
      max: 1,
      orNone: false,
      ordered: false,
      shown: [],
    }
    const only: Answer | undefined = question.step === MOVE ? undefined : onlyAnswer(whole)
    return at(only ?? this.#driver.ask(whole), 0)
  }

  step(): void {
    const { state } = this
    const move = this.#ask(state.turn, { about: 'turn', step: MOVE, of: 'move', choices: this.#moves() })
    state.actions--
    switch (kindOf(move)) {
      case 'pass':
        state.actions = 0
        break
      case 'draw':
        this.#draw()
        break
      case 'lay':
        this.#lay(move - LAY)
        break
      case 'claim':
        this.#claim()
        break
      case 'mix':
        this.#mix()
        break
    }
    if (state.actions === 0) this.#endTurn()
  }

  #moves(): number[] {
    const { deck, discard } = this.state
    const { hand } = this.#me
    const cards = [...new Set(hand)].sort((a, b) => a - b)
    return [
      PASS,
      ...(deck.length + discard.length > 0 ? [DRAW] : []),
      ...(hand.length > 0 ? [CLAIM] : []),
      ...(discard.length > 0 ? [MIX] : []),
      ...cards.map(card => LAY + card),
    ]
  }

  #draw(): void {
    const { state } = this
    if (state.deck.length === 0) this.#mix()
    const card = state.deck.pop()
    if (card === undefined) return
    this.#me.hand.push(card)
    this.#tell('draw', state.turn, { cards: [card], seenBy: seatBit(state.turn) })
  }

  #takeFromHand(card: number): void {
    const { hand } = this.#me
    hand.splice(hand.indexOf(card), 1)
  }

  #lay(card: number): void {
    this.#takeFromHand(card)
    this.#me.laid.push(card)
    this.#tell('lay', this.state.turn, { cards: [card] })
  }

  #claim(): void {
    const { state } = this
    const owner = state.turn
    const card = this.#ask(owner, { about: 'claim', step: 'card', of: 'card', choices: this.#me.hand })
    this.#takeFromHand(card)
    state.claimed = card
    this.#tell('claim', owner, { cards: [card], seenBy: seatBit(owner) })
    const next = seatOf((owner + 1) % state.players.length)
    const doubts = this.#ask(next, { about: 'claim', step: 'doubt', of: 'option', choices: [BELIEVE, DOUBT] }) === DOUBT
    this.#tell(doubts ? 'doubt' : 'believe', next)
    // While it was asked, the card may have been imagined to be another.
    const { claimed } = state
    if (doubts) this.#tell('show', owner, { cards: [claimed] })
    const earner = doubts && claimed < GOOD ? next : owner
    at(state.players, earner).tokens += EARNED
    this.#tell('tokens', earner, { count: EARNED })
    state.claimed = 0
    state.discard.push(claimed)
    this.#tell('discard', owner, { cards: [claimed], seenBy: doubts ? EVERYONE : seatBit(owner) })
  }

  /** Shuffles the discard pile together with the deck. */
  #mix(): void {
    const { state } = this
    state.deck.push(...state.discard)
    state.discard.length = 0
    if (this.#driver.shuffle?.(state.deck) !== true) shuffle(state.random, state.deck)
    this.#tell('shuffle', state.turn, { count: state.deck.length })
  }

  #endTurn(): void {
    const { state } = this
    this.#me.turns++
    state.turn = seatOf((state.turn + 1) % state.players.length)
    state.actions = ACTIONS
    if (this.#me.turns === this.#setup.rounds) {
      state.over = true
      this.#tell('over', state.turn)
    } else this.#tell('turn', state.turn)
  }
}
