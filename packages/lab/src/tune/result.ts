import { last } from '@kartentisch/kernel'
import { type Stamp, stampOf } from '../experiment/stamp.ts'
import type { Shelf } from '../shelf.ts'
import { type Diary, inOrder } from '../sim/diary.ts'
import type { Setting } from '../sim/setting.ts'
import type { Compared } from './comparison.ts'
import type { Tuned } from './tune.ts'

/** What a plan was searched for and what was found, as plain data with a version. */
export interface TuneResult extends Stamp<'tune'> {
  readonly setup: unknown
  readonly seed: string | number
  readonly games: number
  readonly seconds: number
  /** Plans are texts of files. */
  readonly plan: string
  /** The plan and what it was measured by. */
  readonly players: readonly { readonly name: string }[]
  readonly comparison: readonly Compared[]
  readonly ancestors: readonly { readonly plan: string; readonly games: number; readonly seconds: number }[]
  /** The games against the yardstick by turn, where it was asked for: first the plan, then the yardstick. */
  readonly diary?: Diary
}

/** The result of a search as plain data. `seed` is told as it was given. */
export function tuneResultOf(shelf: Shelf, { game, setup }: Setting, tuned: Tuned, seed: string | number): TuneResult {
  const { found, comparison, yardstick, measured } = tuned
  const { stages, games, seconds } = found
  const { plan } = last(stages)
  return {
    ...stampOf(shelf, 'tune', game),
    setup,
    seed,
    games,
    seconds,
    plan: plan.text,
    players: [plan.name, yardstick].map(name => ({ name })),
    comparison,
    ancestors: stages.slice(0, -1).map(stage => ({ ...stage, plan: stage.plan.text })),
    ...(measured?.diary !== undefined && { diary: inOrder(measured.diary) }),
  }
}
