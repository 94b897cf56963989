import { ACTION, asCard, type Card, moveNumber, type Tables, TREASURE } from '@kartentisch/dominion'
import type { Answer } from '@kartentisch/kernel'
import { KNOWLEDGE, type Knowledge } from './cards.ts'
import type { Judgement } from './judgement.ts'
import { LANDMARK_POINTS, type LandmarkPoints } from './landmarks.ts'
import { DEPENDS, ORDER, TERMINAL } from './order.ts'
import { type Traits, tryAll } from './traits.ts'

const COIN_OF = { potion: 2, coffer: 1.1, vp: 0.9, buy: 0.25, gain: 0.4, handLoss: 0.7 }

/** What every plan player knows about the cards of one game. */
export class Lore {
  readonly tables: Tables
  readonly traits: readonly Traits[]
  readonly knowledge: readonly (Knowledge | undefined)[]
  /** What the conditions call the money of a card. */
  readonly coins: readonly number[]
  /** What a card gives beyond the cards it draws, in coins. */
  readonly gives: readonly number[]
  /** What a card in hand is good for, roughly: to tell a good deck from a bad one. */
  readonly rough: readonly number[]
  /** When an Action is played, `DEPENDS` or `TERMINAL`; 0 for what isn't one. */
  readonly orders: readonly number[]
  /** What landmarks make of cards. */
  readonly landmarks: readonly LandmarkPoints[]
  readonly plays: readonly Answer[]
  readonly buys: readonly Answer[]

  constructor(tables: Tables) {
    this.tables = tables
    this.knowledge = tables.faces.map(({ id }) => KNOWLEDGE[id])
    this.traits = tryAll(tables).map((traits, card) => ({ ...traits, ...this.knowledge[card]?.traits }))
    this.coins = this.traits.map(({ coins }) => coins)
    this.gives = this.traits.map(givesOf)
    this.rough = this.traits.map((traits, card) => this.#rough(traits, asCard(card)))
    this.orders = this.traits.map((traits, card) => this.#order(traits, asCard(card)))
    this.landmarks = tables.landmarks.flatMap(({ id }) => LANDMARK_POINTS[id] ?? [])
    this.plays = tables.all.map(card => [moveNumber('play', card)])
    this.buys = tables.all.map(card => [moveNumber('buy', card)])
  }

  #rough(traits: Traits, card: Card): number {
    const all = Math.min(3, (this.gives[card] ?? 0) + Math.max(0, traits.cards))
    return this.tables.is(card, TREASURE) || traits.actions > 0 ? all : 0.6 * all
  }

  #order(traits: Traits, card: Card): number {
    const known = this.knowledge[card]
    if (!this.tables.is(card, ACTION)) return 0
    if (known?.use !== undefined || known?.order !== undefined) return DEPENDS
    return traits.actions > 0 ? this.liveOrder(card) : TERMINAL
  }

  /** Whether an event is any good now. */
  worthBuying(event: string, j: Judgement): boolean {
    return KNOWLEDGE[event]?.buy?.(j) ?? true
  }

  /** When an Action is played that leaves an Action to play. */
  liveOrder(card: Card): number {
    const { cards = 0, actions = 0 } = this.traits[card] ?? {}
    if (actions > 1) return ORDER.village + 10 * cards + actions
    if (cards > 1) return ORDER.draw + 10 * cards
    return (cards > 0 ? ORDER.cantrip : ORDER.lively) + (this.gives[card] ?? 0)
  }
}

const givesOf = (traits: Traits): number =>
  traits.coins +
  COIN_OF.potion * traits.potions +
  COIN_OF.coffer * traits.coffers +
  COIN_OF.vp * traits.vp +
  COIN_OF.buy * traits.buys +
  COIN_OF.gain * traits.gains +
  COIN_OF.handLoss * traits.handLoss
