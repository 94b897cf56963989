import { last, Mistake } from '@kartentisch/kernel'
import { planTexts } from '../plans.ts'
import type { Shelf } from '../shelf.ts'
import { Crew, type Hands } from '../sim/crew.ts'
import type { GameLine, Outcome } from '../sim/job.ts'
import type { Setting } from '../sim/setting.ts'
import { say } from '../words/say.ts'
import { type Compared, compared, comparisonJobs, opponents } from './comparison.ts'
import { type Found, runSearch } from './search.ts'

/** What a plan is searched for, and for how long. */
export interface TuneOptions {
  readonly setting: Setting
  readonly seed: string
  /** How long to search, unless `games` says how many games to search for. */
  readonly seconds: number
  /** With these the same seed finds the same plan. */
  readonly games?: number
  /** Games against each opponent afterwards. */
  readonly compare: number
  /** Whether to write down what happens by turn in the games against the yardstick. */
  readonly diary?: boolean
  /** Whether to tell of each of the games against opponents by itself. */
  readonly each?: boolean
  readonly workers?: number
  /** Who plays instead of threads of this machine; whoever gives them lets them go. */
  readonly hands?: Hands
  /** Stops with what there is. */
  readonly signal?: AbortSignal
  /** Told how many games have been played in the search, and how many seconds it has taken. */
  readonly progress?: (games: number, seconds: number) => void
}

/** A plan that was found, how, and how it fares. */
export interface Tuned {
  readonly found: Found
  /** Empty if the search was stopped. */
  readonly comparison: readonly Compared[]
  /** What it was measured by is called so, and how the games against that went. */
  readonly yardstick: string
  readonly measured: Outcome | undefined
  /** The games against each opponent, where they were to be told of. */
  readonly games: readonly { readonly against: string; readonly each: readonly GameLine[] }[]
}

/** Searches a strong plan for a setting on several cores, and compares it with others. */
export async function tune(shelf: Shelf, options: TuneOptions): Promise<Tuned> {
  const {
    setting,
    seed,
    seconds,
    games,
    compare,
    diary = false,
    each = false,
    workers,
    hands,
    signal,
    progress = () => {},
  } = options
  const { game, players } = shelf.kit(setting.game)
  const { tuning } = players
  if (tuning === undefined) throw new Mistake(say('noPlans', { game: game.name }))
  const rules = game.game.prepare(setting.setup)
  const plans = planTexts()
  const fitting = tuning.fitting(rules, plans)
  const crew = hands ?? new Crew(shelf, workers)
  const signals = [
    ...(signal === undefined ? [] : [signal]),
    ...(games === undefined ? [AbortSignal.timeout(1000 * seconds)] : []),
  ]
  try {
    const found = await runSearch(crew, tuning.search(rules, seed, plans), {
      setting,
      seats: rules.seats,
      signal: AbortSignal.any(signals),
      games: games ?? Number.POSITIVE_INFINITY,
      progress,
    })
    const against = signal?.aborted ? [] : opponents(tuning.yardstick, fitting, found.stages)
    const jobs = comparisonJobs(last(found.stages).plan, against, { setting, seed, games: compare, diary, each })
    const outcomes = await crew.play(jobs, signal === undefined ? {} : { signal })
    return {
      found,
      comparison: compared(against, outcomes),
      yardstick: tuning.yardstick.name,
      measured: outcomes[0],
      games: against.map(({ name }, i) => ({ against: name, each: outcomes[i]?.each ?? [] })),
    }
  } finally {
    if (hands === undefined) await crew.close()
  }
}
