import { type Card, DIE } from './card.ts'
import { data } from './data.ts'

/** The row, from 0, in which the display's card with this place comes to lie: in row order first, then by its die. */
export const displayRow = (players: number, place: number, card: Card): number =>
  place < (data.displayInOrder[players - 1] ?? 0) ? place % data.rows : (DIE[card] ?? 1) - 1

export const displaySize = (players: number): number => data.displaySize[players - 1] ?? 0
