import { at } from '@kartentisch/kernel'
import { DIE, REACH, SALE_COST } from './card.ts'
import { data } from './data.ts'
import type { PlayerState, State } from './state.ts'

/**
 * Why something can't be had by the player whose turn it is. The rules list actions by these very functions, and views
 * tell what they say, so that what is offered and what is explained are one.
 */
export const WHY_NOT_REACHED = ['too few workers', 'none in storage'] as const
/** Why a die can’t do something. */
export type WhyNotReached = (typeof WHY_NOT_REACHED)[number]

/** Why no action can be chosen at all. */
export const WHY_NO_ACTION = ['game over', 'die first', 'action done', 'not now'] as const
/** Why no action can be taken. */
export type WhyNoAction = (typeof WHY_NO_ACTION)[number]

export const WHY_NO_PURCHASE = ['game over', 'not now', 'made already', 'too little silver', 'too few cards'] as const
/** Why no cards can be bought. */
export type WhyNoPurchase = (typeof WHY_NO_PURCHASE)[number]

/** Workers to take a card of a row, to place a project and to sell goods with a die. */
export const workersToTake = (die: number, row: number): number => REACH[die]?.[row] ?? 0
export const workersToPlace = (die: number, card: number): number => workersToTake(die, DIE[card] ?? 0)
export const workersToSell = (die: number, sort: number): number => SALE_COST[die]?.[sort] ?? 0

export const whyNotReached = ({ workers }: Pick<PlayerState, 'workers'>, needed: number): WhyNotReached | undefined =>
  needed > workers ? 'too few workers' : undefined

/** Why a sort of goods can't be sold with a die, if so. */
export const whyNotSold = (
  player: Pick<PlayerState, 'workers' | 'goods'>,
  die: number,
  sort: number,
): WhyNotReached | undefined =>
  (player.goods[sort] ?? 0) === 0 ? 'none in storage' : whyNotReached(player, workersToSell(die, sort))

export function whyNoAction({ phase, acting }: State): WhyNoAction | undefined {
  if (acting !== undefined) return undefined
  if (phase === 'over') return 'game over'
  if (phase === 'start-of-turn') return 'die first'
  return phase === 'end-of-turn' ? 'action done' : 'not now'
}

/** Cards that can still be drawn: the discard pile is shuffled when the others are gone. */
export const drawable = ({ draw, discard }: State): number => draw.length + discard.length

/** Why the purchase of this turn can't be made, if so. */
export function whyNoPurchase(state: State): WhyNoPurchase | undefined {
  const { phase, purchased, players, turn } = state
  if (phase === 'over') return 'game over'
  if (purchased) return 'made already'
  if (phase === 'set-up') return 'not now'
  if (at(players, turn).silver < data.buyPrice) return 'too little silver'
  return drawable(state) < data.buyCards ? 'too few cards' : undefined
}
