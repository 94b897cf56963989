import { at, bits, groupedBy, Mistake, type Random } from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'
import { saySelection } from '../words/say-setup.ts'
import { admits, type Condition, type Count, type Demand, fits, type What } from './condition.ts'
import { draw, PILES } from './random.ts'
import { writeWhat } from './written.ts'

/** Something that is counted. */
interface Counted {
  readonly what: What
  /** From so many on, one more makes no difference. */
  readonly cap: number
  /** How many there must be in any case. */
  readonly always: readonly Count[]
  /** Whether something else depends on the number, so that it must be kept in mind to the end. */
  readonly matters: boolean
}

/** Piles that no demand tells apart. */
interface Group {
  readonly piles: readonly string[]
  /** For each counted thing, whether these piles are such. */
  readonly counts: readonly boolean[]
  /** For each counted thing, how many such piles this group and those after it have. */
  readonly ahead: readonly number[]
  /** The counted things whose numbers still make a difference. */
  readonly open: readonly number[]
}

/** How many of each counted thing have been taken. */
type Tally = readonly number[]

/** Enough for all that people ask for, and still a moment's work. */
const MAX_STATES = 200_000

/**
 * All ways to fill up a kingdom so that it meets the demands. They are counted, not tried: piles alike are taken
 * together, and of what was taken only the numbers matter. So each way is equally likely to be drawn, and if there is
 * none, that is certain.
 */
export class Choices {
  readonly #counted: readonly Counted[]
  readonly #always: readonly (readonly [number, Counted])[]
  readonly #groups: readonly Group[]
  readonly #met: (tally: Tally) => boolean
  readonly #left: number
  readonly #start: Tally
  readonly #ways = new Map<string, number>()

  constructor(catalogue: Catalogue, pool: readonly string[], fixed: readonly string[], demands: readonly Demand[]) {
    const counted = allCounted(demands)
    const place = new Map([...counted.keys()].map((key, i) => [key, i]))
    const holds = ({ what, count }: Condition, tally: Tally) =>
      admits(count, at(tally, place.get(writeWhat(what)) ?? -1))
    this.#met = tally =>
      demands.every(demand => demand.if === undefined || !holds(demand.if, tally) || holds(demand, tally))
    this.#counted = [...counted.values()]
    this.#always = [...this.#counted.entries()].filter(([, { always }]) => always.length > 0)
    this.#groups = grouped(catalogue, pool, this.#counted)
    this.#left = PILES - fixed.length
    this.#start = this.#counted.map(({ what, cap }) =>
      Math.min(cap, fixed.filter(pile => fits(catalogue, what, pile)).length),
    )
  }

  /** How many there are. */
  count(): number {
    return this.#count(0, this.#left, this.#start)
  }

  /** One of them, if there is any. */
  draw(random: Random): string[] {
    const drawn: string[] = []
    let left = this.#left
    let tally = this.#start
    this.#groups.forEach((group, i) => {
      const n = oneByWeight(random, this.#weights(i, left, tally))
      drawn.push(...draw(random, group.piles, n))
      left -= n
      tally = this.#add(tally, group, n)
    })
    return drawn
  }

  /** In how many ways the groups from `i` on can give what is left, after these have been taken. */
  #count(i: number, left: number, tally: Tally): number {
    const group = this.#groups[i]
    if (!this.#hopeful(group, left, tally)) return 0
    if (left === 0 || group === undefined) return left === 0 && this.#met(tally) ? 1 : 0
    let key = `${i} ${left}`
    for (const t of group.open) key += ` ${tally[t]}`
    const known = this.#ways.get(key)
    if (known !== undefined) return known
    const ways = this.#weights(i, left, tally).reduce((sum, n) => sum + n, 0)
    if (this.#ways.size === MAX_STATES) throw new Mistake(TOO_MANY)
    this.#ways.set(key, ways)
    return ways
  }

  /** In how many ways group `i` can give 0, 1, 2 … piles of what is left. */
  #weights(i: number, left: number, tally: Tally): number[] {
    const group = at(this.#groups, i)
    const size = group.piles.length
    return Array.from(
      { length: Math.min(left, size) + 1 },
      (_, n) => outOf(size, n) * this.#count(i + 1, left - n, this.#add(tally, group, n)),
    )
  }

  #add(tally: Tally, { counts }: Group, n: number): Tally {
    if (n === 0) return tally
    return tally.map((sum, t) => (counts[t] ? Math.min(at(this.#counted, t).cap, sum + n) : sum))
  }

  /** Whether what must be there in any case can still come, and there isn't too much of anything. */
  #hopeful(group: Group | undefined, left: number, tally: Tally): boolean {
    for (const [t, { always }] of this.#always) {
      const now = at(tally, t)
      const most = now + Math.min(left, group === undefined ? 0 : at(group.ahead, t))
      for (const count of always) if (!admits(count, now) && (now >= count.from || most < count.from)) return false
    }
    return true
  }
}

function allCounted(demands: readonly Demand[]): ReadonlyMap<string, Counted> {
  const counted = new Map<string, Counted>()
  const add = ({ what, count }: Condition, always: boolean) => {
    const known = counted.get(writeWhat(what)) ?? { cap: 0, always: [], matters: false }
    counted.set(writeWhat(what), {
      what,
      cap: Math.max(known.cap, Math.min(PILES, count.to === undefined ? count.from : count.to + 1)),
      always: always ? [...known.always, count] : known.always,
      matters: known.matters || !always,
    })
  }
  for (const demand of demands) {
    add(demand, demand.if === undefined)
    if (demand.if !== undefined) add(demand.if, false)
  }
  return counted
}

const TOO_MANY = saySelection('tooManyConditions')

/** Groups that are counted alike follow each other, so that little must be kept in mind at a time. */
function grouped(catalogue: Catalogue, pool: readonly string[], counted: readonly Counted[]): Group[] {
  const alike = groupedBy(pool, pile => counted.map(({ what }) => Number(fits(catalogue, what, pile))).join(''))
  const groups: Group[] = []
  let ahead = counted.map(() => 0)
  for (const [key, piles] of [...alike].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const counts = [...key].map(bit => bit === '1')
    ahead = ahead.map((n, t) => n + (counts[t] ? piles.length : 0))
    const sums = ahead
    const open = [...counted.keys()].filter(t => at(sums, t) > 0 || at(counted, t).matters)
    groups.unshift({ piles, counts, ahead, open })
  }
  return groups
}

/** In how many ways `k` things can be taken out of `n`. */
function outOf(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}

const TWO_32 = 4294967296

/** The place of one of the weights, each as likely as it is heavy. The sum may be beyond 32 bits. */
function oneByWeight(random: Random, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let rest = ((bits(random) + bits(random) / TWO_32) / TWO_32) * total
  const found = weights.findIndex(weight => {
    rest -= weight
    return rest < 0
  })
  // Rounding may leave a crumb at the end.
  return found < 0 ? weights.findLastIndex(weight => weight > 0) : found
}
