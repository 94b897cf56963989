import type { DominionRules } from '@kartentisch/dominion'
import type { Plan } from '../plan/plan.ts'
import { planKey } from '../plan/written.ts'
import { missingFor } from '../strategy.ts'
import { archetypes, kindOf } from './archetypes.ts'
import { BIG_MONEY, COPPERS, pairs, singles } from './founders.ts'
import { league, type Ranked } from './league.ts'
import { type Rounds, race } from './race.ts'
import type { Repertoire } from './repertoire.ts'
import { thingsOf } from './things.ts'
import { type Planner, planner } from './tune.ts'
import { merged } from './vary.ts'

/** Who takes part besides what is thought of anyway. */
export interface Entry {
  /** Known plans; those that fit take part. */
  readonly known?: readonly Plan[]
  /** Only plans that somebody likes, if there are any in this kingdom. */
  readonly likes?: (plan: Plan) => boolean
}

/** How many meet in the finals. */
const FINALISTS = 12

/** What strong players would think of, the best first, found with some thousand games; `leads` is told who is ahead. */
function* quickly(
  rules: DominionRules,
  { known = [], likes = () => true }: Entry,
  leads: (repertoire: Repertoire) => void,
): Rounds<Repertoire> {
  const { seats } = rules
  const games = (n: number) => seats * Math.ceil(n / seats)
  const things = thingsOf(rules)
  const fitting = known.filter(plan => missingFor(plan, rules.tables).length === 0)
  const alone = things.flatMap(thing => singles(thing).slice(0, 3))
  const all = [BIG_MONEY, ...fitting, ...archetypes(things), ...alone, ...pairs(things)]
  const liked = all.filter(likes)
  const entries = liked.length > 0 ? liked : all
  const field = [...new Map(entries.map(plan => [planKey(plan), plan])).values()]
  const rungs = [
    { games: games(4), keep: Math.ceil(0.4 * field.length) },
    { games: games(6), keep: 2 * FINALISTS },
    { games: games(8), keep: FINALISTS },
  ]
  const first = (plan: Plan) => leads({ plan, others: [] })
  const passed = yield* race(field, [BIG_MONEY], 'quickly', rungs, first, kindOf)
  const best = passed.map(({ plan }) => plan)
  const scored = rules.tables.landmarks.length > 0 ? best.slice(0, 2).map(plan => merged(plan, COPPERS)) : []
  const finalists = [...scored, ...best].slice(0, FINALISTS)
  return repertoireOf(yield* league(finalists, 'finals', games(6), ranked => leads(repertoireOf(ranked))))
}

function repertoireOf(ranked: readonly Ranked[]): Repertoire {
  const [plan = BIG_MONEY, ...others] = ranked.map(one => one.plan)
  return { plan, others }
}

/** Finds good plans for a kingdom in less than a second. */
export function quickPlanner(rules: DominionRules, entry: Entry = {}): Planner {
  let leader: Repertoire = { plan: BIG_MONEY, others: [] }
  const leads = (repertoire: Repertoire) => {
    leader = repertoire
  }
  return planner(rules, quickly(rules, entry, leads), () => leader)
}
