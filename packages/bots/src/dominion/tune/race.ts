import { at } from '@kartentisch/kernel'
import type { Plan } from '../plan/plan.ts'

/** Games wanted: one plan against others who all follow another plan, each starting equally often. */
export interface Trial {
  readonly plan: Plan
  readonly against: Plan
  /** Game number `i` follows from this and `i`. */
  readonly seed: string
  readonly games: number
}

/** Asks for games and is told how many the plan won of each trial, ties shared; who plays them is all the same. */
export type Rounds<Result> = Generator<readonly Trial[], Result, readonly number[]>

export interface Racer {
  readonly plan: Plan
  /** The share won of the games played. */
  readonly share: number
}

/** How many games against each opponent, and how many plans stay in the race after them. */
export interface Rung {
  readonly games: number
  readonly keep: number
}

/**
 * Successive halving: those who do worst drop out, those who stay play more. All get the same deals. What is found out
 * in one rung counts in the next, so the shares of those who stay are flattering: only a new race tells the truth. `leads` is told who is first after each rung.
 * Where there are kinds, the best of each has a place before others of its kind: what is seldom isn't lost early.
 */
export function* race(
  field: readonly Plan[],
  opponents: readonly Plan[],
  seed: string,
  rungs: readonly Rung[],
  leads: (plan: Plan) => void = () => {},
  kind?: (plan: Plan) => string,
): Rounds<Racer[]> {
  let racers = field.map(plan => ({ plan, won: 0, games: 0 }))
  for (const [rung, { games, keep }] of rungs.entries()) {
    const trials = racers.flatMap(({ plan }) =>
      opponents.map((against, i) => ({ plan, against, seed: `${seed}/${rung}/${i}`, games })),
    )
    const won = yield trials
    for (const [i, racer] of racers.entries()) {
      for (const k of opponents.keys()) racer.won += at(won, i * opponents.length + k)
      racer.games += games * opponents.length
    }
    // Sorting is stable: whoever came first stays first among equals.
    const sorted = racers.toSorted((a, b) => b.won / b.games - a.won / a.games)
    racers = kind === undefined ? sorted.slice(0, keep) : kept(sorted, keep, ({ plan }) => kind(plan))
    const [leader] = racers
    if (leader !== undefined) leads(leader.plan)
  }
  return racers.map(({ plan, won, games }) => ({ plan, share: won / games }))
}

/** The first so many, but of those from the second half on only who is the first of its kind. */
function kept<T>(sorted: readonly T[], keep: number, kind: (one: T) => string): T[] {
  const first = sorted.slice(0, Math.ceil(keep / 2))
  const kinds = new Set(first.map(kind))
  const seldom: T[] = []
  const others: T[] = []
  for (const one of sorted.slice(first.length)) {
    if (kinds.has(kind(one))) others.push(one)
    else seldom.push(one)
    kinds.add(kind(one))
  }
  return [...first, ...seldom, ...others].slice(0, keep)
}

/** Looks at the results of a duel, and trials against each opponent between two of them. */
const LOOKS = 3
const TRIALS = 2
/** So many standard errors ahead it is decided; at the last look fewer are enough. */
const CLEAR = 1.8
const ENOUGH = 0.6

/**
 * Whether a challenger does better than the best plan so far. It is given up as soon as it falls behind. Both get the
 * same deals, so that the differences vary little where the plans differ little: they are what counts.
 */
export function* beats(
  challenger: Plan,
  best: Plan,
  opponents: readonly Plan[],
  seed: string,
  games: number,
): Rounds<boolean> {
  const differences: number[] = []
  for (let look = 1; look <= LOOKS; look++) {
    const trials = opponents.flatMap((against, i) =>
      Array.from({ length: TRIALS }, (_, k) => ({ against, seed: `${seed}/${look}/${i}/${k}`, games })),
    )
    const won = yield [challenger, best].flatMap(plan => trials.map(trial => ({ ...trial, plan })))
    for (const k of trials.keys()) differences.push(at(won, k) - at(won, trials.length + k))
    const errors = ahead(differences)
    if (errors <= 0) return false
    if (errors >= CLEAR) return true
  }
  return ahead(differences) >= ENOUGH
}

/** The mean of some numbers, in its standard errors. */
function ahead(numbers: readonly number[]): number {
  const n = numbers.length
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n
  const variance = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1)
  return variance === 0 ? Math.sign(mean) * Number.MAX_VALUE : mean / Math.sqrt(variance / n)
}
