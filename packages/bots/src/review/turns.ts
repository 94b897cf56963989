import type { Replay, Seat, TableKit } from '@kartentisch/kernel'

/** Where a turn of somebody's own begins. */
export interface TurnBegun {
  readonly seat: Seat
  readonly turn: number
  readonly place: number
}

/** All own turns of a recorded game, in order. */
export function turnsBegun({ chronicle }: TableKit, { told, rules }: Replay<unknown, unknown, unknown>): TurnBegun[] {
  const turns = Array.from({ length: rules.seats }, () => 0)
  return told.flatMap((events, place) =>
    events.flatMap((event): TurnBegun[] => {
      const { seat } = event
      if (chronicle.turn(event) !== 'own') return []
      const turn = (turns[seat] ?? 0) + 1
      turns[seat] = turn
      return [{ seat, turn, place }]
    }),
  )
}
