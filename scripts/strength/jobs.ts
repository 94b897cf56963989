import type { Job } from '@kartentisch/lab'
import { type Place, SEED } from './pairings.ts'

/** Games in each place before the next round through all of them: both begin equally often. */
export const ROUND = 2

/**
 * The games of a round in one of the places. Whoever begins is better or worse off, in Burgund much worse: where there is
 * but one game, the other begins in every second place.
 */
export const jobIn = ({ name, setting, players }: Place, place: number, round: number, games: number): Job => ({
  setting,
  players,
  seed: `${SEED}/${name}/${round}`,
  games,
  from: games < ROUND ? place % ROUND : 0,
  diary: false,
})
