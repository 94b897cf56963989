import type { DominionRules } from '@kartentisch/dominion'
import { at, below, oneOf, type Random, type Seed, seeded } from '@kartentisch/kernel'
import type { Plan } from '../plan/plan.ts'
import { planKey } from '../plan/written.ts'
import { missingFor } from '../strategy.ts'
import { archetypes, kindOf } from './archetypes.ts'
import { BIG_MONEY, founders } from './founders.ts'
import { distinct, oneOfEach } from './kinds.ts'
import { league } from './league.ts'
import { titled } from './lines.ts'
import { beats, type Racer, type Rounds, race } from './race.ts'
import { type Thing, thingsOf } from './things.ts'
import { crossed, merged, mutated } from './vary.ts'
import { yardstick } from './yardstick.ts'

const CHILDREN = 24
const PEERS = 12
/** So many of them stay, of all kinds: a plan that beats only its own kind would lose to others. */
const RIVALS = 9
/** Of these so many judge the many unions. */
const JUDGES = 4
/** Generations without a new best plan before more games are spent on each. */
const PATIENCE = 3
const MOST_EFFORT = 8
/** Games of a trial in a duel. */
const DUEL = 6

/** Finds better and better plans for a kingdom. It asks for games and is told how they went; nothing else. */
export class Evolution {
  readonly #seed: Seed
  readonly #random: Random
  readonly #seats: number
  readonly #things: readonly Thing[]
  readonly #founders: readonly Plan[]
  readonly #plans: readonly Plan[]
  /** The best plan so far. */
  best: Plan = BIG_MONEY
  /** Those that were the best before, the first first. */
  readonly ancestors: Plan[] = []
  /** Good plans that aren't the best. */
  #peers: readonly Plan[] = []
  /** The best among the first plans: whoever comes later must beat them too. */
  #rivals: readonly Plan[] = [BIG_MONEY]
  /** The first plans that met everyone against everyone, the best first. */
  contenders: readonly Plan[] = []
  #races = 0
  #effort = 1
  #failures = 0

  /** `plans` are known ones; those that fit the kingdom take part. */
  constructor(rules: DominionRules, seed: Seed, plans: readonly Plan[] = []) {
    this.#seed = seed
    this.#random = seeded(seed)
    this.#seats = rules.seats
    this.#things = thingsOf(rules)
    this.#founders = [...founders(this.#things), ...archetypes(this.#things)]
    this.#plans = plans.filter(plan => missingFor(plan, rules.tables).length === 0)
  }

  /** Goes on for as long as somebody plays the games. */
  *rounds(): Rounds<never> {
    yield* this.#found()
    yield* this.#unite()
    while (true) yield* this.#generation()
  }

  /** So many games that everybody starts equally often. */
  #games(n: number): number {
    return this.#seats * Math.ceil((n * this.#effort) / this.#seats)
  }

  /** Every race has its own deals. */
  #nextRace(): string {
    return `${this.#seed}/race ${++this.#races}`
  }

  *#race(field: readonly Plan[], opponents: readonly Plan[], ...rungs: readonly [games: number, keep: number][]) {
    const wanted = rungs.map(([games, keep]) => ({ games: this.#games(games), keep }))
    return yield* race(distinct(field), opponents, this.#nextRace(), wanted)
  }

  /** The best of what is known and of what money and one kind of card or two can do. */
  *#found(): Rounds<void> {
    // Whoever has little time gets something better than Big Money soon.
    const leads = (plan: Plan) => this.#promote(plan)
    const care = { all: this.#games(8), better: this.#games(24), best: this.#games(16) }
    // Much beats Big Money; what beats the best that one kind of Action makes of it is worth more games.
    const measure = yield* yardstick(this.#things, this.#nextRace(), care, leads)
    this.#promote(measure)
    const field = distinct([measure, ...this.#plans, ...this.#founders])
    const rungs = [
      { games: this.#games(4), keep: Math.ceil(field.length * 0.4) },
      { games: this.#games(8), keep: 20 },
      { games: this.#games(12), keep: 20 },
    ]
    const passed = yield* race(field, [BIG_MONEY, measure], this.#nextRace(), rungs, leads, kindOf)
    const peers = distinct([...oneOfEach(passed.map(({ plan }) => plan)).slice(0, PEERS - 1), measure])
    const ranked = yield* league(peers, this.#nextRace(), this.#games(6))
    this.#peers = ranked.map(({ plan }) => plan)
    this.contenders = this.#peers
    // Whoever comes later must do well against all that sensible players would choose.
    const byWeight = ranked.toSorted((a, b) => b.weight - a.weight).map(({ plan }) => plan)
    this.#rivals = distinct([...byWeight.slice(0, RIVALS - 1), measure])
    this.#promote(at(ranked, 0).plan)
  }

  /** What goes well with what. */
  *#unite(): Rounds<void> {
    const peers = this.#peers
    const unions = peers.flatMap(one => peers.map(other => merged(one, other)))
    // What does little by itself may be what the best plan lacks.
    const additions = this.#founders.map(other => merged(this.best, other))
    const known = new Set([this.best, ...peers].map(planKey))
    const field = [...unions, ...additions].filter(plan => !known.has(planKey(plan)))
    if (field.length === 0) return
    const finalists = yield* this.#race(field, this.#rivals.slice(0, JUDGES), [2, 30], [4, 10], [12, 4])
    this.#meet(finalists)
    yield* this.#title(finalists)
  }

  *#generation(): Rounds<void> {
    const children = Array.from({ length: CHILDREN }, () => this.#child())
    const opponents = distinct([this.best, this.#rival(), this.#rival(), this.#rival()])
    const finalists = yield* this.#race(children, opponents, [4, 8], [8, 3])
    const before = this.best
    yield* this.#title(finalists)
    this.#meet(finalists)
    this.#failures = this.best === before ? this.#failures + 1 : 0
    if (this.#failures < PATIENCE) return
    this.#failures = 0
    this.#effort = Math.min(MOST_EFFORT, 1.5 * this.#effort)
  }

  #rival(): Plan {
    const others = [...this.#rivals, ...this.ancestors.slice(-3)].filter(plan => planKey(plan) !== planKey(this.best))
    return others.length === 0 ? BIG_MONEY : oneOf(this.#random, others)
  }

  #child(): Plan {
    const random = this.#random
    const parent = below(random, 3) > 0 ? this.best : oneOf(random, this.#peers)
    const way = below(random, 10)
    if (way < 5) return mutated(random, parent, this.#things)
    return crossed(random, parent, oneOf(random, way < 8 ? this.#founders : this.#peers), this.#things)
  }

  /** The latest good plans, the newest first. */
  #meet(racers: readonly Racer[]): void {
    this.#peers = distinct([...racers.map(({ plan }) => plan), ...this.#peers]).slice(0, PEERS)
  }

  /** The finalists and the best plan so far against all that count, with new deals; who comes first must prove it. */
  *#title(finalists: readonly Racer[]): Rounds<void> {
    const opponents = distinct([this.best, ...this.#rivals, ...this.ancestors.slice(-1)])
    const field = [this.best, ...finalists.map(({ plan }) => plan)]
    const [first] = yield* this.#race(field, opponents, [6, 1])
    if (first === undefined || planKey(first.plan) === planKey(this.best)) return
    if (yield* beats(first.plan, this.best, opponents, this.#nextRace(), this.#games(DUEL))) this.#promote(first.plan)
  }

  #promote(plan: Plan): void {
    if (planKey(plan) === planKey(this.best)) return
    this.ancestors.push(this.best)
    this.best = titled(plan)
  }
}
