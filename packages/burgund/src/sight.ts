import { at, type Seat, seat as seatOf } from '@kartentisch/kernel'
import { animalName, type Bonus, bonusName, type Card, cardNamed, cardNames, GOODS, goodName } from './card.ts'
import { data, KINDS } from './data.ts'
import { setKind } from './estate.ts'
import {
  whyNoAction,
  whyNoPurchase,
  whyNotReached,
  whyNotSold,
  workersToPlace,
  workersToSell,
  workersToTake,
} from './reach.ts'
import { account, egonAccount, egonScore, score, winners } from './scoring.ts'
import type { EgonState, Phase, PlayerState, State } from './state.ts'
import type { EgonView, PlayerView, Reach, Reached, SetView, StackView, View } from './view.ts'

/** What everybody may know of a player: all but the hand and the personal stack. */
export type OpenPlayer = Readonly<Omit<PlayerState, 'hand' | 'stack'>>

/**
 * What a seat may know, live: bots look through it in simulations, and `view` writes it down.
 * It is built by listing what may be seen, never by leaving out what may not.
 */
export class Sight {
  readonly seat: Seat
  readonly #state: State

  constructor(state: State, seat: Seat) {
    this.seat = seat
    this.#state = state
  }

  get players(): number {
    return this.#state.players.length
  }

  get phase(): Phase {
    return this.#state.phase
  }

  get turn(): Seat {
    return this.#state.turn
  }

  /** Whether the purchase of this turn has been made. */
  get purchased(): boolean {
    return this.#state.purchased
  }

  /** The round card in force, by its place among them. */
  get round(): number {
    return this.#state.round
  }

  get cycle(): number {
    return this.#state.cycle
  }

  get first(): Seat {
    return this.#state.first
  }

  get holder(): Seat {
    return this.#state.holder
  }

  get front(): boolean {
    return this.#state.front
  }

  /** This seat's own hand; nothing for somebody who only watches. */
  get hand(): readonly Card[] {
    return this.#state.players[this.seat]?.hand ?? []
  }

  handSize(whose: Seat): number {
    return at(this.#state.players, whose).hand.length
  }

  /** How many cards a personal stack has; nobody knows which. */
  stackSize(whose: Seat): number {
    return at(this.#state.players, whose).stack.length
  }

  /** What lies open before a player. */
  player(whose: Seat = this.seat): OpenPlayer {
    return at(this.#state.players, whose)
  }

  /** The cards of a row from 1 to 6. */
  row(row: number): readonly Card[] {
    return this.#state.display[row - 1] ?? []
  }

  get drawSize(): number {
    return this.#state.draw.length
  }

  get discard(): readonly Card[] {
    return this.#state.discard
  }

  get bought(): readonly Card[] {
    return this.#state.bought
  }

  /** The top card of a stack; nothing if it is empty. */
  top(sort: 'goods' | 'animals', stack: number): number | undefined {
    return this.#state[sort][stack]?.at(-1)
  }

  height(sort: 'goods' | 'animals', stack: number): number {
    return this.#state[sort][stack]?.length ?? 0
  }

  /** Bonus cards still to be had. */
  get bonus(): readonly Bonus[] {
    return this.#state.bonus
  }

  get solo(): boolean {
    return this.#state.egon !== null
  }

  /** The sets Egon has laid out. */
  get egonEstate(): readonly (readonly Card[])[] {
    return this.#state.egon?.estate ?? []
  }

  get egonScore(): number {
    return egonScore(this.#state)
  }

  score(whose: Seat = this.seat): number {
    return score(this.#state, whose)
  }

  /** All of it as plain data with ids. */
  view(): View {
    const state = this.#state
    const over = state.phase === 'over'
    const players = state.players.map((player, i) => this.#viewPlayer(player, seatOf(i)))
    return {
      seat: this.seat,
      round: at(data.roundCards, state.round).id,
      cycle: state.cycle,
      phase: state.phase,
      turn: state.turn,
      purchased: state.purchased,
      whyNoPurchase: whyNoPurchase(state) ?? null,
      whyNoAction: whyNoAction(state) ?? null,
      acting: state.acting === undefined ? null : reachWith(at(players, state.turn), state.acting),
      players,
      display: state.display.map(cardNames),
      draw: state.draw.length,
      // Everybody may look the discard pile through; its order means nothing.
      discard: cardNames(state.discard).sort(),
      bought: cardNames(state.bought),
      goods: state.goods.map(stack => viewStack(stack, goodName)),
      animals: state.animals.map(stack => viewStack(stack, animalName)),
      bonus: state.bonus.map(bonusName),
      start:
        state.egon === null ? { holder: state.holder, face: state.front ? 'front' : 'back', first: state.first } : null,
      egon: state.egon === null ? null : viewEgon(state.egon, egonScore(state)),
      over,
      winners: over ? winners(state) : [],
    }
  }

  #viewPlayer(player: PlayerState, whose: Seat): PlayerView {
    return {
      handSize: player.hand.length,
      hand: whose === this.seat ? cardNames(player.hand) : null,
      stack: player.stack.length,
      projects: cardNames(player.projects),
      estate: viewEstate(player.estate),
      goods: counts(player.goods, goodName),
      animals: counts(player.animals, animalName),
      sold: counts(player.sold, goodName),
      silver: player.silver,
      workers: player.workers,
      vp: player.vp,
      bonus: player.bonus.map(bonusName),
      score: score(this.#state, whose),
      account: account(this.#state, whose),
    }
  }
}

/** What a player could do with a die, and for how many workers. */
export function reachWith({ workers, projects, goods }: PlayerView, die: number): Reach {
  const reached = (needed: number): Reached => ({ workers: needed, whyNot: whyNotReached({ workers }, needed) ?? null })
  const stored = GOODS.map(id => goods[id] ?? 0)
  return {
    die,
    rows: Array.from({ length: data.rows }, (_, i) => reached(workersToTake(die, i + 1))),
    projects: projects.map(name => reached(workersToPlace(die, cardNamed(name) ?? -1))),
    goods: Object.fromEntries(
      GOODS.map((id, sort) => [
        id,
        {
          workers: workersToSell(die, sort),
          whyNot: whyNotSold({ workers, goods: stored }, die, sort) ?? null,
        },
      ]),
    ),
  }
}

const counts = (list: readonly number[], name: (sort: number) => string): Record<string, number> =>
  Object.fromEntries(list.map((count, sort) => [name(sort), count]))

const viewStack = (stack: readonly number[], name: (sort: number) => string): StackView => {
  const top = stack.at(-1)
  return { top: top === undefined ? null : name(top), height: stack.length }
}

const viewEstate = (estate: readonly (readonly Card[])[]): SetView[] =>
  estate.map(set => ({ kind: at(KINDS, setKind(set)), cards: cardNames(set) }))

const viewEgon = (egon: EgonState, points: number): EgonView => ({
  stacks: egon.stacks.map(stack => stack.length).reverse(),
  estate: viewEstate(egon.estate),
  bonus: egon.bonus.map(bonusName),
  score: points,
  account: egonAccount(egon),
})
