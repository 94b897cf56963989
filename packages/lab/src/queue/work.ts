import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Shelf } from '../shelf.ts'
import type { Job, Outcome } from '../sim/job.ts'
import { PROGRAM } from '../version.ts'

/** Part of a job: some of its games. `of` is the job's place among those that were asked for. */
export interface Piece {
  readonly of: number
  readonly job: Job
}

/** What a worker takes at once: games enough for a while. */
export interface Chunk {
  readonly experiment: string
  readonly number: number
  readonly pieces: readonly Piece[]
}

/** What has come of a chunk, in the order of its pieces; or why nothing did. */
export type Done =
  | { readonly number: number; readonly outcomes: readonly Outcome[] }
  | { readonly number: number; readonly mistake: string }

/** Only workers whose games and players are the same may play: others would play other games. */
export const versionOf = ({ kits }: Shelf): string =>
  [`kartentisch ${PROGRAM}`, ...kits.map(({ game: { game } }) => `${game.id} ${game.version}`).sort()].join(', ')

/** Each version has a queue of its own. */
export const queueName = (version: string): string =>
  `kartentisch-${createHash('sha256').update(version).digest('hex').slice(0, 12)}`

const PREFIX = 'kartentisch:queue'

/** What is kept in Redis besides the queue. What nobody renews goes away by itself. */
export const keys = {
  /** There while somebody waits for an experiment. */
  open: (experiment: string) => `${PREFIX}:open:${experiment}`,
  /** What has been done for it. */
  done: (experiment: string) => `${PREFIX}:done:${experiment}`,
  /** There while somebody waits for work of this version. */
  wanted: (version: string) => `${PREFIX}:wanted:${version}`,
  /** There while a worker lives; its version is in it. */
  worker: (id: string) => `${PREFIX}:worker:${id}`,
}

/** How long such a key lives, and how often it is renewed, in seconds. */
export const LIFE = 30
export const BEAT = 10

const sent = z.object({ number: z.int(), outcomes: z.array(z.unknown()).optional(), mistake: z.string().optional() })

/** Reads what a worker of the same version has written. */
export function readDone(text: string): Done {
  const { number, outcomes, mistake = '' } = sent.parse(JSON.parse(text))
  return outcomes === undefined ? { number, mistake } : { number, outcomes: outcomes as Outcome[] }
}

/** Cuts jobs into chunks of about so many games each. */
export function cut(jobs: readonly Job[], experiment: string, size: number): Chunk[] {
  const chunks: Chunk[] = []
  let pieces: Piece[] = []
  let room = size
  const close = () => {
    if (pieces.length > 0) chunks.push({ experiment, number: chunks.length, pieces })
    pieces = []
    room = size
  }
  for (const [of, job] of jobs.entries()) {
    const { from = 0, games } = job
    for (let first = 0; first < games; ) {
      const taken = Math.min(room, games - first)
      pieces.push({ of, job: { ...job, from: from + first, games: taken } })
      first += taken
      room -= taken
      if (room === 0) close()
    }
  }
  close()
  return chunks
}
