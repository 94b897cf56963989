import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer } from '@kartentisch/kernel'
import type { Task } from './thread.ts'

type Told = { readonly answer: Answer } | { readonly fault: string }

interface Waiting {
  readonly task: Task
  readonly resolve: (answer: Answer) => void
  readonly reject: (fault: unknown) => void
}

/** A bot that thinks longer than this has lost its way. */
const PATIENCE_MS = 30_000

/** Threads in which bots think, so that persons never wait for them. Threads start when they are first needed. */
export class BotPool {
  readonly #size: number
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  #waiting: Waiting[] = []
  #closed = false

  constructor(size = Math.max(1, availableParallelism() - 1)) {
    this.#size = size
  }

  /** How many decisions wait for a thread. */
  get queue(): number {
    return this.#waiting.length
  }

  think(task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return
    const worker = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined)
    const waiting = worker === undefined ? undefined : this.#waiting.shift()
    if (worker === undefined || waiting === undefined) return
    const { task, resolve, reject } = waiting
    const leave = (fault: unknown) => {
      clearTimeout(patience)
      worker.removeAllListeners()
      this.#all.delete(worker)
      void worker.terminate()
      reject(fault)
      this.#next()
    }
    const patience = setTimeout(() => leave(new Error('The bot took too long.')), PATIENCE_MS)
    worker.once('error', leave)
    worker.once('message', (told: Told) => {
      clearTimeout(patience)
      worker.removeListener('error', leave)
      this.#idle.push(worker)
      if ('answer' in told) resolve(told.answer)
      else reject(new Error(told.fault))
      this.#next()
    })
    worker.postMessage(task)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url))
    worker.unref()
    this.#all.add(worker)
    return worker
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#waiting) reject(new Error('The server stops.'))
    this.#waiting = []
    await Promise.all([...this.#all].map(worker => worker.terminate()))
  }
}
