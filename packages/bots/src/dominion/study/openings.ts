import { COPPER, ESTATE, type Tables } from '@kartentisch/dominion'
import { arrangedSeed } from '@kartentisch/kernel'
import type { Plan } from '../plan/plan.ts'
import { atLeast, atMost, line } from '../tune/lines.ts'
import type { Thing } from '../tune/things.ts'

/** How many coins the first two turns give. */
export interface Start {
  readonly name: string
  readonly coins: readonly [number, number]
}

export const STARTS: readonly Start[] = [
  { name: '5/2', coins: [5, 2] },
  { name: '4/3', coins: [4, 3] },
  { name: '3/4', coins: [3, 4] },
]

const HAND = 5

/** A seed by which the first player draws just these coins in the first two turns. The cards on top come last. */
export function startingSeed(tables: Tables, { coins: [first] }: Start, seed: string): string {
  const hand = (coppers: number) => [
    ...new Array<number>(coppers).fill(COPPER),
    ...new Array<number>(HAND - coppers).fill(ESTATE),
  ]
  const { blackMarket } = tables.setup
  const market = blackMarket.length < 2 ? [] : [blackMarket.map(id => tables.card(id))]
  return arrangedSeed([...market, [...hand(7 - first), ...hand(first)]], seed)
}

/** A pair of cards to open with, and a plan that does. */
export interface Opening {
  readonly buys: readonly string[]
  readonly plan: Plan
}

/** Everything that can be bought first and second, before a plan takes over. */
export function openings(plan: Plan, things: readonly Thing[], { coins: [first, second] }: Start): Opening[] {
  const cards = things.filter(({ kind, potion }) => kind !== 'event' && !potion)
  const affordable = (coins: number): string[] => [
    ...cards.filter(({ cost }) => cost <= coins && cost > coins - 3).map(({ name }) => name),
    ...(coins >= 3 ? ['silver'] : []),
    ...(coins >= 4 && things.some(({ potion }) => potion) ? ['potion'] : []),
  ]
  const later = affordable(second)
  return affordable(first).flatMap(one =>
    (later.length === 0 ? [undefined] : later).map(other => {
      const opening = [
        line(one, atMost('turn', 1)),
        ...(other === undefined ? [] : [line(other, atLeast('turn', 2), atMost('turn', 2))]),
      ]
      return {
        buys: other === undefined ? [one] : [one, other],
        plan: { ...plan, buy: [...opening, ...plan.buy] },
      }
    }),
  )
}
