import type { DominionRules } from '@kartentisch/dominion'
import type { Plan } from '../plan/plan.ts'
import { planKey } from '../plan/written.ts'
import { missingFor } from '../strategy.ts'
import { archetypes, kindOf } from './archetypes.ts'
import { BIG_MONEY, COPPERS, pairs, singles } from './founders.ts'
import { distinct, oneOfEach } from './kinds.ts'
import { league, type Ranked } from './league.ts'
import { titled } from './lines.ts'
import { beats, type Rounds, race } from './race.ts'
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

/** How many meet in the finals, and how many judge who comes there; of the finalists one more has a say in the end. */
const FINALISTS = 10
const JUDGES = 4
const PANEL = 5

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
  const ranked = yield* league(finalists, 'finals', games(20), standing => leads(repertoireOf(standing)))
  const panel = ranked.toSorted((a, b) => b.weight - a.weight).map(({ plan }) => plan)
  return yield* united(repertoireOf(ranked), field, panel.slice(0, PANEL), games)
}

/** What the best plan lacks may be in one that is worse by itself: their unions, if one of them proves better. */
function* united(
  found: Repertoire,
  field: readonly Plan[],
  panel: readonly Plan[],
  games: (n: number) => number,
): Rounds<Repertoire> {
  const { plan, others } = found
  const known = new Set([plan, ...others].map(planKey))
  const both = others.flatMap(other => [merged(plan, other), merged(other, plan)])
  const unions = distinct([...both, ...field.map(other => merged(plan, other))])
  const rungs = [
    { games: games(2), keep: 30 },
    { games: games(4), keep: 10 },
    { games: games(12), keep: 3 },
    { games: games(20), keep: 1 },
  ]
  const unknown = unions.filter(union => !known.has(planKey(union)))
  const [first] = yield* race(unknown, panel.slice(0, JUDGES), 'united', rungs)
  if (first === undefined || !(yield* beats(first.plan, plan, panel, 'proved', games(6)))) return found
  return { plan: titled(first.plan), others: [plan, ...others] }
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
