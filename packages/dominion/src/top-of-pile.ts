import { asCard, type Card } from './card.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

/** The top card of a pile, or nothing. */
export function topOfPile(tables: Tables, state: State, pile: number): Card | undefined {
  const only = tables.cardOf[pile] ?? -1
  if (only >= 0) return (state.piles[pile] ?? 0) > 0 ? asCard(only) : undefined
  return state.stacks[tables.piles[pile]?.split ?? -1]?.at(-1)
}
