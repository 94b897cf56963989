/**
 * Intervals that hold at every moment at once, so that one may stop as soon as they are narrow enough: with 95 %
 * probability none of them ever misses. A usual interval, looked at again and again until it pleases, does not hold.
 *
 * Robbins' normal mixture for means of numbers between 0 and 1, which are sub-Gaussian with σ = 1/2 (Howard, Ramdas,
 * McAuliffe, Sekhon 2021; Waudby-Smith and others 2024, where ρ is chosen so).
 */

const ALPHA = 0.05
const SIGMA = 0.5
/** As for the 95 % interval of one fixed number of games. */
const Z = 1.959964

/** Half the width after n games, narrowest about after `around` games. */
export function halfWidth(n: number, around: number): number {
  if (n === 0) return 1
  const rho = (-2 * Math.log(ALPHA) + Math.log(-2 * Math.log(ALPHA) + 1)) / around
  const spread = n * rho + 1
  return Math.min(1, SIGMA * Math.sqrt(((2 * spread) / (n * n * rho)) * Math.log(Math.sqrt(spread) / ALPHA)))
}

/** About how many games it takes until the interval reaches no further than this to each side. */
export const gamesFor = (reach: number): number => Math.ceil(1.7 * (Z * SIGMA) ** 2 * reach ** -2)

/** The interval of a mean of numbers between 0 and 1. */
export function anytimeInterval(mean: number, n: number, around: number): readonly [number, number] {
  const reach = halfWidth(n, around)
  return [Math.max(0, mean - reach), Math.min(1, mean + reach)]
}
