import type { DominionRules } from '@kartentisch/dominion'
import type { Seed } from '@kartentisch/kernel'
import type { Plan } from '../plan/plan.ts'
import { BIG_MONEY } from './founders.ts'
import { thingsOf } from './things.ts'
import { playOut } from './tune.ts'
import { yardstick } from './yardstick.ts'

/** The best plan of Big Money and one kind of Action for a kingdom, found by trying them all: a yardstick for others. */
export function bestWithOneAction(rules: DominionRules, seed: Seed = 1): Plan {
  const games = (n: number) => rules.seats * Math.ceil(n / rules.seats)
  const care = { all: games(40), better: games(100), best: games(80) }
  const rounds = yardstick(thingsOf(rules), `${seed}/one action`, care)
  return playOut(rules, rounds, { simulations: Infinity }) ?? BIG_MONEY
}
