import { at } from '@kartentisch/kernel'
import type { Plan } from '../plan/plan.ts'
import { BIG_MONEY, withOneAction } from './founders.ts'
import { type Rounds, race } from './race.ts'
import type { Thing } from './things.ts'

/** How many games each plan gets: against Big Money all, then the better ones, then the best against each other. */
export interface Care {
  readonly all: number
  readonly better: number
  readonly best: number
}

/** The best plan of Big Money and one kind of Action, found by trying them all. `leads` is told who is first so far. */
export function* yardstick(
  things: readonly Thing[],
  seed: string,
  { all, better, best }: Care,
  leads?: (plan: Plan) => void,
): Rounds<Plan> {
  const field = [BIG_MONEY, ...withOneAction(things)]
  const rungs = [
    { games: all, keep: 30 },
    { games: better, keep: 8 },
  ]
  const good = yield* race(field, [BIG_MONEY], seed, rungs, leads)
  const plans = good.map(({ plan }) => plan)
  const [first] = yield* race(plans, plans, `${seed}, all`, [{ games: best, keep: 1 }])
  return first?.plan ?? at(plans, 0)
}
