import type { Tables } from '@kartentisch/dominion'
import { kingdomKey } from '../kingdom-key.ts'
import { Lore } from '../lore.ts'
import { isSpecial } from '../plan-player.ts'
import { triedAmongCurses } from './among-curses.ts'
import type { Traits } from './traits.ts'
import { triedInUsualDecks } from './usual-decks.ts'

/** Traits are kept for so many kingdoms: trying everything out takes as long as some hundred games. */
const KEPT = 100
const found = new Map<string, readonly Traits[]>()
const lores = new WeakMap<Tables, Lore>()

/** What the cards of a game do, which is found out once for each kingdom. */
function traitsOf(tables: Tables): readonly Traits[] {
  const kingdom = kingdomKey(tables.setup)
  const known = found.get(kingdom)
  if (known !== undefined) return known
  const first = triedAmongCurses(tables)
  const traits = triedInUsualDecks(tables, new Lore(tables, first, isSpecial))
  if (found.size >= KEPT) found.clear()
  found.set(kingdom, traits)
  return traits
}

export function loreOf(tables: Tables): Lore {
  const known = lores.get(tables)
  if (known !== undefined) return known
  const lore = new Lore(tables, traitsOf(tables), isSpecial)
  lores.set(tables, lore)
  return lore
}
