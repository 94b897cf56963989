import { asCard, type Card, type CardFace, type Cost, type Type } from './card.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

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

/** The top card of a pile, or nothing. */
export function topOfPile(tables: Tables, state: State, pile: number): Card | undefined {
  const only = tables.cardOf[pile] ?? -1
  if (only >= 0) return (state.piles[pile] ?? 0) > 0 ? asCard(only) : undefined
  return state.stacks[tables.piles[pile]?.split ?? -1]?.at(-1)
}
