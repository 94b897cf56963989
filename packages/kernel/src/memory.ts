import type { Event } from './event.ts'
import type { Random } from './random.ts'
import type { Seat } from './seat.ts'

/**
 * What a seat has seen go by and can't see any more. It is told every event as the seat may know it and nothing else, so
 * that it knows nothing the seat may not know. It may begin at any time, and then knows nothing of what was before.
 */
export interface Memory<State> {
  hear(event: Event): void
  /** Deals anew, consistently, all that the seat neither sees nor remembers; the generator's state too. */
  redeal(state: State, random: Random): State
}

/** For a game where whatever a seat has seen stays to be seen. */
export const nothingToRemember = <State>(
  rules: { redeal(state: State, seat: Seat, random: Random): State },
  seat: Seat,
): Memory<State> => ({
  hear() {},
  redeal: (state, random) => rules.redeal(state, seat, random),
})
