import type { Language } from '@kartentisch/kernel'
import { callsTo } from '../browser/port.ts'
import type { ReplayHost } from './host.ts'
import type { Reviewed } from './reviewed.ts'

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
