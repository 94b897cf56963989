import { availableParallelism } from 'node:os'
import type { Shelf } from '../shelf.ts'
import { Crew, type Hands, type Playing } from './crew.ts'
import type { Job, Outcome } from './job.ts'
import { openTable } from './table.ts'

/** How jobs are played: on how many threads, and for how long. */
export interface PlayingJobs extends Playing {
  /** How many threads play; one for each core if nothing is said. The outcomes don't depend on it. */
  readonly workers?: number
  /** Who plays instead of threads of this machine; whoever gives them lets them go. */
  readonly hands?: Hands
}

/** Plays jobs on several cores and lets the threads go. */
export async function playJobs(shelf: Shelf, jobs: readonly Job[], playing: PlayingJobs = {}): Promise<Outcome[]> {
  // A mistake in a job is told before anybody begins to work.
  for (const job of jobs) openTable(shelf, job)
  if (playing.hands !== undefined) return await playing.hands.play(jobs, playing)
  const games = jobs.reduce((sum, job) => sum + job.games, 0)
  const crew = new Crew(shelf, Math.min(playing.workers ?? availableParallelism(), games))
  try {
    return await crew.play(jobs, playing)
  } finally {
    await crew.close()
  }
}
