import type { Language } from '@kartentisch/kernel'
import type { Settings } from '../browser/settings.ts'
import { faceOf } from '../cards/face.ts'
import { cardName } from '../sets/dominion.ts'

const TYPE_ORDER = ['action', 'treasure', 'victory', 'curse'] as const

/** Actions first, then Treasures, then the rest. */
const typeRank = (id: string): number => {
  const { kinds } = faceOf(id)
  const rank = TYPE_ORDER.findIndex(kind => kinds.includes(kind))
  return rank < 0 ? TYPE_ORDER.length : rank
}

const costRank = (id: string): number => {
  const { cost } = faceOf(id)
  return cost === undefined ? 0 : cost.coins + cost.potion * 2.5 + cost.debt
}

/** A hand in the order its owner likes. Equal cards always lie together. */
export function sorted(ids: readonly string[], sort: Settings['sort'], language: Language): string[] {
  const byName = (a: string, b: string) => cardName(a, language).localeCompare(cardName(b, language), language)
  const byCost = (a: string, b: string) => costRank(b) - costRank(a) || byName(a, b)
  const orders = {
    name: byName,
    cost: byCost,
    type: (a: string, b: string) => typeRank(a) - typeRank(b) || byCost(a, b),
  }
  return ids.toSorted(orders[sort])
}
