import { availableParallelism } from 'node:os'
import { at } from '@kartentisch/kernel'
import type { Shelf } from '../shelf.ts'
import { Crew, type Hands, type Playing } from '../sim/crew.ts'
import type { Job, Outcome } from '../sim/job.ts'
import { blankOutcome, putTogether } from '../sim/outcome.ts'
import type { PlayingJobs } from '../sim/play-jobs.ts'
import { openTable } from '../sim/table.ts'
import { type Paired, paired } from './paired.ts'
import { gamesFor, halfWidth } from './sequence.ts'

/** How a simulation is played, and when it may stop. */
export interface SimOptions extends PlayingJobs {
  /** Stops as soon as everybody's score is known to so much on either side; the job's games are the most then. */
  readonly until?: number
  /** Plays the same games again with somebody else in the first player's place, and compares the two. */
  readonly instead?: string
}

/** What has come of an experiment. */
export interface Simulated {
  readonly job: Job
  readonly outcome: Outcome
  /** Whether these are all games up to the last; who is stopped has some of them and not others. */
  readonly whole: boolean
  readonly paired?: Paired & { readonly player: string }
}

/** Looked at first after so many games, and again whenever there are a quarter more: it holds at every look. */
const FIRST_LOOK = 500
const MORE = 1.25

async function playUntil(hands: Hands, job: Job, reach: number, playing: Playing): Promise<Outcome> {
  const { from = 0, games, players } = job
  const around = gamesFor(reach)
  const parts: Outcome[] = []
  let played = 0
  for (let look = Math.min(FIRST_LOOK, games); played < games; look = Math.min(games, Math.ceil(look * MORE))) {
    const part: Job = { ...job, from: from + played, games: look - played }
    const before = played
    const [outcome] = await hands.play([part], { ...playing, progress: n => playing.progress?.(before + n) })
    if (outcome !== undefined) parts.push(outcome)
    played = look
    if (playing.signal?.aborted || halfWidth(played, around) <= reach) break
  }
  return putTogether(players, parts)
}

/** Plays games between players in one setting. The result is the same whoever plays them. */
export async function sim(shelf: Shelf, job: Job, options: SimOptions = {}): Promise<Simulated> {
  const { until, instead, workers, hands, ...playing } = options
  const other: Job | undefined =
    instead === undefined ? undefined : { ...job, players: [instead, ...job.players.slice(1)], each: true }
  // A mistake in a job is told before anybody begins to work.
  for (const one of [job, other]) if (one !== undefined) openTable(shelf, one)
  const whole = () => playing.signal?.aborted !== true
  const games = other === undefined ? job.games : job.games + other.games
  // Who finds no game left to play would load all of them for nothing.
  const crew = hands ?? new Crew(shelf, Math.min(workers ?? availableParallelism(), games))
  try {
    if (until !== undefined) return { job, outcome: await playUntil(crew, job, until, playing), whole: whole() }
    if (other === undefined || instead === undefined)
      return { job, outcome: at(await crew.play([job], playing), 0), whole: whole() }
    const [outcome, exchanged] = await crew.play([{ ...job, each: true }, other], playing)
    const lines = [outcome, exchanged].map(one => one?.each ?? [])
    const comparison = { player: instead, ...paired(at(lines, 0), at(lines, 1)) }
    return { job, outcome: outcome ?? blankOutcome(job), whole: whole(), paired: comparison }
  } finally {
    if (hands === undefined) await crew.close()
  }
}
