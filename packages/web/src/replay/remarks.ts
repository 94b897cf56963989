import type { Language, Seat } from '@kartentisch/kernel'
import { callsTo } from '../browser/port.ts'
import type { ReplayHost } from './host.ts'

/** What is said about a decision that was judged. */
export interface Remark {
  readonly place: number
  readonly seat: Seat
  readonly turn: number
  readonly verdict: 'inaccuracy' | 'mistake' | 'blunder'
  readonly given: string
  readonly better: string
  /** Of the winning chance, and its standard error. */
  readonly loss: number
  readonly error: number
}

/** What chance and decisions have done for somebody, as shares of the victory. */
export interface Fortune {
  readonly seat: Seat
  readonly first: number
  readonly luck: number
  readonly skill: number
  readonly result: number
}

export interface Reviewed {
  readonly remarks: readonly Remark[]
  readonly fortunes: readonly Fortune[]
}

/** Has a game reviewed in a worker of its own, so that one can go on looking at it; `stop` ends that at once. */
export function reviewInWorker(
  recording: unknown,
  milliseconds: number,
  language: Language,
): { readonly reviewed: Promise<Reviewed>; stop(): void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const host = callsTo<ReplayHost>(worker)
  const reviewed = host.open({ recording }).then(() => host.review(milliseconds, language))
  return { reviewed: reviewed.finally(() => worker.terminate()), stop: () => worker.terminate() }
}
