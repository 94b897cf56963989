import { at } from '@kartentisch/kernel'
import type { Plan } from '../plan/plan.ts'
import type { Rounds } from './race.ts'

/** How often the shares of a field are weighed anew, and how strongly. */
const GENERATIONS = 200
const GROWTH = 0.5
/** How much the worst that can happen counts beside what is likely. */
const SECURITY = 0.5
/** After each of these the ranks are told: whoever has little time goes by them. */
const PASSES = 2

/** A plan in the league. */
export interface Ranked {
  readonly plan: Plan
  /** What it makes against what sensible players would choose here, and how little at worst. */
  readonly share: number
  /** How much of a field of sensible players would choose it. */
  readonly weight: number
}

/**
 * Everyone against everyone, the best first. Whom one beats matters as much as how often: a plan that beats only what
 * nobody would choose is none to choose. So the field grows by its success, as in nature, and what comes first does well
 * against the field that there was on the whole, and not badly against anybody: plans often beat each other in a ring.
 * In each of two passes every pair plays so many games; `leads` is told the order after each.
 */
export function* league(
  plans: readonly Plan[],
  seed: string,
  games: number,
  leads: (ranked: readonly Ranked[]) => void = () => {},
): Rounds<Ranked[]> {
  const pairs = plans.flatMap((_, i) => plans.flatMap((_, k) => (i < k ? [[i, k] as const] : [])))
  const wins = pairs.map(() => 0)
  let ranked: Ranked[] = []
  for (let pass = 1; pass <= PASSES; pass++) {
    const won = yield pairs.map(([i, k]) => ({
      plan: at(plans, i),
      against: at(plans, k),
      seed: `${seed}/${pass}/${i} ${k}`,
      games,
    }))
    const shares = plans.map(() => plans.map(() => 0.5))
    for (const [n, [i, k]] of pairs.entries()) {
      wins[n] = at(wins, n) + at(won, n)
      const share = at(wins, n) / (pass * games)
      at(shares, i)[k] = share
      at(shares, k)[i] = 1 - share
    }
    ranked = rankedBy(shares, plans)
    leads(ranked)
  }
  return ranked
}

/** The order that follows from what everyone makes against everyone. */
function rankedBy(shares: readonly (readonly number[])[], plans: readonly Plan[]): Ranked[] {
  let weights = plans.map(() => 1 / plans.length)
  const against = (row: readonly number[]): number => row.reduce((sum, share, k) => sum + share * at(weights, k), 0)
  const sums = plans.map(() => 0)
  for (let n = 0; n < GENERATIONS; n++) {
    const grown = weights.map((weight, i) => weight * Math.exp(GROWTH * (against(at(shares, i)) - 0.5)))
    const total = grown.reduce((sum, weight) => sum + weight, 0)
    weights = grown.map(weight => weight / total)
    for (const [i, weight] of weights.entries()) sums[i] = at(sums, i) + weight / GENERATIONS
  }
  weights = sums
  const secure = (row: readonly number[]): number => against(row) + SECURITY * Math.min(...row)
  return plans
    .map((plan, i) => ({ plan, share: secure(at(shares, i)), weight: at(weights, i) }))
    .sort((a, b) => b.share - a.share)
}
