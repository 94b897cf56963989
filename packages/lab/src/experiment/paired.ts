import { at } from '@kartentisch/kernel'
import type { GameLine } from '../sim/job.ts'

/** How one player fared in the place of another, in the same games against the same others. */
export interface Paired {
  /** Games that both have played to their end. */
  readonly games: number
  /** Of the score, a share of 1; above 0 where the other one is better. */
  readonly difference: number
  /** The 95 % interval of the difference. */
  readonly low: number
  readonly high: number
  /** How much alike the results are: the more, the fewer games are needed than without the same deals. */
  readonly correlation: number
}

const Z = 1.959964

/** A game's score for the first seat: its share of the victory, half where there was no end. */
function scoreOf({ winners, over }: GameLine): number {
  if (!over) return 0.5
  return winners.includes(0) ? 1 / winners.length : 0
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

const covariance = (a: readonly number[], b: readonly number[]): number => {
  const [middleA, middleB] = [mean(a), mean(b)]
  const sum = a.reduce((total, n, i) => total + (n - middleA) * (at(b, i) - middleB), 0)
  return sum / Math.max(1, a.length - 1)
}

/** Compares what the first seat did in the same games. */
export function paired(one: readonly GameLine[], other: readonly GameLine[]): Paired {
  const byGame = new Map(other.map(line => [line.game, line]))
  const both = one.flatMap(line => {
    const match = byGame.get(line.game)
    return match === undefined ? [] : [[scoreOf(line), scoreOf(match)] as const]
  })
  const [a, b] = [both.map(([first]) => first), both.map(([, second]) => second)]
  const differences = both.map(([first, second]) => second - first)
  const difference = mean(differences)
  const reach = Z * Math.sqrt(covariance(differences, differences) / Math.max(1, both.length))
  const spread = Math.sqrt(covariance(a, a) * covariance(b, b))
  return {
    games: both.length,
    difference,
    low: Math.max(-1, difference - reach),
    high: Math.min(1, difference + reach),
    correlation: spread === 0 ? 0 : covariance(a, b) / spread,
  }
}
