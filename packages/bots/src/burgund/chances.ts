import { data, isTriple, type Sight, setKind } from '@kartentisch/burgund'
import { at, type Seat } from '@kartentisch/kernel'
import { prospects, stageOf } from './prospects.ts'
import { EGON, SPREADS } from './weights.ts'

/** What makes a logistic curve like a normal distribution. */
const LIKE_NORMAL = 1.7

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The chance of winning with a lead that is known but for so much, as a standard deviation. */
export const chanceOf = (lead: number, spread: number): number => logistic((LIKE_NORMAL * lead) / spread)

/** The points a player has and may hope for. */
const standing = (sight: Sight): number => sight.score() + prospects(sight)

/** What tells how a solo game will go: the standing beside Egon's points, what he has begun, and that the game is on. */
export function againstEgon(sight: Sight): number[] {
  let ones = 0
  let twos = 0
  for (const set of sight.egonEstate) {
    if (isTriple(set)) continue
    const triple = data.kinds[setKind(set)]?.triple ?? 0
    if (set.length === 1) ones += triple
    else twos += triple
  }
  return [standing(sight) - sight.egonScore, ones, twos, 1]
}

/** The chance of winning at the beginning of a cycle, judged by what each seat sees. */
export function chance(sights: readonly Sight[], seat: Seat): number {
  const sight = at(sights, seat)
  const stage = stageOf(sight)
  if (sight.solo) {
    const weights = at(EGON, stage)
    return logistic(againstEgon(sight).reduce((sum, n, i) => sum + n * at(weights, i), 0))
  }
  const others = sights.filter(one => one !== sight).map(standing)
  return chanceOf(standing(sight) - Math.max(...others), at(SPREADS, stage))
}
