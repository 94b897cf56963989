import { randomUUID } from 'node:crypto'
import { at, Mistake, type Wording } from '@kartentisch/kernel'
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { Programs } from '../outside/programs.ts'
import type { Shelf } from '../shelf.ts'
import type { Hands, Playing } from '../sim/crew.ts'
import type { Job, Outcome } from '../sim/job.ts'
import { blankOutcome, putTogether } from '../sim/outcome.ts'
import { openTable } from '../sim/table.ts'
import { say } from '../words/say.ts'
import { connect, queueLibraries, shownUrl } from './libraries.ts'
import { BEAT, type Chunk, cut, type Done, keys, LIFE, queueName, readDone, versionOf } from './work.ts'

/** How jobs are cut into chunks for a queue, and who is told of trouble. */
export interface QueueOptions {
  /** Games in a chunk; so many as take about two seconds on this machine if nothing is said. */
  readonly chunk?: number
  /** Told what somebody who waits should know, such as that nobody works. */
  readonly notice?: (wording: Wording) => void
}

/** A chunk should take long against the few milliseconds it costs, and short against a worker that is lost. */
const CHUNK_SECONDS = 2
const MEASURED_MILLISECONDS = 200
const MICROSECONDS = 1_000_000
/** So many chunks lie in the queue at once: enough for a thousand machines, little enough for a small Redis. */
const WINDOW = 4096
const AT_ONCE = 256
/** How long one waits at a time, in seconds: so soon Ctrl-C is noticed. */
const PATIENCE = 1
/** Nobody works after so many seconds: that is told. */
const ALONE = 5

/** Plays jobs by laying them in a queue that workers of any machine take from. The outcomes are the same as here. */
export class QueueHands implements Hands {
  readonly #shelf: Shelf
  readonly #redis: Redis
  readonly #queue: Queue
  readonly #version: string
  readonly #url: string
  readonly #options: QueueOptions
  /** Games in a chunk, once that is known. */
  #size: number | undefined

  private constructor(shelf: Shelf, redis: Redis, queue: Queue, url: string, options: QueueOptions) {
    this.#shelf = shelf
    this.#redis = redis
    this.#queue = queue
    this.#version = versionOf(shelf)
    this.#url = url
    this.#options = options
    this.#size = options.chunk
  }

  static async open(shelf: Shelf, url: string, options: QueueOptions = {}): Promise<QueueHands> {
    const libraries = await queueLibraries()
    const redis = await connect(libraries, url)
    const queue = new libraries.bullmq.Queue(queueName(versionOf(shelf)), {
      connection: { url, maxRetriesPerRequest: null },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    })
    queue.on('error', () => undefined)
    return new QueueHands(shelf, redis, queue, url, options)
  }

  async play(jobs: readonly Job[], playing: Playing = {}): Promise<Outcome[]> {
    const experiment = randomUUID()
    const [first] = jobs
    if (first === undefined) return []
    this.#size ??= await gamesIn(this.#shelf, first)
    const chunks = cut(jobs, experiment, this.#size)
    const beat = setInterval(() => void this.#wait(experiment), 1000 * BEAT)
    const alone = setTimeout(() => void this.#lookForWorkers(), 1000 * ALONE)
    try {
      await this.#wait(experiment)
      return await this.#collect(jobs, chunks, experiment, playing)
    } finally {
      clearInterval(beat)
      clearTimeout(alone)
      // Whoever takes a chunk of it now leaves it.
      await this.#redis.del(keys.open(experiment), keys.done(experiment))
    }
  }

  /** Says that somebody waits for it. */
  async #wait(experiment: string): Promise<void> {
    await this.#redis
      .multi()
      .set(keys.open(experiment), '', 'EX', LIFE)
      .set(keys.wanted(this.#version), '', 'EX', LIFE)
      .exec()
  }

  async #collect(
    jobs: readonly Job[],
    chunks: readonly Chunk[],
    experiment: string,
    { signal, progress, done: doneWith }: Playing,
  ): Promise<Outcome[]> {
    const outcomes: Outcome[] = jobs.map(blankOutcome)
    const waiting = new Set<number>()
    const waits = this.#redis.duplicate()
    let [laid, games] = [0, 0]
    const take = (done: Done) => {
      // A worker that was thought lost may come back with what another has done since.
      if (!waiting.delete(done.number)) return
      if ('mistake' in done) throw new Mistake(done.mistake)
      const { pieces } = at(chunks, done.number)
      for (const [i, { of, job }] of pieces.entries()) {
        const outcome = at(done.outcomes, i)
        const whole = putTogether(job.players, [at(outcomes, of), outcome])
        outcomes[of] = whole
        games += outcome.counts.games
        if (whole.counts.games === at(jobs, of).games) doneWith?.(of, whole)
      }
      progress?.(games)
    }
    try {
      while ((laid < chunks.length || waiting.size > 0) && signal?.aborted !== true) {
        if (laid < chunks.length && waiting.size < WINDOW) {
          const next = chunks.slice(laid, laid + AT_ONCE)
          for (const { number } of next) waiting.add(number)
          await this.#queue.addBulk(next.map(chunk => ({ name: 'play', data: chunk })))
          laid += next.length
          if (waiting.size < WINDOW && laid < chunks.length) continue
        }
        const popped = await waits.blpop(keys.done(experiment), PATIENCE)
        if (popped !== null) take(readDone(popped[1]))
      }
    } finally {
      waits.disconnect()
    }
    return outcomes
  }

  /** Says that nobody works, or nobody of this version. */
  async #lookForWorkers(): Promise<void> {
    const versions = await workersIn(this.#redis)
    if (versions.includes(this.#version)) return
    const told = { version: this.#version, url: shownUrl(this.#url) }
    const others = [...new Set(versions)].join('; ')
    this.#options.notice?.(versions.length === 0 ? say('noWorkers', told) : say('otherWorkers', { ...told, others }))
  }

  async close(): Promise<void> {
    await this.#queue.close()
    this.#redis.disconnect()
  }
}

/** The versions of all workers that live. */
async function workersIn(redis: Redis): Promise<string[]> {
  const found: string[] = []
  for await (const names of redis.scanStream({ match: keys.worker('*'), count: 1000 })) {
    const batch: readonly string[] = names
    if (batch.length > 0) for (const version of await redis.mget([...batch])) if (version !== null) found.push(version)
  }
  return found
}

/**
 * How many games of a job make a chunk, measured by playing a few, and once more when all is compiled. What counts is
 * the processor's time: a machine that has other things to do would seem slow.
 */
async function gamesIn(shelf: Shelf, job: Job): Promise<number> {
  const programs = new Programs()
  const table = openTable(shelf, job, programs)
  const measured = async (): Promise<number> => {
    const [began, before] = [performance.now(), process.cpuUsage()]
    let games = 0
    do await table.play((job.from ?? 0) + games++)
    while (games < job.games && performance.now() - began < MEASURED_MILLISECONDS)
    const { user, system } = process.cpuUsage(before)
    return (games * MICROSECONDS) / Math.max(1, user + system)
  }
  try {
    await measured()
    return Math.max(1, Math.round(CHUNK_SECONDS * (await measured())))
  } finally {
    await programs.end()
  }
}
