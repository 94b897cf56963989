import {
  at,
  below,
  type Driver,
  type Event,
  oneOf,
  type Random,
  type Rules,
  type Seat,
  type Seed,
  seat,
  seeded,
  shuffle,
} from '@kartentisch/kernel'
import { type Card, COPPER, ESTATE, TYPES, type Type } from './card.ts'
import { type Onlooker, shows } from './events.ts'
import { inPresentForm } from './older-state.ts'
import { NO_PILE } from './pile.ts'
import { Play } from './play/index.ts'
import { redeal } from './redeal.ts'
import { Remembered } from './remembered.ts'
import { ownCards, score, winners } from './scoring.ts'
import { Sight } from './sight.ts'
import { copyState, newPlayer, newTurn, type State, startTurn } from './state.ts'
import type { Tables } from './tables.ts'

const C = COPPER
const E = ESTATE
const STARTING_DECK: readonly Card[] = [C, C, C, C, C, C, C, E, E, E]
const HAND_SIZE = 5

/** The rules of Dominion for one set-up, which the tables hold. */
export class DominionRules implements Rules<State, Sight> {
  readonly tables: Tables
  /** The table as it lies before chance has had its say. */
  readonly #laid: State

  constructor(tables: Tables) {
    this.tables = tables
    this.#laid = this.#lay()
  }

  get seats(): number {
    return this.tables.setup.players
  }

  #lay(): State {
    const { tables } = this
    const { setup } = tables
    const first = seat(0)
    const state: State = {
      players: Array.from({ length: setup.players }, newPlayer),
      turn: newTurn(first, tables.turnCounters.length),
      regular: first,
      extraTurns: [],
      piles: tables.piles.map(pile => pile.size),
      stacks: tables.piles.flatMap(pile => (pile.stack === undefined ? [] : [pile.stack.toReversed()])),
      pileVp: tables.piles.map(() => 0),
      pileDebt: tables.piles.map(() => 0),
      landmarkVp: tables.landmarks.map(landmark => (landmark.tokensPerPlayer ?? 0) * setup.players),
      trash: [],
      prizes: [...tables.prizes],
      blackMarket: setup.blackMarket.map(id => tables.card(id)),
      market: [],
      counters: tables.gameCounters.map(({ from }) => from),
      nextMark: 1,
      random: [],
    }
    for (const thing of [...tables.events, ...tables.landmarks]) thing.setUp?.(state, tables)
    for (const face of tables.faces) if (this.#takesPart(face.id)) face.setUp?.(state)
    return state
  }

  /** The supply and everything beside it as the set-up puts them, before anybody has a card. */
  lay(random: Random): State {
    const { setup } = this.tables
    const state = copyState(this.#laid)
    state.random = random
    const first = seat(setup.first ?? below(random, setup.players))
    state.regular = first
    startTurn(state.turn, first, first, false)
    shuffle(random, state.blackMarket)
    for (const { id, marksPile } of this.tables.landmarks)
      if (marksPile !== undefined)
        state.counters[this.tables.counterIndex(marksPile.counter)] = this.#markedPile(random, id, marksPile.type)
    return state
  }

  /** Set-up texts count for cards with a pile and for those of the Black Market deck. */
  #takesPart(id: string): boolean {
    return at(this.tables.pileOf, this.tables.card(id)) >= 0 || this.tables.setup.blackMarket.includes(id)
  }

