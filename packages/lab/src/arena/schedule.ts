import { at, Mistake } from '@kartentisch/kernel'
import type { GameId } from '../sim/games.ts'
import type { Job, Setting } from '../sim/job.ts'
import { readSetting } from '../sim/setting.ts'

/** Everyone against everyone, in several settings. */
export interface Contest {
  readonly game: GameId
  readonly players: readonly string[]
  /** Kingdoms; where a game has none, its settings are all alike and only the deals differ. */
  readonly settings: readonly Setting[]
  /** Of each pairing in each setting. */
  readonly games: number
  readonly seed: string
}

export interface Wanted {
  readonly game: GameId
  readonly players: readonly string[]
  /** What the kingdoms are drawn from; nothing where there are none. */
  readonly kingdom: string | undefined
  readonly kingdoms: number
  readonly games: number
  readonly seed: string
}

export function arrange({ game, players, kingdom, kingdoms, games, seed }: Wanted): Contest {
  if (players.length < 2) throw new Mistake(`An arena is for two players or more, not ${players.length}.`)
  const twice = players.find((name, i) => players.indexOf(name) !== i)
  if (twice !== undefined) throw new Mistake(`"${twice}" stands twice among the players; each may be there once.`)
  const settings = Array.from({ length: kingdoms }, (_, k) => readSetting(game, kingdom, 2, `${seed}/${k}`))
  return { game, players, settings, games, seed }
}

/** All pairs of players, by their places. */
export const pairs = (players: number): [number, number][] =>
  Array.from({ length: players }, (_, a) => a).flatMap(a =>
    Array.from({ length: players - a - 1 }, (_, k): [number, number] => [a, a + 1 + k]),
  )

/** The games of a contest, setting by setting. All pairings of a setting get the same deals. */
export const jobsOf = ({ players, settings, games, seed }: Contest, how: Pick<Job, 'diary' | 'timeout'>): Job[] =>
  settings.flatMap((setting, k) =>
    pairs(players.length).map(pair => ({
      setting,
      players: pair.map(i => at(players, i)),
      seed: `${seed}/${k}`,
      games,
      ...how,
    })),
  )

/** How many games a contest has. */
export const gamesOf = ({ players, settings, games }: Contest): number =>
  settings.length * pairs(players.length).length * games
