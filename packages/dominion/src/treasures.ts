import { at, type Driver, MOVE, type Question } from '@kartentisch/kernel'
import { TREASURE } from './card.ts'
import { TREASURES } from './moves.ts'
import { Play } from './play/index.ts'
import { whyNotPlayed } from './purchase.ts'
import { copyState, type State } from './state.ts'
import type { Tables } from './tables.ts'

/** What has to be decided by somebody can't be foreseen. */
class Undecided extends Error {}

const allTreasures: Driver = {
  hears: false,
  ask({ step }: Question) {
    if (step === MOVE) return [TREASURES]
    throw new Undecided()
  },
  tell() {},
}

/**
 * The game once the player whose turn it is has played all Treasures in hand; nothing where they can't be played, there
 * are none, or one of them does more than give money.
 */
export function withTreasuresPlayed(tables: Tables, state: State): State | undefined {
  const { turn } = state
  if (turn.phase !== 'buy' || whyNotPlayed(turn, TREASURE) !== undefined) return undefined
  const { hand } = at(state.players, turn.seat)
  if (!hand.some(card => tables.is(card, TREASURE))) return undefined
  if (hand.some(card => tables.is(card, TREASURE) && tables.onlyMoney[card] !== true)) return undefined
  const then = copyState(state)
  try {
    new Play(then, tables, allTreasures).step()
  } catch (fault) {
    if (fault instanceof Undecided) return undefined
    throw fault
  }
  return then
}
