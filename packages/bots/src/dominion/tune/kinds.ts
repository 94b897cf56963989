import type { Plan } from '../plan/plan.ts'
import { planKey } from '../plan/written.ts'
import { kindOf } from './archetypes.ts'
import { titled } from './lines.ts'

/** Plans without those that are said twice, whatever they are called. */
export const distinct = (plans: readonly Plan[]): Plan[] => [
  ...new Map(plans.map(plan => [planKey(plan), plan])).values(),
]

/** The best, then the first of each kind, then those that buy other things of the kingdom than any before. */
export function oneOfEach(plans: readonly Plan[]): Plan[] {
  const firstBy = (key: (plan: Plan) => string): Plan[] =>
    [...new Map(plans.toReversed().map(plan => [key(plan), plan])).values()].reverse()
  return distinct([...plans.slice(0, 2), ...firstBy(kindOf), ...firstBy(plan => titled(plan).name), ...plans])
}
