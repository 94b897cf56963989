import type { Setup } from '@kartentisch/dominion'
import { last } from '@kartentisch/kernel'
import { Crew } from '../sim/crew.ts'
import type { Outcome } from '../sim/job.ts'
import { type Compared, compared, comparisonJobs, fittingPlans, opponents } from './comparison.ts'
import { type Found, search } from './search.ts'

export interface Tuning {
  readonly setup: Setup
  readonly seed: string
  /** How long to search, unless `games` says how many games to search for. */
  readonly seconds: number
  /** With these the same seed finds the same plan. */
  readonly games?: number
  /** Games against each opponent afterwards. */
  readonly compare: number
  /** Whether to write down what happens by turn in the games against Big Money. */
  readonly diary?: boolean
  readonly workers?: number
  /** Stops with what there is. */
  readonly signal?: AbortSignal
  /** Told how many games have been played in the search, and how many seconds it has taken. */
  readonly progress?: (games: number, seconds: number) => void
}

/** A plan that was found, how, and how it fares. */
export interface Tuned {
  readonly found: Found
  /** Nothing if the search was stopped. */
  readonly comparison: readonly Compared[]
  /** Of the games against Big Money. */
  readonly money: Outcome | undefined
}

/** Searches a strong plan for a kingdom on several cores, and compares it with others. */
export async function tune(tuning: Tuning): Promise<Tuned> {
  const { setup, seed, seconds, games, compare, diary = false, workers, signal, progress = () => {} } = tuning
  const crew = new Crew(workers)
  const signals = [
    ...(signal === undefined ? [] : [signal]),
    ...(games === undefined ? [AbortSignal.timeout(1000 * seconds)] : []),
  ]
  try {
    const fitting = fittingPlans(setup)
    const found = await search(crew, {
      setup,
      seed,
      plans: [...fitting.values()],
      signal: AbortSignal.any(signals),
      games: games ?? Number.POSITIVE_INFINITY,
      progress,
    })
    const against = signal?.aborted ? [] : opponents(fitting, found.stages)
    const jobs = comparisonJobs(last(found.stages).plan, against, { setup, seed, games: compare, diary })
    const outcomes = await crew.play(jobs, signal === undefined ? {} : { signal })
    return { found, comparison: compared(against, outcomes), money: outcomes[0] }
  } finally {
    await crew.close()
  }
}
