import { at, Mistake } from '@kartentisch/kernel'
import type { Shelf } from '../shelf.ts'
import type { Job } from '../sim/job.ts'
import { type Setting, settingOf } from '../sim/setting.ts'
import { say } from '../words/say.ts'

/** Everyone against everyone, in several settings. */
export interface Contest {
  readonly game: string
  readonly players: readonly string[]
  /** Such as kingdoms; where there is nothing to choose they are all alike and only the deals differ. */
  readonly settings: readonly Setting[]
  /** Of each pairing in each setting. */
  readonly games: number
  readonly seed: string
}

export interface Wanted {
  readonly game: string
  readonly players: readonly string[]
  /** What the settings are drawn from; at random if nothing is said and there is something to draw. */
  readonly selection?: string
  /** How many settings; usually ten, or one where there is nothing to draw. */
  readonly settings?: number
  /** Of each pairing in each setting. */
  readonly games: number
  readonly seed: string
}

const SETTINGS = 10

/** Draws the settings of a contest. */
export function arrange(shelf: Shelf, { game, players, games, seed, ...wanted }: Wanted): Contest {
  if (players.length < 2) throw new Mistake(say('fewPlayers', { players: players.length }))
  const twice = players.find((name, i) => players.indexOf(name) !== i)
  if (twice !== undefined) throw new Mistake(say('playerTwice', { name: twice }))
  const draws = shelf.kit(game).game.draw !== undefined
  const selection = wanted.selection ?? (draws ? 'random' : undefined)
  const settings = Array.from({ length: wanted.settings ?? (draws ? SETTINGS : 1) }, (_, k) =>
    settingOf(shelf, game, { players: 2, seed: `${seed}/${k}`, ...(selection !== undefined && { selection }) }),
  )
  return { game, players, settings, games, seed }
}

/** All pairs of players, by their places. */
export const pairs = (players: number): [number, number][] =>
  Array.from({ length: players }, (_, a) => a).flatMap(a =>
    Array.from({ length: players - a - 1 }, (_, k): [number, number] => [a, a + 1 + k]),
  )

/** How the games of a contest are played and written down. */
export type HowPlayed = Pick<Job, 'diary' | 'each' | 'timeout'>

/** The games of a contest, setting by setting. All pairings of a setting get the same deals. */
export const jobsOf = ({ players, settings, games, seed }: Contest, how: HowPlayed): Job[] =>
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
