import type { DominionRules } from '@kartentisch/dominion'
import { at, type Seed } from '@kartentisch/kernel'
import type { Plan } from '../plan/plan.ts'
import { BIG_MONEY, withOneAction } from './founders.ts'
import { type Rounds, race } from './race.ts'
import { thingsOf } from './things.ts'
import { playOut } from './tune.ts'

/** The best plan of Big Money and one kind of Action for a kingdom, found by trying them all: a yardstick for others. */
export const bestWithOneAction = (rules: DominionRules, seed: Seed = 1): Plan => playOut(rules, trying(rules, seed))

function* trying(rules: DominionRules, seed: Seed): Rounds<Plan> {
  const games = (n: number) => rules.seats * Math.ceil(n / rules.seats)
  const field = [BIG_MONEY, ...withOneAction(thingsOf(rules))]
  const good = yield* race(field, [BIG_MONEY], `${seed}/one action`, [
    { games: games(40), keep: 30 },
    { games: games(100), keep: 8 },
  ])
  const plans = good.map(({ plan }) => plan)
  const [best] = yield* race(plans, plans, `${seed}/one action, all`, [{ games: games(80), keep: 1 }])
  return best?.plan ?? at(plans, 0)
}
