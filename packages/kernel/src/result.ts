import type { Rules } from './game.ts'
import type { Keeper } from './keeper.ts'
import { type Seat, seat } from './seat.ts'

/** How a game ended. */
export interface Result {
  readonly winners: readonly Seat[]
  /** Nothing where the game did not come to its end. */
  readonly scores: readonly number[] | null
  readonly reason: 'played' | 'resigned' | 'abandoned'
}

/** The result of a game that was played to its end. */
export const playedOut = <State, Sight>(rules: Rules<State, Sight>, state: State): Result => ({
  winners: [...rules.winners(state)],
  scores: [...rules.scores(state)],
  reason: 'played',
})

/** How the game ends when somebody has resigned and nobody is left to play against, or no person at all. */
export function endWithout(keepers: readonly Keeper[]): Result | undefined {
  const left = keepers.flatMap((keeper, i) => (keeper.resigned ? [] : [{ ...keeper, seat: seat(i) }]))
  if (left.length === keepers.length || (left.length > 1 && left.some(({ person }) => person))) return undefined
  return { winners: left.map(one => one.seat), scores: null, reason: 'resigned' }
}
