import type { DominionRules } from '@kartentisch/dominion'
import type { Plan } from '../plan/plan.ts'
import { missingFor } from '../strategy.ts'
import { archetypes, kindOf } from './archetypes.ts'
import { BIG_MONEY, COPPERS, pairs, singles } from './founders.ts'
import { distinct, oneOfEach } from './kinds.ts'
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

/** How many meet in the finals, and how many judge who comes there. */
const FINALISTS = 10
const JUDGES = 4

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
  const plain = new Set(alone)
  const all = [BIG_MONEY, ...fitting, ...archetypes(things), ...alone, ...pairs(things)]
  const liked = all.filter(likes)
  const entries = liked.length > 0 ? liked : all
  const field = distinct(entries)
  const first = (plan: Plan) => leads({ plan, others: [] })
  const heats = [{ games: games(4), keep: Math.ceil(0.4 * field.length) }]
  const able = yield* race(field, [BIG_MONEY], 'quickly', heats, first, kindOf)
  // Much beats Big Money. Whoever goes on must do well against what does, too, and against what everybody would think of:
  // money with one card.
  const plans = able.map(({ plan }) => plan)
  const withOne = plans.filter(plan => plain.has(plan))
  const meeting = distinct([...oneOfEach(plans).slice(0, JUDGES), ...withOne.slice(0, 2)])
  const heat = [{ games: games(2), keep: 2 * FINALISTS }]
  const better = yield* race(plans, meeting, 'better', heat, first, kindOf)
  const good = better.map(({ plan }) => plan)
  const measure = [...good.filter(plan => plain.has(plan)), ...withOne].slice(0, 1)
  const judges = distinct([...oneOfEach(good).slice(0, JUDGES), ...measure])
  const passed = yield* race(good, judges, 'judged', [{ games: games(4), keep: FINALISTS }], first, kindOf)
  const best = distinct([...measure, ...passed.map(({ plan }) => plan)])
  const scored = rules.tables.landmarks.length > 0 ? passed.slice(0, 2).map(({ plan }) => merged(plan, COPPERS)) : []
  const finalists = [...scored, ...best].slice(0, FINALISTS)
  return repertoireOf(yield* league(finalists, 'finals', games(20), ranked => leads(repertoireOf(ranked))))
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
