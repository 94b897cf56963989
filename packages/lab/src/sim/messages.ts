import type { Job, Outcome } from './job.ts'

/** Play games of these jobs, claiming one after the other in memory shared by all. */
export interface Order {
  readonly type: 'play'
  readonly jobs: readonly Job[]
  readonly shared: SharedArrayBuffer
}

/** Sent to a worker: games to play, or that it can let its programs go. */
export type ToWorker = Order | { readonly type: 'close' }

export type FromWorker =
  | { readonly type: 'played'; readonly job: number; readonly outcome: Outcome }
  | { readonly type: 'done' }
  /** A program was started. */
  | { readonly type: 'started'; readonly pid: number }
  | { readonly type: 'closed' }
  /** `mistake` is what a person can mend. */
  | { readonly type: 'failed'; readonly mistake: string | undefined; readonly text: string }

/** Places in the shared memory: the next game that nobody plays yet, and whether to stop. */
export const NEXT = 0
export const STOP = 1
export const SHARED_BYTES = 8
