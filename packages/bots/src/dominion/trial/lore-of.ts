import type { Tables } from '@kartentisch/dominion'
import { ByKingdom } from '../by-kingdom.ts'
import { Lore } from '../lore.ts'
import { isSpecial } from '../plan-player.ts'
import { AmongCurses } from './among-curses.ts'
import type { Traits } from './traits.ts'
import { UsualDecks } from './usual-decks.ts'

/** Trying everything out takes as long as some hundred games: who is told to stop goes on the next time. */
const trials = new ByKingdom<UsualDecks>()
const lores = new WeakMap<Tables, Lore>()

function roughLore(tables: Tables): Lore {
  const trials = new AmongCurses(tables)
  return new Lore(tables, { traits: trials.traits(), trashed: trials.trashed(), events: [] }, isSpecial, 'rough')
}

/** What the cards of a kingdom do, which is found out once, as far as `goOn` allows. */
function tried(tables: Tables, goOn: () => boolean): UsualDecks {
  const known = trials.get(tables)
  const trial = known ?? new UsualDecks(tables, roughLore(tables))
  if (known === undefined) trials.set(tables, trial)
  trial.on(goOn)
  return trial
}

/**
 * What plans know of the cards in a kingdom, worked out once. Once `goOn` says no, what is known by then has to do, and the
 * rest is found out the next time.
 */
export function loreOf(tables: Tables, goOn: () => boolean = () => true): Lore {
  const known = lores.get(tables)
  if (known !== undefined) return known
  const { traits, trashed, events, isDone } = tried(tables, goOn)
  const lore = new Lore(tables, { traits: [...traits], trashed, events: [...events] }, isSpecial)
  if (isDone) lores.set(tables, lore)
  return lore
}

/** What the cards of a kingdom do, all of it. */
export const traitsOf = (tables: Tables): readonly Traits[] => loreOf(tables).traits

/** Whether all that can be found out about a kingdom is known; goes on finding it out as long as `goOn` allows. */
export const isKnown = (tables: Tables, goOn: () => boolean): boolean => lores.has(tables) || tried(tables, goOn).isDone
