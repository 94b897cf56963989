import type { Tables } from '@kartentisch/dominion'
import { ByKingdom } from '../by-kingdom.ts'
import { Lore } from '../lore.ts'
import { isSpecial } from '../plan-player.ts'
import { triedAmongCurses } from './among-curses.ts'
import type { Traits } from './traits.ts'
import { triedInUsualDecks } from './usual-decks.ts'

/** Trying everything out takes as long as some hundred games. */
const found = new ByKingdom<readonly Traits[]>()
const lores = new WeakMap<Tables, Lore>()

/** What the cards of a game do, which is found out once for each kingdom. */
export function traitsOf(tables: Tables): readonly Traits[] {
  const known = found.get(tables)
  if (known !== undefined) return known
  const first = triedAmongCurses(tables)
  const traits = triedInUsualDecks(tables, new Lore(tables, first, isSpecial, 'rough'))
  found.set(tables, traits)
  return traits
}

/** What plans know of the cards in a kingdom, worked out once. */
export function loreOf(tables: Tables): Lore {
  const known = lores.get(tables)
  if (known !== undefined) return known
  const lore = new Lore(tables, traitsOf(tables), isSpecial)
  lores.set(tables, lore)
  return lore
}
