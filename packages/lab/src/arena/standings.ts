import { bradleyTerry, type Rating } from '@kartentisch/bots'
import { at } from '@kartentisch/kernel'
import type { Outcome } from '../sim/job.ts'
import type { Setting } from '../sim/setting.ts'
import { addShares, type Counts, type Shares, score } from '../sim/tally.ts'
import { type Contest, pairs } from './schedule.ts'
import { reach, shareOver } from './share.ts'

/** Games won, tied and lost, and the share of points made of them: a tie is half a win. */
export interface Fared extends Shares {
  readonly games: number
  readonly score: number
  /** The 95 % interval of the score. */
  readonly low: number
  readonly high: number
}

export interface PlayerStanding extends Rating, Omit<Fared, 'low' | 'high'> {
  readonly name: string
  /** Means over all games. */
  readonly points: number
  readonly turns: number
}

/** How the first of two players fared against the second. */
export interface PairStanding extends Fared {
  readonly players: readonly [string, string]
}

export interface KingdomStanding {
  readonly setup: Setting['setup']
  readonly players: readonly (Fared & { readonly name: string })[]
  readonly pairings: readonly PairStanding[]
}

/** How everybody fared in a contest. */
export interface Standings {
  readonly game: Contest['game']
  readonly seed: string
  /** Games played in all. */
  readonly games: number
  /** The strongest first. */
  readonly players: readonly PlayerStanding[]
  readonly pairings: readonly PairStanding[]
  /** Whoever started. */
  readonly first: Shares
  readonly kingdoms: readonly KingdomStanding[]
  /** Somebody never scored, so one drawn game was lent to every pairing to make the ratings finite. */
  readonly lent: boolean
}

const none = (): Shares => ({ wins: 0, ties: 0, losses: 0 })

const played = ({ wins, ties, losses }: Shares): number => wins + ties + losses

/** How somebody fared, kingdom by kingdom. */
function fared(byKingdom: readonly Shares[]): Fared {
  const shares = total(byKingdom)
  const share = shareOver(byKingdom.map(one => ({ games: played(one), score: score(one) })))
  return { games: played(shares), ...shares, ...share }
}

const total = (all: readonly Shares[]): Shares => {
  const sum = none()
  for (const shares of all) addShares(sum, shares)
  return sum
}

/** Works out who is how strong, from the outcomes of a contest's jobs. */
export function standings(contest: Contest, outcomes: readonly Outcome[]): Standings {
  const { game, seed, players, settings } = contest
  const matches = pairs(players.length)
  /** The counts of a pairing in a setting. */
  const countsOf = (pair: number, setting: number): Counts => at(outcomes, setting * matches.length + pair).counts
  const places = [...settings.keys()]
  const lines = players.map((_, player) =>
    places.map(setting =>
      matches.flatMap((pair, m) =>
        pair.includes(player) ? [at(countsOf(m, setting).players, pair.indexOf(player))] : [],
      ),
    ),
  )
  const pairStanding = (m: number, among: readonly number[]): PairStanding => {
    const [a, b] = at(matches, m)
    const shares = among.map(setting => at(countsOf(m, setting).players, 0))
    return { players: [at(players, a), at(players, b)], ...fared(shares) }
  }
  const pairings = matches.map((_, m) => pairStanding(m, places))
  const { ratings, lent } = bradleyTerry(
    players.length,
    places.map(setting => matches.map((pair, m) => ({ players: pair, ...at(countsOf(m, setting).players, 0) }))),
    reach(places.length),
  )
  const playerStanding = (name: string, i: number): PlayerStanding => {
    const own = at(lines, i).flat()
    const { low: _, high: __, ...shares } = fared(own)
    const mean = (of: (line: (typeof own)[number]) => number) =>
      own.reduce((sum, line) => sum + of(line), 0) / Math.max(1, shares.games)
    return { name, ...at(ratings, i), ...shares, points: mean(line => line.points), turns: mean(line => line.turns) }
  }
  return {
    game,
    seed,
    games: pairings.reduce((sum, { games }) => sum + games, 0),
    players: players.map(playerStanding).sort((a, b) => b.rating - a.rating),
    pairings,
    first: total(outcomes.map(({ counts }) => at(counts.places, 0))),
    kingdoms: settings.map(({ setup }, setting) => ({
      setup,
      players: players.map((name, i) => ({ name, ...fared([total(at(at(lines, i), setting))]) })),
      pairings: matches.map((_, m) => pairStanding(m, [setting])),
    })),
    lent,
  }
}
