import type { DominionRules } from '@kartentisch/dominion'
import type { Budget } from '../../search/budget.ts'
import type { Plan } from '../plan/plan.ts'
import { planKey } from '../plan/written.ts'
import { missingFor } from '../strategy.ts'
import { archetypes, kindOf } from './archetypes.ts'
import { BIG_MONEY, singles } from './founders.ts'
import { league } from './league.ts'
import { type Rounds, race } from './race.ts'
import { thingsOf } from './things.ts'
import { playOut } from './tune.ts'

/** How many meet in the finals. */
const FINALISTS = 10

/** The best of what strong players would think of, found with a few hundred games. */
function* quickly(rules: DominionRules, known: readonly Plan[], leads: (plan: Plan) => void): Rounds<Plan> {
  const { seats } = rules
  const games = (n: number) => seats * Math.ceil(n / seats)
  const things = thingsOf(rules)
  const fitting = known.filter(plan => missingFor(plan, rules.tables).length === 0)
  const all = [BIG_MONEY, ...fitting, ...archetypes(things), ...things.flatMap(thing => singles(thing).slice(0, 3))]
  const field = [...new Map(all.map(plan => [planKey(plan), plan])).values()]
  const rungs = [
    { games: games(2), keep: Math.ceil(0.4 * field.length) },
    { games: games(4), keep: 20 },
    { games: games(6), keep: FINALISTS },
  ]
  const passed = yield* race(field, [BIG_MONEY], 'quickly', rungs, leads, kindOf)
  const [first] = yield* league(
    passed.map(({ plan }) => plan),
    'finals',
    games(6),
  )
  return first?.plan ?? BIG_MONEY
}

/** A good plan for a kingdom, in less than a second; `known` plans take part if they fit. */
export function quickPlan(rules: DominionRules, budget: Budget, known: readonly Plan[] = []): Plan {
  let leader: Plan = BIG_MONEY
  const leads = (plan: Plan) => {
    leader = plan
  }
  return playOut(rules, quickly(rules, known, leads), budget) ?? leader
}
