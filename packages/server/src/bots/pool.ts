import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Answer, Mistake } from '@kartentisch/kernel'
import type { Drawn } from '../tables/games.ts'
import type { Decision, Drawing, Task, Told } from './thread.ts'

interface Waiting {
  readonly work: Decision | Drawing
  readonly resolve: (told: Told) => void
  readonly reject: (fault: unknown) => void
}

/** A bot that thinks longer than this has lost its way. */
const PATIENCE_MS = 30_000

/** Where many decisions wait, each is thought about for so long only that the last is made in about this time. */
const ALL_WITHIN_MS = 2000

/**
 * Threads in which bots think, so that persons never wait for them. Threads start when they are first needed. What a
 * person waits for is thought about before what only bots wait for.
 */
export class BotPool {
  readonly #size: number
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  #awaited: Waiting[] = []
  #others: Waiting[] = []
  #closed = false

  constructor(size = Math.max(1, availableParallelism() - 1)) {
    this.#size = size
  }

  /** How many decisions wait for a thread. */
  get queue(): number {
    return this.#awaited.length + this.#others.length
  }

  /** What a bot answers. `isAwaited` says that a person sits at its table. */
  async think(decision: Decision, isAwaited = true): Promise<Answer> {
    const told = await this.#give(decision, isAwaited ? this.#awaited : this.#others)
    if ('answer' in told) return told.answer
    throw faultIn(told)
  }

  /** The kingdom somebody wishes for. */
  async draw(drawing: Drawing): Promise<Drawn> {
    const told = await this.#give(drawing, this.#awaited)
    if ('drawn' in told) return told.drawn
    throw faultIn(told)
  }

  #give(work: Decision | Drawing, line: Waiting[]): Promise<Told> {
    return new Promise((resolve, reject) => {
      line.push({ work, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#closed || this.queue === 0) return
    const worker = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined)
    const line = this.#awaited.length > 0 ? this.#awaited : this.#others
    const withinMs = line.length === 1 ? Number.POSITIVE_INFINITY : (ALL_WITHIN_MS * this.#size) / line.length
    const waiting = worker === undefined ? undefined : line.shift()
    if (worker === undefined || waiting === undefined) return
    const { work, resolve, reject } = waiting
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
      resolve(told)
      this.#next()
    })
    const task: Task = { ...work, withinMs }
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
    for (const { reject } of [...this.#awaited, ...this.#others]) reject(new Error('The server stops.'))
    this.#awaited = []
    this.#others = []
    await Promise.all([...this.#all].map(worker => worker.terminate()))
  }
}

function faultIn(told: Told): Error {
  if ('mistake' in told) return new Mistake(told.mistake)
  return new Error('fault' in told ? told.fault : 'The thread answered something else.')
}
