import { Worker } from 'node:worker_threads'

/** Who isn't wanted again for so long, in milliseconds, is let go with all it has loaded. */
const LONGEST_REST = 10_000

/** A thread that has nothing to do. */
interface Resting {
  readonly worker: Worker
  /** The modules whose games it knows. */
  readonly modules: readonly string[]
  readonly end: NodeJS.Timeout
}

/** Loading the games takes longer than many a job: whoever plays next in this process finds them loaded. */
const resting = new Set<Resting>()

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((module, i) => module === others[i])

/** Nobody listens to it any more. All listeners at once can't be removed: some are the worker's own. */
function forget(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
}

/** From now on it is somebody's again, or gone. */
function leave(one: Resting): void {
  resting.delete(one)
  clearTimeout(one.end)
  forget(one.worker)
}

/** A thread that knows the games of some modules: one that rests, or a new one. */
export function wake(modules: readonly string[]): Worker {
  const rested = [...resting].find(one => areSame(one.modules, modules))
  if (rested === undefined) return new Worker(new URL('./worker.ts', import.meta.url), { workerData: modules })
  leave(rested)
  rested.worker.ref()
  return rested.worker
}

/** Lets a thread rest that has done all it was told. The end of the process waits for none of them. */
export function rest(worker: Worker, modules: readonly string[]): void {
  const end = setTimeout(() => {
    leave(one)
    void worker.terminate()
  }, LONGEST_REST)
  const one: Resting = { worker, modules, end }
  end.unref()
  forget(worker)
  worker.once('error', () => leave(one))
  worker.once('exit', () => leave(one))
  worker.unref()
  resting.add(one)
}
