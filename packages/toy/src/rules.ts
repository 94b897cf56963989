import {
  type Driver,
  type Event,
  type Game,
  type Random,
  type Rules,
  type Seat,
  type Seed,
  seat as seatOf,
  seeded,
  shuffle,
} from '@kartentisch/kernel'
import { EVENTS, isEventType } from './events.ts'
import { ACTIONS, ToyPlay } from './play.ts'
import { Remembered, redeal } from './remembered.ts'
import { parseSetup, type Setup } from './setup.ts'
import { Sight } from './sight.ts'
import { copyState, type State, score } from './state.ts'
import type { View } from './view.ts'

export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6]
const COPIES = 2
const HAND = 2

/** The rules of the toy for one set-up. */
export class ToyRules implements Rules<State, Sight> {
  readonly setup: Setup

  constructor(setup: Setup) {
    this.setup = setup
  }

  get seats(): number {
    return this.setup.players
  }

  deal(seed: Seed): State {
    const random = seeded(seed)
    const deck = CARDS.flatMap(card => new Array<number>(COPIES).fill(card))
    shuffle(random, deck)
    const players = Array.from({ length: this.seats }, () => ({
      hand: deck.splice(-HAND),
      laid: [],
      tokens: 0,
      turns: 0,
    }))
    return { players, deck, discard: [], claimed: 0, turn: this.setup.first, actions: ACTIONS, over: false, random }
  }

  play(state: State, driver: Driver): ToyPlay {
    return new ToyPlay(state, this.setup, driver)
  }

  copy(state: State): State {
    return copyState(state)
  }

  over(state: State): boolean {
    return state.over
  }

  winners(state: State): readonly Seat[] {
    const scores = this.scores(state)
    const most = Math.max(...scores)
    return state.over ? scores.flatMap((points, i) => (points === most ? [seatOf(i)] : [])) : []
  }

  scores(state: State): readonly number[] {
    return state.players.map(score)
  }

  sight(state: State, seat: Seat): Sight {
    return new Sight(state, seat)
  }

  view(state: State, seat: Seat): View {
    return this.sight(state, seat).view()
  }

  redeal(state: State, seat: Seat, random: Random): State {
    return redeal(state, seat, random)
  }

  memory(_state: State, seat: Seat): Remembered {
    return new Remembered(seat)
  }

  chance(state: State): Random {
    return state.random
  }

  reveals({ type, seat }: Event, watcher: Seat): boolean {
    const shown = isEventType(type) ? EVENTS[type].shows : 'nobody'
    return shown === (seat === watcher ? 'actor' : 'others')
  }

  /** How many cards of each kind there are. */
  constant({ players, deck, discard, claimed }: State): unknown {
    const all = [...deck, ...discard, claimed, ...players.flatMap(({ hand, laid }) => [...hand, ...laid])]
    return CARDS.map(card => all.filter(one => one === card).length)
  }

  faults({ players, actions }: State): string[] {
    const faults = players.flatMap(({ tokens }, i) => (tokens < 0 ? [`p${i + 1} has ${tokens} tokens.`] : []))
    return actions < 0 || actions > ACTIONS ? [...faults, `There are ${actions} actions.`] : faults
  }
}

export const toy: Game<Setup, State, Sight, ToyRules> = {
  id: 'toy',
  version: '1',
  parseSetup,
  prepare: setup => new ToyRules(setup),
}
