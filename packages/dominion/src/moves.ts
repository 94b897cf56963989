/** Moves as numbers: what is done, and to which card, pile or amount. */

export const MOVES = ['play', 'buy', 'event', 'coffers', 'debt', 'treasures', 'end-actions', 'end-turn'] as const

/** The kinds of moves. */
export type MoveKind = (typeof MOVES)[number]

const SPAN = 1024

/** What a player does in a turn. */
export interface Move {
  readonly kind: MoveKind
  /** A card, an event (by its place among the events) or an amount. */
  readonly of: number
}

/** The number by which a move is answered. */
export const moveNumber = (kind: MoveKind, of = 0): number => MOVES.indexOf(kind) * SPAN + of

/** The move a number stands for. */
export function moveOf(n: number): Move {
  const kind = MOVES[Math.floor(n / SPAN)]
  if (kind === undefined) throw new RangeError(`${n} is not a move.`)
  return { kind, of: n % SPAN }
}

/** The first number of each kind, for the turn to tell them apart quickly. */
export const PLAY = moveNumber('play')
export const BUY = moveNumber('buy')
export const EVENT = moveNumber('event')
export const COFFERS = moveNumber('coffers')
export const DEBT = moveNumber('debt')
export const TREASURES = moveNumber('treasures')
export const END_ACTIONS = moveNumber('end-actions')
export const END_TURN = moveNumber('end-turn')
