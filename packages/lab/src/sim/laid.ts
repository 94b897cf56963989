import { type Kit, type Rules, seat } from '@kartentisch/kernel'
import type { Shelf } from '../shelf.ts'
import type { Setting } from './setting.ts'

/** A game laid out to be played many times: its kit, and its rules by who starts. */
export interface Laid {
  readonly kit: Kit
  rules(first: number): Rules<unknown, unknown>
}

function lay(kit: Kit, setup: unknown): Laid {
  const { game } = kit
  const prepared = new Map<number, Rules<unknown, unknown>>()
  return {
    kit,
    rules(first) {
      const rules = prepared.get(first) ?? game.game.prepare(game.startingWith(setup, seat(first)))
      prepared.set(first, rules)
      return rules
    },
  }
}

/** What was laid out last: many jobs in a row are often of one setting, and rules take longer than some games. */
let last: { readonly kit: Kit; readonly setup: string; readonly laid: Laid } | undefined

export function laidOut(shelf: Shelf, { game, setup }: Setting): Laid {
  const kit = shelf.kit(game)
  const key = JSON.stringify(setup)
  if (last?.kit !== kit || last.setup !== key) last = { kit, setup: key, laid: lay(kit, setup) }
  return last.laid
}
