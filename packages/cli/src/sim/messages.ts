import type { Job, Outcome } from './job.ts'

/** Sent to a worker: play games of these jobs, claiming one after the other in memory shared by all. */
export interface ToWorker {
  readonly jobs: readonly Job[]
  readonly shared: SharedArrayBuffer
}

export type FromWorker =
  | { readonly type: 'played'; readonly job: number; readonly outcome: Outcome }
  | { readonly type: 'done' }
  /** `mistake` is what a person can mend. */
  | { readonly type: 'failed'; readonly mistake: string | undefined; readonly text: string }

/** Places in the shared memory: the next game that nobody plays yet, and whether to stop. */
export const NEXT = 0
export const STOP = 1
export const SHARED_BYTES = 8
