import type { PlayingJobs } from '@kartentisch/lab'
import { Interrupt } from './interrupt.ts'
import { progress } from './progress.ts'
import { readWorkers } from './usage.ts'

/** Plays so many games with a progress bar; Ctrl-C stops with what there is. */
export async function shown<T>(
  games: number,
  workers: string | undefined,
  play: (playing: PlayingJobs) => Promise<T>,
): Promise<{ readonly played: T; readonly exitCode: number }> {
  const threads = readWorkers(workers)
  const interrupt = new Interrupt()
  const bar = progress('games', games)
  try {
    const played = await play({ workers: threads, signal: interrupt.signal, progress: n => bar.at(n) })
    return { played, exitCode: interrupt.exitCode }
  } finally {
    bar.done()
    interrupt.done()
  }
}
