import type { Card } from './card.ts'

/** Something that a card counts or remembers as a number. The state keeps the numbers; this handle tells which is which. */
export interface Counter {
  readonly id: string
  /** It begins anew with each turn, or lasts for the whole game. */
  readonly lasts: 'turn' | 'game'
  readonly from: number
  /** The field that states stored before version 3 of the rules kept it in, where that isn't called like the counter. */
  readonly formerly?: string
  /** What has been counted where these cards were played before: positions made by hand begin with cards in play. */
  readonly alreadyFor?: (played: readonly Card[]) => number
}

/** Counts from 0 in each turn. */
export const countedPerTurn = (id: string, more: Pick<Counter, 'alreadyFor' | 'formerly'> = {}): Counter => ({
  id,
  lasts: 'turn',
  from: 0,
  ...more,
})

/** Is kept for the whole game. */
export const countedPerGame = (id: string, more: Partial<Pick<Counter, 'from' | 'formerly'>> = {}): Counter => ({
  id,
  lasts: 'game',
  from: 0,
  ...more,
})
