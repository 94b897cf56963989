import { at } from '@kartentisch/kernel'
import type { Budget } from './budget.ts'

/** Rounds before anybody can be out of the race. */
const WARM_UP = 8
/** How many standard errors behind the leader a candidate is given up. */
const GIVEN_UP = 2.2
/** So much more the first must be behind before the end: whoever looks often finds proof that isn't there. */
const OFTEN = 0.7
/** Few trials that happen to be alike don't prove anything: each row counts as having had so much variance besides. */
const UNSEEN = 0.01

/** The mean of the differences of two rows of values, in standard errors. */
function ahead(one: readonly number[], other: readonly number[]): number {
  const n = Math.min(one.length, other.length)
  let sum = 0
  let squares = 0
  for (let i = 0; i < n; i++) {
    const difference = (one[i] ?? 0) - (other[i] ?? 0)
    sum += difference
    squares += difference * difference
  }
  const mean = sum / n
  const variance = Math.max(0, squares / n - mean * mean) + UNSEEN
  return n === 0 ? 0 : mean / Math.sqrt(variance / n)
}

/** One of those who race for the best answer, with the value of each trial. */
interface Racer {
  readonly index: number
  readonly values: number[]
  sum: number
}

/**
 * The best of several candidates. In each round all face the same chance, so that what differs is due to them. Those
 * clearly behind drop out at once; besides, the worse half does when its share of the budget is used up. The first
 * candidate is what one would do without a thought, and is left only for one that has proved better by so many
 * standard errors as `caution` says for the trials that both have had.
 */
export function race(
  size: number,
  budget: Budget,
  trial: (candidate: number, round: number) => number,
  caution: (trials: number) => number,
): number {
  const { simulations, goOn } = budget
  const first: Racer = { index: 0, values: [], sum: 0 }
  let racers: Racer[] = Array.from({ length: size }, (_, index) =>
    index === 0 ? first : { index, values: [], sum: 0 },
  )
  // Who is no longer in the race has been proved to be worse.
  const preferred = (best: Racer): number => {
    const trials = Math.min(first.values.length, best.values.length)
    return racers.includes(first) && ahead(best.values, first.values) < caution(trials) ? first.index : best.index
  }
  let phases = Math.ceil(Math.log2(size))
  let used = 0
  let endOfPhase = simulations / phases
  for (let round = 0; racers.length > 1; round++) {
    for (const racer of racers) {
      // A round that isn't finished doesn't count.
      if (used++ >= simulations || goOn?.() === false) return preferred(leader(racers, round))
      const value = trial(racer.index, round)
      // What was broken off tells nothing.
      if (goOn?.() === false) return preferred(leader(racers, round))
      racer.values.push(value)
      racer.sum += value
    }
    const rounds = round + 1
    // Looked at only when the rounds have doubled: looking often finds differences that aren't there.
    if (rounds >= WARM_UP && Number.isInteger(Math.log2(rounds)))
      racers = inTheRace(racers, rounds, first, caution(rounds))
    if (used >= endOfPhase && phases > 1 && rounds >= 2) {
      racers = betterHalf(racers, first)
      phases--
      endOfPhase = used + (simulations - used) / phases
    }
  }
  return preferred(leader(racers, at(racers, 0).values.length))
}

function leader(racers: readonly Racer[], rounds: number): Racer {
  let found = at(racers, 0)
  let most = -Infinity
  for (const racer of racers) {
    const sum = racer.values.length > rounds ? racer.sum - (racer.values.at(-1) ?? 0) : racer.sum
    if (sum > most) {
      found = racer
      most = sum
    }
  }
  return found
}

/** The first is given up for nothing less than proof: with no more trials it could never be shown to be worse. */
function inTheRace(racers: readonly Racer[], rounds: number, first: Racer, proof: number): Racer[] {
  const best = leader(racers, rounds)
  const enough = (racer: Racer): number => (racer === first ? Math.max(GIVEN_UP, proof + OFTEN) : GIVEN_UP)
  return racers.filter(racer => racer === best || ahead(best.values, racer.values) < enough(racer))
}

function betterHalf(racers: readonly Racer[], first: Racer): Racer[] {
  const better = racers.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(racers.length / 2))
  if (!racers.includes(first) || better.includes(first)) return better
  return [first, ...better]
}
