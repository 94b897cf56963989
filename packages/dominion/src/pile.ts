import type { Cost, Type } from './card.ts'
import type { CardFace } from './face.ts'

/** In place of a pile where there is none: any number below 0 would do. */
export const NO_PILE = -1

/** A pile of the supply with more than one kind of card; types and cost of the pile are its placeholder's. */
export interface SplitPile {
  readonly id: string
  readonly types: readonly Type[]
  readonly cost: Cost
  /** From the top down, for this many players. */
  readonly cards: (players: number) => readonly string[]
}

/** How many cards lie in a pile of one kind. */
export function pileSize(face: CardFace, players: number): number {
  if (face.pile !== undefined) return face.pile(players)
  if (face.types.includes('victory')) return players === 2 ? 8 : 12
  return 10
}
