import { at, type PlayerSearch, type WrittenPlayer } from '@kartentisch/kernel'
import type { Hands } from '../sim/crew.ts'
import type { Job } from '../sim/job.ts'
import type { Setting } from '../sim/setting.ts'
import { score } from '../sim/tally.ts'

/** A plan that was the best for a while, or still is. */
export interface Stage {
  readonly plan: WrittenPlayer
  /** Games played and seconds gone when it was found. */
  readonly games: number
  readonly seconds: number
}

/** The plans a search has found, the best last. */
export interface Found {
  /** The best plan comes last, its ancestors before it. */
  readonly stages: readonly Stage[]
  readonly games: number
  readonly seconds: number
}

export interface Searching {
  readonly setting: Setting
  /** How many sit at a table. */
  readonly seats: number
  /** Stops with the best so far. */
  readonly signal: AbortSignal
  /** No more games than these. */
  readonly games: number
  readonly progress: (games: number, seconds: number) => void
}

/** Lets a crew play the games of a search. With a number of games the outcome doesn't depend on the crew's size. */
export async function runSearch(crew: Hands, search: PlayerSearch, searching: Searching): Promise<Found> {
  const { setting, seats, signal, progress } = searching
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const stages: Stage[] = [{ plan: search.best, games: 0, seconds: 0 }]
  let games = 0
  let won: number[] = []
  while (true) {
    const trials = search.next(won)
    const { best } = search
    if (best.text !== stages.at(-1)?.plan.text) stages.push({ plan: best, games, seconds: seconds() })
    const jobs = trials.map(
      ({ player, against, seed, games: wanted }): Job => ({
        setting,
        players: [player, ...Array.from({ length: seats - 1 }, () => against)],
        seed,
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
