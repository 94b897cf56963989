import type { DominionRules } from '@kartentisch/dominion'
import {
  at,
  below,
  oneOf,
  type Random,
  type Seed,
  type Studied,
  type Studying,
  type StudyResult,
  seeded,
  settled,
  type Tried,
} from '@kartentisch/kernel'
import { say } from '../../words/say.ts'
import type { Plan } from '../plan/plan.ts'
import { planKey, writePlan, writePlanInline } from '../plan/written.ts'
import { shippedFor } from '../plans-for.ts'
import { archetypes } from '../tune/archetypes.ts'
import { BIG_MONEY, founders, singles } from '../tune/founders.ts'
import { distinct } from '../tune/kinds.ts'
import { tidied, titled } from '../tune/lines.ts'
import { type Rounds, race, type Trial } from '../tune/race.ts'
import { type Thing, thingsOf } from '../tune/things.ts'
import { crossed, merged, mutated } from '../tune/vary.ts'
import { KINDS, type Kind, kindOfPlan, usesAttack, usesOf } from './kinds.ts'
import { openings, STARTS, type Start, startingSeed } from './openings.ts'
import { Record, sum } from './record.ts'

/** So many of each kind stand in the table. */
const OF_EACH = 2
const CHILDREN = 10
/** Of the ways to open with a start so many are told. */
const OPENINGS = 4
/** Games of a pair in one round of the table. */
const TABLE_GAMES = 20
const PAIRS_A_ROUND = 12
/** Games by which a thing is judged at a time, and after which it makes no difference worth knowing. */
const JUDGE_GAMES = 80
const MOST_JUDGED = 2_000

interface Entrant {
  readonly plan: Plan
  readonly kind: Kind
}

/** Somebody in question, and how they have fared. */
interface Contender<T> {
  readonly what: T
  tried: Tried
}

/** A thing and the two plans it is judged by: the best with it and the best without. */
interface Judged {
  readonly id: string
  readonly withIt: Plan
  readonly without: Plan
  tried: Tried
}

/** Finds out what wins in a kingdom: it asks for games and is told how they went, and knows more after each round. */
class Study {
  readonly #rules: DominionRules
  readonly #seed: Seed
  readonly #random: Random
  readonly #things: readonly Thing[]
  readonly #founders: readonly Plan[]
  readonly #record = new Record()
  readonly #openings = new Map<string, Contender<readonly string[]>[]>()
  #judged: readonly Judged[] = []
  #entrants: readonly Entrant[] = []
  /** Good plans that needn't be in the table. */
  #pool: readonly Plan[] = []
  #rounds = 0
  /** The plan that openings and things are judged by, and how often more games had been played when it was chosen. */
  #measure = BIG_MONEY
  #sharpened = 0
  #measuredAt = 0
  /** Whether the games that are wanted now are those of the table. */
  meeting = false

  constructor(rules: DominionRules, seed: Seed) {
    this.#rules = rules
    this.#seed = seed
    this.#random = seeded(seed)
    this.#things = thingsOf(rules)
    const known = shippedFor(rules.tables)
    this.#founders = distinct([BIG_MONEY, ...known, ...founders(this.#things), ...archetypes(this.#things)])
  }

  /** Goes on for as long as somebody plays the games. */
  *rounds(): Rounds<never> {
    yield* this.#choose()
    yield* this.#meet(4)
    this.#measure = this.#ranked[0]?.plan ?? BIG_MONEY
    yield* this.#judge()
    yield* this.#open()
    while (true) {
      yield* this.#improve()
      yield* this.#meet(3)
      yield* this.#sharpen()
    }
  }

