import type { Condition, Count, Demand, Range, What } from './condition.ts'
import type { Selection } from './selection.ts'

/** Writes a selection down, so that reading it gives the same again. */
export function writeSelection(selection: Selection): string {
  const { from, demands, events, landmarks, bane, blackMarket } = selection
  return [
    ...from,
    ...demands.map(writeDemand),
    ...selection.with.map(id => `+${id}`),
    ...selection.without.map(id => `-${id}`),
    ...(events === undefined ? [] : [counted(events, 'events')]),
    ...(landmarks === undefined ? [] : [counted(landmarks, 'landmarks')]),
    ...(bane === undefined ? [] : [`bane ${bane}`]),
    ...(blackMarket === undefined ? [] : [`black market ${blackMarket}`]),
  ].join(', ')
}

/** Writes one demand down. A set on its own would be where piles come from, so its number is said. */
export function writeDemand(demand: Demand): string {
  if (demand.if !== undefined) return `${writeCondition(demand)} if ${writeCondition(demand.if)}`
  return demand.what.kind === 'set' ? counted(demand.count, writeWhat(demand.what)) : writeCondition(demand)
}

function writeCondition({ count, what }: Condition): string {
  const { from, to, orNone } = count
  const some = from === 1 && to === undefined && orNone === undefined
  return some ? writeWhat(what) : counted(count, writeWhat(what))
}

export const counted = (count: Count, what: string): string =>
  `${writeCount(count)} ${what}${count.orNone ? ' or none' : ''}`

function writeCount({ from, to }: Range): string {
  if (to === undefined) return `at least ${from}`
  if (to === 0) return 'no'
  if (from === to) return String(from)
  return from === 0 ? `at most ${to}` : `${from}-${to}`
}

export function writeWhat(what: What): string {
  switch (what.kind) {
    case 'cost':
      return `costing ${writeCost(what.coins)}`
    case 'potion':
    case 'debt':
      return `costing ${what.kind}`
    default:
      return what.id
  }
}

function writeCost({ from, to }: Range): string {
  if (to === undefined) return `>= ${from}`
  if (from === to) return String(from)
  return from === 0 ? `<= ${to}` : `${from}-${to}`
}
