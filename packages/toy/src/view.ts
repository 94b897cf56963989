import { type Read, shape } from '@kartentisch/kernel'

const { fields, flag, list, number, orNull, seat } = shape

const view = fields({
  players: list(
    fields({
      /** Nothing where the hand is hidden. */
      hand: orNull(list(number)),
      cards: number,
      laid: list(number),
      tokens: number,
      score: number,
    }),
  ),
  deck: number,
  discard: number,
  turn: seat,
  actions: number,
  over: flag,
})

/** What a seat may know of a game. */
export type View = Read<typeof view>

/** Reads a view that came from a worker or a server. */
export const readView = (given: unknown): View => view(given, 'view')