  #markedPile(random: Random, landmark: string, type: Type): number {
    const { piles, setup } = this.tables
    const named = setup.marked?.[landmark]
    if (named !== undefined) return this.tables.pile(named)
    const able = piles.flatMap((pile, i) => (pile.types & TYPES[type] ? [i] : []))
    return able.length === 0 ? NO_PILE : oneOf(random, able)
  }

  deal(seed: Seed): State {
    return this.dealCards(seed, () => STARTING_DECK)
  }

  /** Deals a game in which each player begins with these cards. */
  dealCards(seed: Seed, cardsOf: (seat: Seat) => readonly Card[]): State {
    const state = this.lay(seeded(seed))
    for (const [i, player] of state.players.entries()) {
      const deck = cardsOf(seat(i)).slice()
      shuffle(state.random, deck)
      player.hand = deck.splice(Math.max(0, deck.length - HAND_SIZE))
      player.deck = deck
    }
    return state
  }

  play(state: State, driver: Driver): Play {
    return new Play(state, this.tables, driver)
  }

  copy(state: State): State {
    return copyState(inPresentForm(this.tables, state))
  }

  over(state: State): boolean {
    return state.turn.phase === 'over'
  }

  winners(state: State): readonly Seat[] {
    return this.over(state) ? winners(this.tables, state) : []
  }

  scores(state: State): readonly number[] {
    return state.players.map((_, i) => score(this.tables, state, seat(i)))
  }

  sight(state: State, seat: Seat): Sight {
    return new Sight(this.tables, state, seat)
  }

  view(state: State, seat: Seat) {
    return this.sight(state, seat).view()
  }

  redeal(state: State, seat: Seat, random: Random): State {
    return redeal(this.tables, state, seat, random)
  }

  memory(state: State, seat: Seat): Remembered {
    return new Remembered(this.tables, state, seat)
  }

  chance(state: State): Random {
    return state.random
  }

  reveals(event: Event, watcher: Seat, state: State): boolean {
    const onlooker = this.#onlooker(state, watcher)
    const actor = event.seat === watcher
    // How many cards lie in the deck of others is not told: that they need not shuffle may be news.
    if (event.from === 'deck' && (actor || event.cards.length === 0)) return true
    return actor
      ? shows(event, onlooker, 'actor')
      : onlooker.knowsHandOf(event.seat) || shows(event, onlooker, 'others')
  }

  #onlooker(state: State, watcher: Seat): Onlooker {
    const { hasReactions, faces } = this.tables
    const sight = this.sight(state, watcher)
    return {
      knowsHandOf: whose => sight.knowsHandOf(whose),
      mayBeReactedTo: cards => hasReactions && cards.some(card => faces[card]?.types.includes('attack')),
      left: of => seat((of + 1) % this.seats),
    }
  }

  constant(state: State): unknown {
    const counts: number[] = this.tables.faces.map(() => 0)
    const count = (cards: Iterable<number>) => {
      for (const card of cards) counts[card] = at(counts, card) + 1
    }
    for (const player of state.players) count(ownCards(player))
    count(state.trash)
    count(state.prizes)
    count(state.blackMarket)
    count(state.market)
    for (const [i, pile] of this.tables.piles.entries()) {
      if (pile.split >= 0) count(at(state.stacks, pile.split))
      else counts[at(pile.cards, 0)] = at(counts, at(pile.cards, 0)) + at(state.piles, i)
    }
    return counts
  }

  faults(state: State): string[] {
    const faults: string[] = []
    const notNegative = (what: string, n: number) => {
      if (!Number.isInteger(n) || n < 0) faults.push(`${what} is ${n}.`)
    }
    const { turn } = state
    for (const key of ['actions', 'buys', 'coins', 'potions', 'purchases'] as const) notNegative(key, turn[key])
    for (const [i, { id }] of this.tables.turnCounters.entries()) notNegative(id, at(turn.counters, i))
    state.players.forEach((player, i) => {
      for (const key of ['coffers', 'debt', 'vp', 'turns'] as const) notNegative(`${key} of p${i + 1}`, player[key])
      if (player.play.length !== player.marks.length) faults.push(`p${i + 1} has cards in play without a mark.`)
    })
    this.tables.piles.forEach((pile, i) => {
      notNegative(`The pile of ${pile.id}`, at(state.piles, i))
      notNegative(`VP on ${pile.id}`, at(state.pileVp, i))
      notNegative(`Debt on ${pile.id}`, at(state.pileDebt, i))
      if (pile.split >= 0 && at(state.stacks, pile.split).length !== at(state.piles, i)) {
        faults.push(`The stack of ${pile.id} and its count differ.`)
      }
    })
    for (const [i, vp] of state.landmarkVp.entries()) notNegative(`VP on ${at(this.tables.landmarks, i).id}`, vp)
    return faults
  }
}
