import { type Random, type Seat, seat } from '@kartentisch/kernel'
import { ANIMALS, type Bonus, type Card, GOODS } from './card.ts'
import { data } from './data.ts'

/** Where the game stands. Quiet points lie at the beginning of each of these and before each move. */
export const PHASES = [
  /** The first round has been dealt and is about to begin. */
  'set-up',
  /** A hand card is to be played. */
  'start-of-turn',
  /** A hand card has been played; never at a quiet point. */
  'action',
  /** The action is done. */
  'end-of-turn',
  'over',
] as const
/** Where in a round the game is. */
export type Phase = (typeof PHASES)[number]

/** All that belongs to a player. */
export interface PlayerState {
  hand: Card[]
  /** The personal stack. The top card is the last one, here and in every pile. */
  stack: Card[]
  projects: Card[]
  /** Sets, each from the bottom card up. */
  estate: Card[][]
  /** In storage, by sort. */
  goods: number[]
  animals: number[]
  /** Goods sold, by sort. */
  sold: number[]
  silver: number
  workers: number
  /** Points of the VP cards. */
  vp: number
  bonus: Bonus[]
}

/** Egon’s cards. */
export interface EgonState {
  /** Stacks not yet turned up; the next one is the last. */
  stacks: Card[][]
  estate: Card[][]
  bonus: Bonus[]
}

/** A game of Burgund as it stands, as plain data. */
export interface State {
  players: PlayerState[]
  phase: Phase
  /** Whose turn it is. */
  turn: Seat
  /** Whether the purchase of this turn has been made. */
  purchased: boolean
  /** The die for which an action is being chosen; never at a quiet point. */
  acting?: number | undefined
  /** The round card in force, by its place among them. */
  round: number
  /** The cycle of this round, from 1. */
  cycle: number
  /** The start player of this round. */
  first: Seat
  /** Who has the start player card, and whether its front is up. The solo game doesn't use it. */
  holder: Seat
  front: boolean
  /** Rows 1 to 6. */
  display: Card[][]
  draw: Card[]
  discard: Card[]
  /** Bought and not yet used; everybody sees them. */
  bought: Card[]
  /** Two stacks each. */
  goods: number[][]
  animals: number[][]
  /** Bonus cards still to be had; the highest all-seven card is the last. */
  bonus: Bonus[]
  egon: EgonState | null
  random: Random
}

export const newPlayer = (): PlayerState => ({
  hand: [],
  stack: [],
  projects: [],
  estate: [],
  goods: GOODS.map(() => 0),
  animals: ANIMALS.map(() => 0),
  sold: GOODS.map(() => 0),
  silver: 0,
  workers: 0,
  vp: 0,
  bonus: [],
})

/** An empty table. */
export const newState = (players: number, random: Random): State => ({
  players: Array.from({ length: players }, newPlayer),
  phase: 'set-up',
  turn: seat(0),
  purchased: false,
  acting: undefined,
  round: 0,
  cycle: 0,
  first: seat(0),
  holder: seat(0),
  front: true,
  display: Array.from({ length: data.rows }, () => []),
  draw: [],
  discard: [],
  bought: [],
  goods: [[], []],
  animals: [[], []],
  bonus: [],
  egon: players === 1 ? { stacks: [], estate: [], bonus: [] } : null,
  random,
})

/** Lists of lists are short: a plain loop copies them faster than `map` with a closure. */
function copyLists<T>(lists: readonly T[][]): T[][] {
  const copies: T[][] = []
  for (const list of lists) copies.push(list.slice())
  return copies
}

const copyPlayer = (p: PlayerState): PlayerState => ({
  hand: p.hand.slice(),
  stack: p.stack.slice(),
  projects: p.projects.slice(),
  estate: copyLists(p.estate),
  goods: p.goods.slice(),
  animals: p.animals.slice(),
  sold: p.sold.slice(),
  silver: p.silver,
  workers: p.workers,
  vp: p.vp,
  bonus: p.bonus.slice(),
})

/** A copy that shares nothing that changes. */
export const copyState = (s: State): State => ({
  players: s.players.map(copyPlayer),
  phase: s.phase,
  turn: s.turn,
  purchased: s.purchased,
  acting: s.acting,
  round: s.round,
  cycle: s.cycle,
  first: s.first,
  holder: s.holder,
  front: s.front,
  display: copyLists(s.display),
  draw: s.draw.slice(),
  discard: s.discard.slice(),
  bought: s.bought.slice(),
  goods: copyLists(s.goods),
  animals: copyLists(s.animals),
  bonus: s.bonus.slice(),
  egon:
    s.egon === null
      ? null
      : { stacks: copyLists(s.egon.stacks), estate: copyLists(s.egon.estate), bonus: s.egon.bonus.slice() },
  random: s.random.slice(),
})
