import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Mistake } from '@kartentisch/kernel'
import type { Redis } from 'ioredis'
import type { Shelf } from '../shelf.ts'
import { Crew } from '../sim/crew.ts'
import { say } from '../words/say.ts'
import { connect, queueLibraries } from './libraries.ts'
import { BEAT, type Chunk, type Done, keys, LIFE, queueName, versionOf } from './work.ts'

/** How a worker takes jobs from a queue, and who is told of it. */
export interface WorkOptions {
  /** How many threads play; one for each core if nothing is said. */
  readonly workers?: number
  /** After how many seconds of silence a worker's chunk is given to another. */
  readonly lost?: number
  /** Ends the work when what is under way is done. */
  readonly signal?: AbortSignal
  /** Told when it waits for work, and how many games it has taken. */
  readonly ready?: (version: string) => void
  readonly taken?: (games: number) => void
}

/** A worker that says nothing for so long is thought lost, and its chunk is given to another; in seconds. */
const LOST = 10
/** A chunk is never given up: whoever takes it next may be sound. */
const ALWAYS = 1_000_000
/** Whether somebody still waits for what is being played is looked up so often, in milliseconds. */
const STILL_WANTED = 2_000
/** What nobody fetches goes away after so many seconds. */
const KEPT = 600

/** Takes chunks from a queue and plays them, until it is told to stop. */
export async function workOn(shelf: Shelf, url: string, options: WorkOptions = {}): Promise<void> {
  const libraries = await queueLibraries()
  const redis = await connect(libraries, url)
  const version = versionOf(shelf)
  const lost = 1000 * (options.lost ?? LOST)
  const crew = new Crew(shelf, options.workers)
  try {
    await refuseOthers(redis, version)
    const id = randomUUID()
    const beat = setInterval(() => void register(redis, id, version), 1000 * BEAT)
    await register(redis, id, version)
    const worker = new libraries.bullmq.Worker<Chunk>(
      queueName(version),
      ({ data }) => playChunk(redis, crew, data, options.taken),
      {
        connection: { url, maxRetriesPerRequest: null },
        lockDuration: lost,
        stalledInterval: lost / 2,
        maxStalledCount: ALWAYS,
        removeOnComplete: { count: 0 },
        removeOnFail: { count: 0 },
      },
    )
    // Redis that goes away is waited for; a chunk that somebody else was given meanwhile is theirs.
    worker.on('error', () => undefined)
    options.ready?.(version)
    try {
      await stoppedOr(options.signal, () => refuseOthers(redis, version))
    } finally {
      clearInterval(beat)
      await worker.close()
      await redis.del(keys.worker(id))
    }
  } finally {
    await crew.close()
    redis.disconnect()
  }
}

const register = (redis: Redis, id: string, version: string): Promise<unknown> =>
  redis.set(keys.worker(id), version, 'EX', LIFE)

/** Waits until it is told to stop, and looks around now and then. */
async function stoppedOr(signal: AbortSignal | undefined, look: () => Promise<void>): Promise<void> {
  while (signal?.aborted !== true) {
    try {
      await sleep(1000 * BEAT, undefined, signal === undefined ? {} : { signal })
    } catch {
      return
    }
    await look()
  }
}

/** Refuses to wait where there is work, but only for other versions. */
async function refuseOthers(redis: Redis, version: string): Promise<void> {
  const wanted: string[] = []
  for await (const names of redis.scanStream({ match: keys.wanted('*'), count: 1000 })) {
    const batch: readonly string[] = names
    wanted.push(...batch.map(name => name.slice(keys.wanted('').length)))
  }
  if (wanted.length > 0 && !wanted.includes(version))
    throw new Mistake(say('otherVersion', { version, wanted: [...new Set(wanted)].join('; ') }))
}

/** Plays a chunk and lays down what came of it. */
async function playChunk(
  redis: Redis,
  crew: Crew,
  { experiment, number, pieces }: Chunk,
  taken?: (games: number) => void,
): Promise<void> {
  const isWanted = async () => (await redis.exists(keys.open(experiment))) === 1
  if (!(await isWanted())) return
  taken?.(pieces.reduce((sum, { job }) => sum + job.games, 0))
  const unwanted = new AbortController()
  const look = setInterval(async () => {
    if (!(await isWanted())) unwanted.abort()
  }, STILL_WANTED)
  try {
    const jobs = pieces.map(({ job }) => job)
    const outcomes = await crew.play(jobs, { signal: unwanted.signal })
    if (!unwanted.signal.aborted) await lay(redis, experiment, { number, outcomes })
  } catch (fault) {
    // Whatever it is, whoever waits has to know.
    await lay(redis, experiment, { number, mistake: fault instanceof Error ? fault.message : String(fault) })
  } finally {
    clearInterval(look)
  }
}

async function lay(redis: Redis, experiment: string, done: Done): Promise<void> {
  const key = keys.done(experiment)
  await redis.multi().rpush(key, JSON.stringify(done)).expire(key, KEPT).exec()
}
