import { at, type Tried } from '@kartentisch/kernel'
import type { Plan } from '../plan/plan.ts'
import { planKey } from '../plan/written.ts'

const NONE: Tried = { won: 0, games: 0 }

export const sum = (a: Tried, b: Tried): Tried => ({ won: a.won + b.won, games: a.games + b.games })

export const shareOf = ({ won, games }: Tried): number => (games === 0 ? 0.5 : won / games)

/** How plans fared against each other, whatever becomes of them. */
export class Record {
  readonly #tried = new Map<string, Tried>()

  between(one: Plan, other: Plan): Tried {
    return this.#tried.get(`${planKey(one)} against ${planKey(other)}`) ?? NONE
  }

  add(one: Plan, other: Plan, { won, games }: Tried): void {
    this.#tried.set(`${planKey(one)} against ${planKey(other)}`, sum(this.between(one, other), { won, games }))
    const lost = { won: games - won, games }
    this.#tried.set(`${planKey(other)} against ${planKey(one)}`, sum(this.between(other, one), lost))
  }

  /** Plans ordered by their share against all others, the best first. */
  ranked<P extends { readonly plan: Plan }>(plans: readonly P[]): P[] {
    const share = ({ plan }: P) =>
      plans.reduce((total, other) => total + (other.plan === plan ? 0.5 : shareOf(this.between(plan, other.plan))), 0)
    const shares = new Map(plans.map(one => [one, share(one)]))
    return plans.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
  }

  /** The pairs of these plans that have met least often. */
  seldom(plans: readonly Plan[], most: number): (readonly [Plan, Plan])[] {
    const pairs = plans.flatMap((one, i) => plans.slice(i + 1).map(other => [one, other] as const))
    return pairs
      .toSorted((a, b) => this.between(...a).games - this.between(...b).games)
      .slice(0, Math.max(1, Math.min(most, pairs.length)))
      .map(pair => [at(pair, 0), at(pair, 1)] as const)
  }
}
