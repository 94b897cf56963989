import type { Plan } from '../plan/plan.ts'

/** What a player knows to do in a kingdom. */
export interface Repertoire {
  readonly plan: Plan
  /** Good plans of other kinds, the best first: against this opponent, or with these cards, one of them may be better. */
  readonly others: readonly Plan[]
}
