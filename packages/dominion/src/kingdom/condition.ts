import type { Type } from '../card.ts'
import type { Catalogue } from '../catalogue.ts'

/** A number from `from` up to `to`, or without end. */
export interface Range {
  readonly from: number
  readonly to?: number
}

/** How many there may be: a range, or none at all besides. */
export interface Count extends Range {
  readonly orNone?: true
}

/** What piles are counted by. */
export type What =
  | { readonly kind: 'set' | 'pile'; readonly id: string }
  | { readonly kind: 'type'; readonly id: Type }
  | { readonly kind: 'cost'; readonly coins: Range }
  | { readonly kind: 'potion' | 'debt' }

/** How many piles of a kind a kingdom shall have. */
export interface Condition {
  readonly count: Count
  readonly what: What
}

/** A condition the ten piles must meet, always or if they meet another one. */
export interface Demand extends Condition {
  readonly if?: Condition
}

export const NONE: Count = { from: 0, to: 0 }
export const SOME: Count = { from: 1 }

/** Whether so many are right. */
export const admits = ({ from, to = Number.POSITIVE_INFINITY, orNone }: Count, n: number): boolean =>
  (n >= from && n <= to) || (n === 0 && orNone === true)

/** Whether a pile is counted. Split piles go by their placeholders, like everything that is about a pile. */
export function fits(catalogue: Catalogue, what: What, pile: string): boolean {
  const { types, cost } = catalogue.pileTraits(pile)
  switch (what.kind) {
    case 'set':
      return catalogue.setOf(pile) === what.id
    case 'pile':
      return pile === what.id
    case 'type':
      return types.includes(what.id)
    case 'potion':
      return cost.potion > 0
    case 'debt':
      return cost.debt > 0
    case 'cost': {
      const { from, to } = what.coins
      // "5 or more" ignores potions and debt; "5", "up to 5" and "from 2 to 5" allow neither.
      if (to === undefined) return cost.coins >= from
      return cost.coins >= from && cost.coins <= to && cost.potion + cost.debt === 0
    }
  }
}
