import { Evolution, type Plan, writePlanInline } from '@kartentisch/bots'
import { DominionRules, type Setup } from '@kartentisch/dominion'
import { at } from '@kartentisch/kernel'
import type { Crew } from '../sim/crew.ts'
import type { Job } from '../sim/job.ts'
import { score } from '../sim/tally.ts'

/** A plan that was the best for a while, or still is. */
export interface Stage {
  readonly plan: Plan
  /** Games played and seconds gone when it was found. */
  readonly games: number
  readonly seconds: number
}

export interface Found {
  /** The best plan comes last, its ancestors before it. */
  readonly stages: readonly Stage[]
  readonly games: number
  readonly seconds: number
}

export interface Searching {
  readonly setup: Setup
  readonly seed: string
  /** Known plans; those that fit take part. */
  readonly plans: readonly Plan[]
  /** Stops with the best so far. */
  readonly signal: AbortSignal
  /** No more games than these. */
  readonly games: number
  readonly progress: (games: number, seconds: number) => void
}

/** Evolves plans; the crew plays the games. With a number of games the outcome doesn't depend on the crew's size. */
export async function search(crew: Crew, searching: Searching): Promise<Found> {
  const { setup, seed, plans, signal, progress } = searching
  const evolution = new Evolution(new DominionRules(setup), seed, plans)
  const rounds = evolution.rounds()
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const stages: Stage[] = [{ plan: evolution.best, games: 0, seconds: 0 }]
  let games = 0
  let won: number[] = []
  while (true) {
    const { value: trials } = rounds.next(won)
    if (evolution.best !== stages.at(-1)?.plan) stages.push({ plan: evolution.best, games, seconds: seconds() })
    const jobs = trials.map(
      ({ plan, against, seed: deals, games: wanted }): Job => ({
        setting: { game: 'dominion', setup },
        players: [plan, ...Array.from({ length: setup.players - 1 }, () => against)].map(writePlanInline),
        seed: deals,
        games: wanted,
        diary: false,
      }),
    )
    const wanted = jobs.reduce((sum, job) => sum + job.games, 0)
    if (signal.aborted || games + wanted > searching.games) break
    const outcomes = await crew.play(jobs, { signal, progress: n => progress(games + n, seconds()) })
    // Where games are missing, nothing can be concluded.
    if (signal.aborted) break
    games += wanted
    won = outcomes.map(({ counts }) => score(at(counts.players, 0)))
  }
  return { stages, games, seconds: seconds() }
}
