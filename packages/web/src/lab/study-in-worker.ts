import type { Studied } from '@kartentisch/kernel'
import { callsTo } from '../browser/port.ts'
import type { LabHost } from './host.ts'

/** Has a setting studied in a worker of its own; `onNews` hears what is known so far, and `stop` ends it at once. */
export function studyInWorker(
  game: string,
  setup: unknown,
  milliseconds: number,
  onNews: (found: Studied) => void,
): { readonly studied: Promise<Studied>; stop(): void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const host = callsTo<LabHost, Studied>(worker, onNews)
  const studied = host.study(game, setup, 'page', milliseconds).finally(() => worker.terminate())
  return { studied, stop: () => worker.terminate() }
}