  #nextSeed(): string {
    return `${this.#seed}/study ${++this.#rounds}`
  }

  #kind(plan: Plan): Kind {
    return kindOfPlan(plan, this.#things, this.#rules.tables)
  }

  get #ranked(): readonly Entrant[] {
    return this.#record.ranked(this.#entrants)
  }

  /** The best of each kind, at first against Big Money, then against each other. */
  *#choose(): Rounds<void> {
    const byKind = KINDS.map(kind => this.#founders.filter(plan => this.#kind(plan) === kind))
    const chosen: Plan[] = []
    for (const field of byKind) {
      if (field.length === 0) continue
      const rungs = [
        { games: 4, keep: Math.ceil(0.4 * field.length) },
        { games: 8, keep: 8 },
        { games: 16, keep: 4 },
      ]
      const passed = yield* race(field, [BIG_MONEY], this.#nextSeed(), rungs)
      chosen.push(...passed.map(({ plan }) => plan))
    }
    this.#pool = chosen
    const better = yield* race(chosen, this.#strongest(chosen), this.#nextSeed(), [{ games: 10, keep: chosen.length }])
    const ordered = better.map(({ plan }) => plan)
    const best = KINDS.flatMap(kind => ordered.filter(plan => this.#kind(plan) === kind).slice(0, OF_EACH))
    this.#entrants = distinct([BIG_MONEY, ...best]).map(plan => ({ plan, kind: this.#kind(plan) }))
  }

  /** The first of each kind: whoever is good must do well against all of them. */
  #strongest(plans: readonly Plan[]): Plan[] {
    return KINDS.flatMap(kind => plans.find(plan => this.#kind(plan) === kind) ?? [])
  }

  /** Everyone against everyone, those first who have met least. */
  *#meet(times: number): Rounds<void> {
    const plans = this.#entrants.map(({ plan }) => plan)
    const size = times * PAIRS_A_ROUND
    for (let left = size; left > 0; left -= PAIRS_A_ROUND) {
      const pairs = this.#record.seldom(plans, PAIRS_A_ROUND)
      const seed = this.#nextSeed()
      const trials = pairs.map(
        ([plan, against], i): Trial => ({ plan, against, seed: `${seed}/${i}`, games: TABLE_GAMES }),
      )
      this.meeting = true
      const won = yield trials
      this.meeting = false
      for (const [i, { plan, against, games }] of trials.entries()) {
        this.#record.add(plan, against, { won: at(won, i), games })
      }
    }
  }

  /** Looks for something better of each kind, and puts it in the place of the best of its kind. */
  *#improve(): Rounds<void> {
    const best = this.#ranked
    const opponents = this.#strongest(best.map(({ plan }) => plan))
    for (const kind of KINDS) {
      const first = best.find(one => one.kind === kind)
      if (first === undefined) continue
      const children = Array.from({ length: 3 * CHILDREN }, () => this.#child(first.plan))
        .filter(plan => this.#kind(plan) === kind)
        .slice(0, CHILDREN)
      const rungs = [
        { games: 6, keep: 4 },
        { games: 12, keep: 2 },
        { games: 30, keep: 2 },
      ]
      const [winner] = yield* race([first.plan, ...children], opponents, this.#nextSeed(), rungs)
      if (winner === undefined || planKey(winner.plan) === planKey(first.plan)) continue
      const duel = this.#nextSeed()
      const won = yield opponents.flatMap((against, i) =>
        [winner.plan, first.plan].map(plan => ({ plan, against, seed: `${duel}/${i}`, games: 60 })),
      )
      const gain = won.reduce((total, n, i) => total + (i % 2 === 0 ? n : -n), 0)
      if (gain <= 0) continue
      const plan = titled(winner.plan)
      this.#entrants = this.#entrants.map(one => (one === first ? { plan, kind } : one))
      this.#pool = [plan, ...this.#pool].slice(0, 40)
    }
  }

  #child(plan: Plan): Plan {
    return below(this.#random, 2) === 0
      ? mutated(this.#random, plan, this.#things)
      : crossed(this.#random, plan, oneOf(this.#random, this.#pool), this.#things)
  }

  /** The ways to open that do best before the best plan, for each start. */
  *#open(): Rounds<void> {
    const best = this.#measure
    for (const start of STARTS) {
      const field = openings(best, this.#things, start)
      if (field.length === 0) continue
      let contenders = field.map((what): Contender<typeof what> => ({ what, tried: { won: 0, games: 0 } }))
      for (const [games, keep] of [
        [6, 16],
        [12, 8],
        [24, OPENINGS],
      ] as const) {
        yield* this.#openWith(start, contenders, best, games)
        contenders = contenders
          .toSorted((a, b) => b.tried.won / b.tried.games - a.tried.won / a.tried.games)
          .slice(0, keep)
      }
      // What chose them flatters them: they are tried anew.
      for (const one of contenders) one.tried = { won: 0, games: 0 }
      yield* this.#openWith(start, contenders, best, 60)
      this.#openings.set(
        start.name,
        contenders.map(({ what, tried }) => ({ what: what.buys, tried })),
      )
    }
  }

  *#openWith(
    start: Start,
    contenders: readonly Contender<{ readonly plan: Plan }>[],
    against: Plan,
    games: number,
  ): Rounds<void> {
    const seed = startingSeed(this.#rules.tables, start, this.#nextSeed())
    const won = yield contenders.map(({ what: { plan } }) => ({ plan, against, seed, games }))
    for (const [i, one] of contenders.entries()) one.tried = sum(one.tried, { won: at(won, i), games })
  }

  /** For each thing of the kingdom the best plan with it and the best without. */
  *#judge(): Rounds<void> {
    const best = this.#measure
    const found: Judged[] = []
    for (const thing of this.#things) {
      const uses = (plan: Plan) => usesOf(plan, this.#things).includes(thing.name)
      const others = distinct([...this.#ranked.map(({ plan }) => plan), ...this.#pool])
      const rivals = uses(best)
        ? [
            { ...best, buy: tidied(best.buy.filter(({ name }) => name !== thing.name)) },
            ...others.filter(plan => !uses(plan)).slice(0, 4),
          ]
        : [
            ...singles(thing).map(single => merged(best, single)),
            ...others.filter(uses).slice(0, 3),
            ...singles(thing).slice(0, 2),
          ]
      const rungs = [
        { games: 10, keep: 3 },
        { games: 20, keep: 1 },
      ]
      const [rival] = yield* race(distinct(rivals), [best], this.#nextSeed(), rungs)
      if (rival === undefined) continue
      const [withIt, without] = uses(best) ? [best, rival.plan] : [rival.plan, best]
      found.push({ id: thing.name, withIt, without, tried: { won: 0, games: 0 } })
    }
    // What chose a rival flatters it: all are tried anew, the unclear ones longer.
    yield* this.#tryJudged(found, JUDGE_GAMES)
    this.#judged = found
    yield* this.#tryJudged(this.#unsettled, JUDGE_GAMES)
  }

  *#tryJudged(all: readonly Judged[], games: number): Rounds<void> {
    const seed = this.#nextSeed()
    const won = yield all.map(({ withIt: plan, without: against }, i) => ({
      plan,
      against,
      seed: `${seed}/${i}`,
      games,
    }))
    for (const [i, judged] of all.entries()) judged.tried = sum(judged.tried, { won: at(won, i), games })
  }

  /** What may still turn out to matter: more games go to these alone. */
  get #unsettled(): readonly Judged[] {
    return this.#judged.filter(({ tried }) => tried.games < MOST_JUDGED && settled(tried) === 'unclear')
  }

  /** The best plan with an Attack and the best without. */
  get #attack(): readonly [withIt: number, without: number] | undefined {
    const attacking = this.#ranked.map(({ plan }) => usesAttack(plan, this.#things, this.#rules.tables))
    const [withIt, without] = [attacking.indexOf(true), attacking.indexOf(false)]
    return withIt < 0 || without < 0 ? undefined : [withIt, without]
  }

  *#tryAttack(): Rounds<void> {
    if (this.#attack === undefined) return
    const [withIt, without] = this.#attack
    const [plan, against] = [at(this.#ranked, withIt).plan, at(this.#ranked, without).plan]
    const games = JUDGE_GAMES
    const won = yield [{ plan, against, seed: this.#nextSeed(), games }]
    this.#record.add(plan, against, { won: at(won, 0), games })
  }

  /** More games for what is told already. */
  *#sharpen(): Rounds<void> {
    this.#sharpened++
    const best = this.#measure
    const [leader] = this.#ranked
    // What was measured by another plan can't be added to: it is begun anew ever more seldom, and gets sharper in between.
    if (leader !== undefined && planKey(leader.plan) !== planKey(best) && this.#sharpened >= 2 * this.#measuredAt) {
      this.#measure = leader.plan
      this.#measuredAt = this.#sharpened
      yield* this.#judge()
      return yield* this.#open()
    }
    yield* this.#tryJudged(this.#unsettled, JUDGE_GAMES)
    yield* this.#tryAttack()
    for (const start of STARTS) {
      const told = this.#openings.get(start.name) ?? []
      const field = openings(best, this.#things, start)
      const contenders = told.flatMap(one => {
        const opening = field.find(({ buys }) => buys.join() === one.what.join())
        return opening === undefined ? [] : [{ what: opening, tried: one.tried }]
      })
      yield* this.#openWith(start, contenders, best, 40)
      this.#openings.set(
        start.name,
        contenders.map(({ what: { buys }, tried }) => ({ what: buys, tried })),
      )
    }
  }

  /** What is known so far, but for what only whoever plays the games can count. */
  get found(): Omit<Studied, 'length' | 'games'> {
    const ranked = this.#ranked
    return {
      plans: ranked.map(({ plan, kind }) => ({
        kind,
        kindName: say(`kind ${kind}`),
        uses: usesOf(plan, this.#things),
        player: writePlanInline(plan),
        text: writePlan(titled(plan)),
      })),
      table: ranked.map(one => ranked.map(other => this.#record.between(one.plan, other.plan))),
      openings: STARTS.flatMap(({ name: start }) => {
        const choices = this.#openings.get(start)
        return choices === undefined
          ? []
          : [
              {
                start,
                choices: choices
                  .map(({ what: buys, tried }) => ({ buys, ...tried }))
                  .sort((a, b) => b.won / b.games - a.won / a.games),
              },
            ]
      }),
      things: this.#judged.map(({ id, tried }) => ({ id, ...tried })).sort((a, b) => b.won / b.games - a.won / a.games),
      attack: this.#attack && { withIt: this.#attack[0], without: this.#attack[1] },
    }
  }
}

/** A study of a kingdom, whose games others play. */
export function studyKingdom(rules: DominionRules, seed: Seed): Studying {
  const study = new Study(rules, seed)
  const rounds = study.rounds()
  let counts = false
  let games = 0
  let length = { turns: 0, games: 0 }
  return {
    get found() {
      return { ...study.found, length, games }
    },
    next(results: readonly StudyResult[]) {
      for (const result of results) {
        games += result.games
        if (counts) length = { turns: length.turns + result.turns, games: length.games + result.games }
      }
      const { value } = rounds.next(results.map(({ won }) => won))
      counts = study.meeting
      return value.map(({ plan, against, ...trial }) => ({
        ...trial,
        player: writePlanInline(plan),
        against: writePlanInline(against),
      }))
    },
  }
}
