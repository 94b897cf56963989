import type { Sight } from '@kartentisch/burgund'
import { at } from '@kartentisch/kernel'
import { features } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** The cycle of a round after which its second half begins. */
const HALF = 3

/** Halves of rounds so far. */
export const stageOf = ({ round, cycle }: Pick<Sight, 'round' | 'cycle'>): number => round * 2 + (cycle > HALF ? 1 : 0)

/** How many more points a player can hope for than others with less, judged by their own sight at the beginning of a cycle. */
export function prospects(sight: Sight): number {
  const weights = at(WEIGHTS, stageOf(sight))
  let sum = 0
  for (const [i, n] of features(sight).entries()) sum += n * (weights[i] ?? 0)
  return sum
}
