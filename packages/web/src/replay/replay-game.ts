import type { Event, Game, Rules, Seat } from '@kartentisch/kernel'

/** What is drawn turn by turn. */
export type FigureId = 'points' | 'coins' | 'means'

/** What a figure is: it can be read off a state, or it is earned in a turn. */
export type Figure<State, Sight> =
  | { readonly id: FigureId; of(rules: Rules<State, Sight>, state: State, seat: Seat): number }
  | { readonly id: FigureId; earned(event: Event): number }

/** What looking at a game again needs to know of it. */
export interface ReplayGame<Setup, State, Sight extends Seeing> {
  readonly game: Game<Setup, State, Sight>
  readonly figures: readonly Figure<State, Sight>[]
  /** Whether a turn counts as one of a player's own. */
  counts(turn: Event): boolean
  /** Somebody who plays along without a seat, and their points. */
  readonly rival?: { readonly name: string; points(state: State): number | undefined }
}

/** A sight that can be written down, player by player. */
export interface Seeing {
  view(): { readonly players: readonly unknown[] }
}
