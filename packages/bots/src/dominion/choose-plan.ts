import { ACTION, type DominionRules, dominion, type Setup, TREASURE } from '@kartentisch/dominion'
import { at, simulate } from '@kartentisch/kernel'
import type { Budget } from '../search/budget.ts'
import { type Plan, parsePlan } from './plan/plan.ts'
import { planPlayer } from './player.ts'

const plan = (name: string, wanted: readonly string[], costly: readonly string[]): Plan =>
  parsePlan(
    JSON.stringify({
      name,
      buy: [
        'province when money > 15',
        'duchy when endgame <= 4',
        'estate when endgame <= 2',
        ...costly,
        'gold',
        'duchy when endgame <= 6',
        ...wanted,
        'silver',
      ],
    }),
  )

export const BIG_MONEY = plan('Big Money', [], [])

/** Piles whose top card is worth a line of a plan. */
function wanted({ tables }: DominionRules): { id: string; cost: number }[] {
  return tables.piles.flatMap(({ id, cards, types }, i) => {
    const card = at(cards, 0)
    if (i < 7 || (types & (ACTION | TREASURE)) === 0) return []
    return [{ id, cost: (tables.coins[card] ?? 0) + (tables.debt[card] ?? 0) }]
  })
}

type Wanted = { readonly id: string; readonly cost: number }

const upTo = (id: string, n: number) =>
  n === 1
    ? [`${id} when own(${id}) < 1`]
    : [`${id} when own(${id}) < 1`, `${id} when own(${id}) < ${n} and deck >= ${8 * n}`]

function planOf(cards: readonly { readonly want: Wanted; readonly n: number }[]): Plan {
  const sorted = cards.toSorted((a, b) => b.want.cost - a.want.cost)
  const lines = (costly: boolean) =>
    sorted.filter(({ want }) => want.cost > 5 === costly).flatMap(({ want, n }) => upTo(want.id, n))
  const name = cards.map(({ want, n }) => `${n} ${want.id}`).join(', ')
  return plan(name === '' ? 'Big Money' : name, lines(false), lines(true))
}
