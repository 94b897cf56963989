/** What can be done on a turn, as numbers. */
export const PASS = 0
export const DRAW = 1
export const CLAIM = 2
export const MIX = 3
/** Plus the card. */
export const LAY = 10

/** How the next seat answers a claim; no move has these numbers. */
export const BELIEVE = 4
export const DOUBT = 5

export type Kind = 'pass' | 'draw' | 'claim' | 'mix' | 'lay'

const KINDS: readonly Kind[] = ['pass', 'draw', 'claim', 'mix']

export const kindOf = (move: number): Kind => KINDS[move] ?? 'lay'

/** A move in words that are the same in every language: `lay 3`. */
export const moveName = (move: number): string => (move > LAY ? `lay ${move - LAY}` : kindOf(move))
