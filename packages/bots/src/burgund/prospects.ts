import type { Sight } from '@kartentisch/burgund'
import { at, type Seat } from '@kartentisch/kernel'
import { features } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** The cycle of a round after which its second half begins. */
const HALF = 3

/** How many more points a player can hope for than others with less, judged at the beginning of a cycle. */
export function prospects(sight: Sight, whose: Seat): number {
  const weights = at(WEIGHTS, sight.round * 2 + (sight.cycle > HALF ? 1 : 0))
  let sum = 0
  for (const [i, n] of features(sight, whose).entries()) sum += n * (weights[i] ?? 0)
  return sum
}
