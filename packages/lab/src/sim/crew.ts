import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { at, Mistake } from '@kartentisch/kernel'
import { kill } from '../outside/program.ts'
import type { Shelf } from '../shelf.ts'
import type { Job, Outcome } from './job.ts'
import { type FromWorker, type Order, SHARED_BYTES, STOP, type ToWorker } from './messages.ts'
import { blankOutcome, putTogether } from './outcome.ts'
import { rest, wake } from './threads.ts'

/** Who is told to stop in the middle of a game has so long to finish it, in milliseconds. */
const PATIENCE = 1_500

/** How long to play, and who is told of it. */
export interface Playing {
  /** Stops with what there is. */
  readonly signal?: AbortSignal
  /** Told how many games have been played. */
  readonly progress?: (games: number) => void
  /** Told what came of a job, by its place among the jobs, as soon as all its games have been played. */
  readonly done?: (job: number, outcome: Outcome) => void
}

/** Whoever plays jobs: threads of this machine, or others. */
export interface Hands {
  /** Plays all games of some jobs, or as many as there is time for; the outcomes are in the jobs' order. */
  play(jobs: readonly Job[], playing?: Playing): Promise<Outcome[]>
  close(): Promise<void>
}

/** Worker threads that play games. The result of a job is the same however many there are. */
export class Crew implements Hands {
  readonly #workers: readonly Worker[]
  readonly #modules: readonly string[]
  /** Those in the middle of something, and those who came to no good end: nobody else shall have them. */
  readonly #spent = new Set<Worker>()
  /** Programs that workers have started. */
  readonly #programs = new Map<Worker, number[]>()
  readonly #killed = () => {
    for (const pid of [...this.#programs.values()].flat()) kill(pid)
  }

  /** The games of the shelf are loaded anew in each thread, by their modules. */
  constructor({ modules }: Shelf, size: number = availableParallelism()) {
    this.#modules = modules
    this.#workers = Array.from({ length: Math.max(1, size) }, () => wake(modules))
    for (const worker of this.#workers) worker.on('message', (message: FromWorker) => this.#hear(worker, message))
    process.once('exit', this.#killed)
  }

  #hear(worker: Worker, message: FromWorker): void {
    if (message.type === 'started') this.#programs.set(worker, [...(this.#programs.get(worker) ?? []), message.pid])
    else if (message.type === 'closed') this.#programs.delete(worker)
  }

  async play(jobs: readonly Job[], { signal, progress, done }: Playing = {}): Promise<Outcome[]> {
    const parts: Outcome[][] = jobs.map(() => [])
    const shared = new SharedArrayBuffer(SHARED_BYTES)
    const stop = () => Atomics.store(new Int32Array(shared), STOP, 1)
    let games = 0
    const take = (job: number, outcome: Outcome) => {
      // Put together as they come: a long job has many parts.
      const { players, games: all } = at(jobs, job)
      const whole = putTogether(players, [...at(parts, job), outcome])
      parts[job] = [whole]
      games += outcome.counts.games
      progress?.(games)
      // Who found no game left to play says so too.
      if (outcome.counts.games > 0 && whole.counts.games === all) done?.(job, whole)
    }
    const order: Order = { type: 'play', jobs, shared }
    const work = Promise.all(
      this.#workers.map(async worker => {
        this.#spent.add(worker)
        await workOn(worker, order, take)
        this.#spent.delete(worker)
      }),
    )
    try {
      await Promise.race([work, stopped(signal, stop)])
    } catch (fault) {
      stop()
      throw fault
    }
    return jobs.map((job, i) => at(parts, i)[0] ?? blankOutcome(job))
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#workers.map(async worker => {
        if (this.#programs.has(worker)) await dismissed(worker)
        if (this.#spent.has(worker) || this.#programs.has(worker)) await worker.terminate()
        else rest(worker, this.#modules)
      }),
    )
    this.#killed()
    process.off('exit', this.#killed)
  }
}

/** Settles when a worker has let its programs go, or when it is too busy for that. */
function dismissed(worker: Worker): Promise<void> {
  return new Promise(resolve => {
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'closed') resolve()
    })
    const order: ToWorker = { type: 'close' }
    worker.postMessage(order)
    setTimeout(resolve, PATIENCE).unref()
  })
}

/** Lets a worker play until there is nothing left to do. */
function workOn(worker: Worker, order: Order, take: (job: number, outcome: Outcome) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (message: FromWorker) => {
      if (message.type === 'played') take(message.job, message.outcome)
      if (message.type !== 'done' && message.type !== 'failed') return
      worker.off('message', hear)
      worker.off('error', reject)
      if (message.type === 'done') resolve()
      else reject(message.mistake === undefined ? new Error(message.text) : new Mistake(message.mistake))
    }
    worker.on('message', hear)
    worker.once('error', reject)
    worker.postMessage(order)
  })
}

/** Settles some time after the signal: whoever is still in the middle of a game then is not waited for. */
function stopped(signal: AbortSignal | undefined, stop: () => void): Promise<void> {
  return new Promise(resolve => {
    const begin = () => {
      stop()
      setTimeout(resolve, PATIENCE).unref()
    }
    if (signal?.aborted) begin()
    else signal?.addEventListener('abort', begin, { once: true })
  })
}
