import { dominion, rulesWith, type Tables } from '@kartentisch/dominion'
import { type Plan, parsePlan } from './plan/plan.ts'
import { SHIPPED_PLANS } from './shipped-plans.ts'
import { missingFor } from './strategy.ts'
import { archetypes, kindOf } from './tune/archetypes.ts'
import { BIG_MONEY } from './tune/founders.ts'
import { thingsOf } from './tune/things.ts'

/** The plans that come with the program, read when somebody first asks. */
let shipped: readonly Plan[] | undefined

/** Those of them that a game has the cards for. */
export function shippedFor(tables: Tables): Plan[] {
  shipped ??= Object.values(SHIPPED_PLANS).map(text => parsePlan(text, dominion.catalogue))
  return shipped.filter(plan => missingFor(plan, tables).length === 0)
}

/** One of each kind, then the second of each, and so on. */
function mixed<T>(all: readonly T[], kind: (one: T) => string): T[] {
  const seen = new Map<string, number>()
  const ranked = all.map(one => {
    const rank = seen.get(kind(one)) ?? 0
    seen.set(kind(one), rank + 1)
    return { one, rank }
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one)
}

/** Plans of many kinds that somebody might follow in a kingdom. */
export const plansFor = (tables: Tables): Plan[] => [
  BIG_MONEY,
  ...shippedFor(tables),
  ...mixed(archetypes(thingsOf(rulesWith(tables))), kindOf),
]
