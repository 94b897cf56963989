import { at, interval, type Tuning, type WrittenPlayer } from '@kartentisch/kernel'
import type { Job, Outcome } from '../sim/job.ts'
import { type Shares, score } from '../sim/tally.ts'
import { percent, shortened } from '../written.ts'
import type { Stage } from './search.ts'

/** Of its ancestors so many are played against, the youngest. */
const ANCESTORS = 5

/** Somebody the plan that was found is compared with. */
export interface Opponent {
  readonly name: string
  readonly kind: 'money' | 'plan' | 'ancestor'
  /** As players are named in a job. */
  readonly player: string
}

/** How the plan that was found fared against somebody. */
export interface Compared extends Shares {
  readonly name: string
  readonly kind: Opponent['kind']
  readonly games: number
  /** Ties count half; with its 95 % interval. */
  readonly score: number
  readonly low: number
  readonly high: number
}

/** The yardstick, the plans that fit, and those that were the best before. */
export function opponents(
  yardstick: Tuning['yardstick'],
  fitting: readonly string[],
  stages: readonly Stage[],
): Opponent[] {
  const plans = fitting.filter(name => name !== yardstick.player)
  const ancestors = stages
    .slice(0, -1)
    .map(
      ({ plan: { name, player } }, i): Opponent => ({ name: `ancestor ${i + 1}: ${name}`, kind: 'ancestor', player }),
    )
  return [
    { ...yardstick, kind: 'money' },
    ...plans.map((name): Opponent => ({ name, kind: 'plan', player: name })),
    ...ancestors.slice(-ANCESTORS),
  ]
}

export const comparisonJobs = (
  { player: plan }: WrittenPlayer,
  against: readonly Opponent[],
  { setting, seed, games, diary, each = false }: Pick<Job, 'setting' | 'seed' | 'games' | 'diary' | 'each'>,
): Job[] =>
  against.map(({ player }, i) => ({
    setting,
    players: [plan, player],
    seed: `${seed}/compare ${i}`,
    games,
    // What happens by turn is told of the games against the yardstick.
    diary: diary && i === 0,
    each,
  }))

/** How the plan fared; whom it didn't meet any more is left out. */
export const compared = (against: readonly Opponent[], outcomes: readonly Outcome[]): Compared[] =>
  against.flatMap(({ name, kind }, i) => {
    const { counts } = at(outcomes, i)
    const { games } = counts
    if (games === 0) return []
    const { wins, ties, losses } = at(counts.players, 0)
    const hits = score({ wins, ties, losses })
    const [low, high] = interval(hits, games)
    return [{ name, kind, games, wins, ties, losses, score: hits / games, low, high }]
  })

/** With this much for a name, a line has less than 80 letters. */
const NAME = 30

/** The comparison as lines of text. */
export function comparisonTable(rows: readonly Compared[]): string[] {
  const width = Math.min(NAME, Math.max(0, ...rows.map(({ name }) => name.length)))
  return rows.map(({ name, score: share, low, high, games }) => {
    const reach = `${percent(low)} – ${percent(high)}`
    return `  ${shortened(name, NAME).padEnd(width)}  ${percent(share).padStart(7)}  (${reach}, ${games} games)`
  })
}
