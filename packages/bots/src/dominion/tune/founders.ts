import type { Plan, PlanLine } from '../plan/plan.ts'
import { atLeast, atMost, fewer, fewerThan, line, over, tidied, upTo } from './lines.ts'
import type { Thing } from './things.ts'

/** What costs so much is wanted before Provinces, or it would never be had. */
const DEAR = 8
/** What costs less is hardly ever wanted before Gold. */
const WORTH_GOLD = 4

/** Lines around the usual ones: before everything, among the points, before Gold, after it. */
interface Wishes {
  readonly first?: readonly PlanLine[]
  readonly points?: readonly PlanLine[]
  readonly early?: readonly PlanLine[]
  readonly late?: readonly PlanLine[]
}

export const planOf = (buy: readonly PlanLine[], name = 'plan'): Plan => ({
  name,
  requires: [],
  buy: tidied(buy),
  play: undefined,
  trash: undefined,
  discard: undefined,
})

/** Big Money with some wishes. */
const money = (name: string, { first = [], points = [], early = [], late = [] }: Wishes): Plan =>
  planOf(
    [
      ...first,
      line('province', over('money', 15)),
      line('duchy', atMost('endgame', 4)),
      line('estate', atMost('endgame', 2)),
      ...points,
      ...early,
      line('gold'),
      line('duchy', atMost('endgame', 6)),
      ...late,
      line('silver'),
    ],
    name,
  )

export const BIG_MONEY = money('Big Money', {})

const POTION = line('potion', fewer('potion', 1))

/** A card besides money, in the numbers and places that may be right for its kind. */
function wishesFor({ name, kind, cost, terminal }: Thing): Wishes[] {
  const always = [line(name)]
  if (kind === 'event') {
    if (cost >= DEAR) return [{ first: always }, { points: [line(name, atMost('turn', 12))] }]
    return [{ early: always }, { late: always }, { late: [line(name, atMost('turn', 8))] }]
  }
  if (kind === 'victory')
    return [{ points: [line(name, atMost('endgame', 6))] }, { first: [line(name, atLeast('turn', 9))] }]
  if (kind === 'treasure') return [{ early: always }, { late: always }, { late: upTo(name, 1) }]
  if (!terminal) return [{ late: upTo(name, 1) }, { late: upTo(name, 3) }, { late: always }, { early: always }]
  const few = [{ late: upTo(name, 1) }, { late: upTo(name, 2) }]
  return cost < WORTH_GOLD ? few : [...few, { early: [line(name, fewer(name, 2))] }, { early: upTo(name, 3) }]
}

/** Big Money with one thing of the kingdom. */
export const singles = (thing: Thing): Plan[] =>
  wishesFor(thing).map(({ late = [], ...wishes }) =>
    money(thing.name, { ...wishes, late: thing.potion ? [...late, POTION] : late }),
  )

/** What a pair of cards is bought like: what trashes early, of terminals a few, of others as many as can be had. */
function wishes({ name, kind, terminal, traits }: Thing): PlanLine[] {
  if (kind === 'event') return [line(name)]
  if (traits.mayTrash > 0 && traits.exchange === undefined) return [line(name, fewer(name, 1), atMost('turn', 4))]
  return terminal ? upTo(name, 2) : [line(name)]
}

/** Money with two things of the kingdom, the dearer one before Gold if it is worth as much. */
function pairOf(one: Thing, other: Thing): Plan {
  const [dear, cheap] = one.cost >= other.cost ? [one, other] : [other, one]
  const trashes = [dear, cheap].some(({ traits }) => traits.mayTrash > 0 && traits.exchange === undefined)
  const lines = [
    line('province', over('money', trashes ? 9 : 13)),
    line('duchy', atMost('endgame', 4)),
    line('estate', atMost('endgame', 2)),
    ...(dear.cost > WORTH_GOLD ? wishes(dear) : []),
    line('gold'),
    ...(dear.cost > WORTH_GOLD ? [] : wishes(dear)),
    ...wishes(cheap),
    ...(one.potion || other.potion ? [POTION] : []),
    line('silver'),
  ]
  return planOf(lines, `pair: ${dear.name}, ${cheap.name}`)
}

/** Any two things of a kingdom that aren't points. */
export function pairs(things: readonly Thing[]): Plan[] {
  const able = things.filter(({ kind, cost }) => kind !== 'victory' && (kind !== 'event' || cost < DEAR))
  return able.flatMap((one, i) => able.slice(i + 1).map(other => pairOf(one, other)))
}

/** As many Villages as there are cards to play with their Actions. */
function engine(village: Thing, terminal: Thing): Plan {
  const [v, t] = [village.name, terminal.name]
  return planOf(
    [
      line('province', over('money', 12)),
      line('duchy', atMost('endgame', 4)),
      line('estate', atMost('endgame', 2)),
      line(t, fewer(t, 1)),
      line('gold', fewer('gold', 1)),
      line(v, fewerThan(v, t)),
      line(t, fewerThan(t, v, 1)),
      line('gold'),
      ...(village.potion || terminal.potion ? [POTION] : []),
      line('silver'),
    ],
    `${v}, ${t}`,
  )
}

/** Where landmarks count cards, Copper may score: as many as are worth it. */
export const COPPERS = money('copper', { points: [line('copper', fewer('copper', 10), atMost('endgame', 6))] })

/** The plans that evolution begins with. */
export function founders(things: readonly Thing[]): Plan[] {
  const villages = things.filter(({ kind, actions }) => kind === 'action' && actions > 1)
  const drawing = things.filter(({ terminal, cards }) => terminal && cards > 1)
  return [
    BIG_MONEY,
    COPPERS,
    ...things.flatMap(singles),
    ...villages.flatMap(village => drawing.map(terminal => engine(village, terminal))),
    ...pairs(things),
  ]
}

/** Big Money with one kind of Action, in all numbers and places that are worth a try. */
export const withOneAction = (things: readonly Thing[]): Plan[] =>
  things
    .filter(({ kind }) => kind === 'action')
    .flatMap(({ name, potion }) => {
      const numbers = [
        [line(name, fewer(name, 1))],
        upTo(name, 2),
        [line(name, fewer(name, 2))],
        upTo(name, 3),
        [line(name)],
      ]
      const extra = potion ? [POTION] : []
      return numbers.flatMap(lines => [
        money(name, { late: [...lines, ...extra] }),
        money(name, { early: lines, late: extra }),
      ])
    })
