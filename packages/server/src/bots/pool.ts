import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Answer, Mistake } from '@kartentisch/kernel'
import type { Drawn } from '../tables/lobby/kits.ts'
import { say } from '../words/tables.ts'
import { Line } from './line.ts'
import type { Decision, Drawing, Foresight, Reply, Task } from './thread.ts'

interface Waiting {
  readonly work: Decision | Foresight | Drawing
  readonly resolve: (reply: Reply) => void
  readonly reject: (fault: unknown) => void
}

/** A bot that thinks longer than this has lost its way. */
const PATIENCE_MS = 30_000

/** Where many decisions wait, each is thought about for so long only that the last is made in about this time. */
const ALL_WITHIN_MS = 2000

/** A thread thinks ahead for so long at a time: whoever needs it then doesn't notice the wait. */
const AHEAD_MS = 40

/** So many drawings of one person wait at most. */
const DRAWINGS_AT_ONCE = 2

/**
 * Threads in which bots think, so that persons never wait for them. Threads start when they are first needed. What a
 * person waits for is thought about before what only bots wait for, and persons take turns.
 */
export class BotPool {
  readonly #size: number
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  readonly #kits: readonly string[]
  readonly #awaited = new Line<Waiting>()
  readonly #others = new Line<Waiting>()
  #closed = false

  /** `kits` are the modules from which threads take the games and their players. */
  constructor(kits: readonly string[], size = Math.max(1, availableParallelism() - 1)) {
    this.#kits = kits
    this.#size = size
  }

  /** How many decisions wait for a thread. */
  get queue(): number {
    return this.#awaited.length + this.#others.length
  }

  /** What a bot answers, at a table that `person` has opened. `isAwaited` says that a person sits there. */
  async think(decision: Decision, person: string, isAwaited = true): Promise<Answer> {
    const reply = await this.#give(decision, person, isAwaited ? this.#awaited : this.#others)
    if ('answer' in reply) return reply.answer
    throw faultIn(reply)
  }

  /** What a person wishes for. */
  async draw(drawing: Drawing, person: string): Promise<Drawn> {
    const waiting = this.#awaited.of(person).filter(({ work }) => 'selection' in work)
    if (waiting.length >= DRAWINGS_AT_ONCE) throw new Mistake(say('drawingsWait'))
    const reply = await this.#give(drawing, person, this.#awaited)
    if ('drawn' in reply) return reply.drawn
    throw faultIn(reply)
  }

  /**
   * Lets a bot think ahead for a moment, in a thread that has nothing else to do. Whether there is more to think about:
   * if no thread was free, there is.
   */
  async thinkAhead(foresight: Foresight): Promise<boolean> {
    if (this.#closed || this.queue > 0 || (this.#idle.length === 0 && this.#all.size >= this.#size)) return true
    const reply = await this.#give(foresight, '', this.#others)
    if ('more' in reply) return reply.more
    throw faultIn(reply)
  }

  #give(work: Waiting['work'], person: string, line: Line<Waiting>): Promise<Reply> {
    return new Promise((resolve, reject) => {
      line.add(person, { work, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#closed || this.queue === 0) return
    const worker = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined)
    if (worker === undefined) return
    const line = this.#awaited.length > 0 ? this.#awaited : this.#others
    const { persons } = line
    const next = line.take()
    if (next === undefined) return
    const { work, resolve, reject } = next.work
    const share = persons * next.among
    const forAll = share === 1 ? Number.POSITIVE_INFINITY : (ALL_WITHIN_MS * this.#size) / share
    const withinMs = 'seat' in work ? AHEAD_MS : forAll
    const leave = (fault: unknown) => {
      clearTimeout(patience)
      worker.removeAllListeners()
      this.#all.delete(worker)
      void worker.terminate()
      reject(fault)
      this.#next()
    }
    const late = 'selection' in work ? new Mistake(say('drawingTooLong')) : new Error('The bot took too long.')
    const patience = setTimeout(() => leave(late), PATIENCE_MS)
    worker.once('error', leave)
    worker.once('message', (reply: Reply) => {
      clearTimeout(patience)
      worker.removeListener('error', leave)
      this.#idle.push(worker)
      resolve(reply)
      this.#next()
    })
    const task: Task = { ...work, withinMs }
    worker.postMessage(task)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: this.#kits })
    worker.unref()
    this.#all.add(worker)
    return worker
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const line of [this.#awaited, this.#others]) {
      for (let next = line.take(); next !== undefined; next = line.take()) {
        next.work.reject(new Error('The server stops.'))
      }
    }
    await Promise.all([...this.#all].map(worker => worker.terminate()))
  }
}

function faultIn(reply: Reply): Error {
  if ('mistake' in reply) return new Mistake(reply.mistake)
  return new Error('fault' in reply ? reply.fault : 'The thread answered something else.')
}
