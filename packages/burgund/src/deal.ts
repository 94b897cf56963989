import { at, below, type Random, seat, shuffle } from '@kartentisch/kernel'
import { ALL_ANIMALS, ALL_CARDS, ALL_GOODS, bonusesFor, type Card } from './card.ts'
import { data } from './data.ts'
import { displayRow, displaySize } from './display.ts'
import type { Setup } from './setup.ts'
import { newState, type PlayerState, type State } from './state.ts'

/** The top `n` cards of a pile as a pile of their own, the first of them on top. */
const topOf = <T>(pile: T[], n: number): T[] => pile.splice(pile.length - n, n)

/** What is left forms two stacks; where their heights differ, the first is the higher one. */
const halves = <T>(pile: T[]): T[][] => {
  const first = topOf(pile, Math.ceil(pile.length / 2))
  return [first, pile]
}

function store(pile: number[], count: number, stored: number[]): void {
  for (const sort of topOf(pile, count)) stored[sort] = (stored[sort] ?? 0) + 1
}

/** Sets up a game, sections 2.1 and 12.1: everything up to the first cards in hand. */
export function deal({ players: n, first }: Setup, random: Random): State {
  const state = newState(n, random)
  const goods = ALL_GOODS.slice()
  const animals = ALL_ANIMALS.slice()
  const draw = ALL_CARDS.slice()
  shuffle(random, goods)
  shuffle(random, animals)
  state.first = seat(first ?? below(random, n))
  state.turn = state.first
  state.holder = state.first
  state.bonus = bonusesFor(n)
  shuffle(random, draw)
  state.draw = draw
  const workers = at(data.startWorkers, n - 1)
  for (let i = 0; i < n; i++) {
    const player: PlayerState = at(state.players, (state.first + i) % n)
    store(goods, data.startGoods, player.goods)
    store(animals, data.startAnimals, player.animals)
    player.silver = data.startSilver
    player.workers = at(workers, i)
    player.stack = topOf(draw, data.cardsPerRound)
  }
  state.goods = halves(goods)
  state.animals = halves(animals)
  dealDisplay(state, draw)
  // The stack of round A is turned up first, so it comes to lie last.
  if (state.egon !== null) state.egon.stacks = data.egonStacks.map(size => topOf(draw, size)).reverse()
  return state
}

function dealDisplay(state: State, draw: Card[]): void {
  const { length } = state.players
  for (let i = 0; i < displaySize(length); i++) {
    const card = draw.pop()
    if (card !== undefined) at(state.display, displayRow(length, i, card)).push(card)
  }
}
