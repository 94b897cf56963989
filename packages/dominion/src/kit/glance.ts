import { GLANCED, type Glance } from '@kartentisch/kernel'
import type { View } from '../view.ts'

/** Dominion at a glance: the piles, and what has been played this turn. Nobody's points are known before the end. */
export const glance = ({ turn: { seat }, players, supply }: View): Glance => ({
  turn: Math.max(1, ...players.map(({ turns }) => turns)),
  seat,
  points: null,
  played: players[seat]?.play.slice(-GLANCED) ?? [],
  supply: supply.map(({ pile, left }) => ({ id: pile, left })),
})
