import { availableParallelism } from 'node:os'
import { Interrupt } from '../interrupt.ts'
import { progress } from '../progress.ts'
import { wholeNumber } from '../usage.ts'
import { Crew } from './crew.ts'
import type { Job, Outcome } from './job.ts'
import { openTable } from './table.ts'

export interface Run {
  readonly outcomes: readonly Outcome[]
  /** 0, or that of a program stopped by Ctrl-C. */
  readonly exitCode: number
}

/** Plays jobs on several cores with a progress bar; Ctrl-C stops with what there is. */
export async function run(jobs: readonly Job[], workers: string | undefined): Promise<Run> {
  const size = wholeNumber(workers, 'workers', availableParallelism(), 1)
  // A mistake in a job is told before anybody begins to work.
  for (const job of jobs) openTable(job)
  const games = jobs.reduce((sum, job) => sum + job.games, 0)
  const crew = new Crew(Math.min(size, games))
  const interrupt = new Interrupt()
  const bar = progress('games', games)
  try {
    const outcomes = await crew.play(jobs, { signal: interrupt.signal, progress: n => bar.at(n) })
    return { outcomes, exitCode: interrupt.exitCode }
  } finally {
    bar.done()
    interrupt.done()
    await crew.close()
  }
}
