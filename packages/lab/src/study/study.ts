import { at, Mistake, type Studied, type StudyResult } from '@kartentisch/kernel'
import type { Shelf } from '../shelf.ts'
import { Crew, type Hands } from '../sim/crew.ts'
import type { Job, Outcome } from '../sim/job.ts'
import type { Setting } from '../sim/setting.ts'
import { score } from '../sim/tally.ts'
import { say } from '../words/say.ts'

/** What is studied, and for how long. */
export interface StudyOptions {
  readonly setting: Setting
  readonly seed: string
  readonly seconds: number
  /** With these instead of a time the same seed finds the same. */
  readonly games?: number
  readonly workers?: number
  /** Who plays instead of threads of this machine; whoever gives them lets them go. */
  readonly hands?: Hands
  readonly signal?: AbortSignal
  readonly progress?: (games: number, seconds: number) => void
}

const resultOf = ({ counts }: Outcome): StudyResult => {
  const lines = counts.players
  // Both had as many turns as the game, or one less.
  const turns = Math.max(...lines.map(line => line.turns))
  return { won: score(at(lines, 0)), games: counts.games, turns }
}

/** Finds out what wins in a setting, on several cores. */
export async function study(shelf: Shelf, options: StudyOptions): Promise<Studied> {
  const { setting, seed, seconds, games = Number.POSITIVE_INFINITY, workers, hands, signal, progress } = options
  const { game, players } = shelf.kit(setting.game)
  const rules = game.game.prepare(setting.setup)
  const studying = players.study?.(rules, seed)
  if (studying === undefined) throw new Mistake(say('noStudy', { game: game.name }))
  const crew = hands ?? new Crew(shelf, workers)
  const began = performance.now()
  const timed = options.games === undefined ? [AbortSignal.timeout(1000 * seconds)] : []
  const stop = AbortSignal.any([...(signal === undefined ? [] : [signal]), ...timed])
  let played = 0
  let results: StudyResult[] = []
  try {
    for (;;) {
      const trials = studying.next(results)
      const wanted = trials.reduce((sum, trial) => sum + trial.games, 0)
      if (stop.aborted || played + wanted > games) return studying.found
      const jobs = trials.map(
        ({ player, against, seed: deal, games: n }): Job => ({
          setting,
          players: [player, ...Array.from({ length: rules.seats - 1 }, () => against)],
          seed: String(deal),
          games: n,
          diary: false,
        }),
      )
      const outcomes = await crew.play(jobs, {
        signal: stop,
        progress: n => progress?.(played + n, (performance.now() - began) / 1000),
      })
      // Where games are missing, nothing can be concluded.
      if (stop.aborted) return studying.found
      played += wanted
      results = outcomes.map(resultOf)
    }
  } finally {
    if (hands === undefined) await crew.close()
  }
}
