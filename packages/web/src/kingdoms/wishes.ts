import { type Condition, type Count, type Demand, type Selection, type What, writeDemand } from '@kartentisch/dominion'
import { dominion } from '../sets/dominion.ts'

/** The types by which one can choose. */
export const WISHED_TYPES = [
  'action',
  'treasure',
  'victory',
  'attack',
  'reaction',
  'duration',
  'gathering',
  'command',
] as const

/** The costs by which one can choose, as the selection language writes them. */
export const WISHED_COSTS = ['<= 2', '3', '4', '5', '>= 6', 'potion', 'debt'] as const

/** What a clause of the selection language speaks of. */
function whatIn(clause: string): What {
  const [demand] = dominion.parseSelection(clause).demands
  if (demand === undefined) throw new RangeError(`"${clause}" demands nothing.`)
  return demand.what
}

export const typeWish = (id: (typeof WISHED_TYPES)[number]): What => ({ kind: 'type', id })
export const costWish = (cost: (typeof WISHED_COSTS)[number]): What => whatIn(`costing ${cost}`)

/** How many of something one can wish for in a word. */
export const AMOUNTS = ['no', 'at most 1', 'at least 1', 'at least 2', 'at least 3'] as const

export type Amount = (typeof AMOUNTS)[number]

const COUNTS: Readonly<Record<Amount, Count>> = {
  no: { from: 0, to: 0 },
  'at most 1': { from: 0, to: 1 },
  'at least 1': { from: 1 },
  'at least 2': { from: 2 },
  'at least 3': { from: 3 },
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const isAbout = (what: What) => (demand: Demand) => demand.if === undefined && same(demand.what, what)

/** What is wished about something: nothing, one of the amounts, or something only words can say. */
export function amountOf({ demands }: Selection, what: What): Amount | '' | { readonly words: string } {
  const demand = demands.find(isAbout(what))
  if (demand === undefined) return ''
  return AMOUNTS.find(amount => same(COUNTS[amount], demand.count)) ?? { words: writeDemand(demand) }
}

/** The selection with another wish about something. */
export function withAmount(selection: Selection, what: What, amount: Amount | ''): Selection {
  const others = selection.demands.filter(demand => !isAbout(what)(demand))
  const wish: Condition[] = amount === '' ? [] : [{ what, count: COUNTS[amount] }]
  return { ...selection, demands: [...others, ...wish] }
}

/** The selection with a card, event or landmark asked for, kept out, or neither. */
export function withCard(selection: Selection, id: string, wish: 'with' | 'without' | 'either'): Selection {
  const rest = (list: readonly string[]) => list.filter(other => other !== id)
  return {
    ...selection,
    with: wish === 'with' ? [...rest(selection.with), id] : rest(selection.with),
    without: wish === 'without' ? [...rest(selection.without), id] : rest(selection.without),
  }
}

/** The selection with one more or one fewer of the sets piles come from. */
export const withSet = (selection: Selection, set: string, on: boolean): Selection => ({
  ...selection,
  from: on ? [...selection.from, set] : selection.from.filter(other => other !== set),
})

/** How many events or landmarks one can wish for in a word. */
export const SIDEWAYS = ['0-1', '0-2', '1', '2'] as const

const SIDEWAYS_COUNTS: Readonly<Record<(typeof SIDEWAYS)[number], Count>> = {
  '0-1': { from: 0, to: 1 },
  '0-2': { from: 0, to: 2 },
  '1': { from: 1, to: 1 },
  '2': { from: 2, to: 2 },
}

export const sidewaysOf = (count: Count | undefined): string => {
  if (count === undefined) return ''
  return SIDEWAYS.find(amount => same(SIDEWAYS_COUNTS[amount], count)) ?? 'words'
}

/** The selection with another number of events or landmarks; without one there are none. */
export function withSideways(selection: Selection, kind: 'events' | 'landmarks', amount: string): Selection {
  const { [kind]: _, ...rest } = selection
  const found = SIDEWAYS.find(known => known === amount)
  return found === undefined ? rest : { ...rest, [kind]: SIDEWAYS_COUNTS[found] }
}
