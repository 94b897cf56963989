import type { Shelf } from '../shelf.ts'
import type { Outcome } from '../sim/job.ts'
import { type PlayingJobs, playJobs } from '../sim/play-jobs.ts'
import { type Contest, type HowPlayed, jobsOf } from './schedule.ts'
import { type Standings, standings } from './standings.ts'

/** What has come of a contest. */
export interface Contested {
  readonly standings: Standings
  /** Of each pairing in each setting, setting by setting. */
  readonly outcomes: readonly Outcome[]
}

/** Plays a contest on several cores and works out who is how strong. */
export async function arena(
  shelf: Shelf,
  contest: Contest,
  { diary = false, each = false, timeout, ...playing }: PlayingJobs & Partial<HowPlayed> = {},
): Promise<Contested> {
  const jobs = jobsOf(contest, { diary, each, ...(timeout !== undefined && { timeout }) })
  const outcomes = await playJobs(shelf, jobs, playing)
  return { standings: standings(contest, outcomes), outcomes }
}
