import { type Called, callsTo } from '../browser/port.ts'
import type { ReplayHost } from './host.ts'

/** Somebody who reviews a game out of sight; `onProgress` hears how much of it is done, from 0 to 1. */
export interface Reviewer {
  readonly host: Called<ReplayHost>
  /** At once, in the middle of anything. */
  stop(): void
}

/** Has a worker of its own, so that one can go on looking at the game. */
export async function reviewerOf(recording: unknown, onProgress: (share: number) => void): Promise<Reviewer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const host = callsTo<ReplayHost, number>(worker, onProgress)
  await host.open({ recording })
  return { host, stop: () => worker.terminate() }
}
