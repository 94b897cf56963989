import type { Plan, PlanLine } from '../plan/plan.ts'
import { planOf } from './founders.ts'
import { atLeast, atMost, fewer, fewerThan, line, more, over, upTo } from './lines.ts'
import type { Thing } from './things.ts'

/** Of each kind of card the best few are tried. */
const FEW = 3

const best = (things: readonly Thing[], by: (thing: Thing) => number, n = FEW): Thing[] =>
  things.toSorted((a, b) => by(b) - by(a)).slice(0, n)

/** What each card of a kingdom can be used for, by what it was found to do. */
function rolesOf(things: readonly Thing[]) {
  const actions = things.filter(({ kind }) => kind === 'action')
  const lively = actions.filter(({ terminal }) => !terminal)
  const terminals = actions.filter(({ terminal }) => terminal)
  const trashes = ({ traits }: Thing) => traits.mayTrash > 0 && traits.exchange === undefined
  return {
    /** Rids the deck of what isn't wanted. */
    trashers: best(actions.filter(trashes), ({ traits, cost }) => traits.mayTrash - 0.3 * cost),
    villages: best(
      lively.filter(({ actions: given }) => given > 1),
      ({ use }) => use,
    ),
    /** Takes no Action and gives something: as many as can be had. */
    stacks: best(
      lively.filter(thing => thing.use >= 1.8 && !trashes(thing)),
      // Cards that draw do more together than each by itself.
      ({ use, cards, cost }) => use + 0.5 * cards - 0.1 * cost,
    ),
    drawing: best(
      terminals.filter(({ cards }) => cards >= 2),
      ({ use }) => use,
    ),
    /** What it is all for: coins, attacks. */
    payloads: best(
      terminals.filter(({ cards, traits }) => traits.mayTrash === 0 && cards < 2),
      ({ use }) => use,
    ),
    attacks: best(
      actions.filter(({ traits }) => traits.curses > 0),
      ({ use }) => use,
      2,
    ),
    gainers: best(
      actions.filter(
        ({ traits, cost, potion }) => traits.gains >= 3 && traits.exchange === undefined && cost <= 5 && !potion,
      ),
      ({ traits, cost }) => traits.gains - cost,
    ),
    points: things.filter(({ kind }) => kind === 'victory'),
    events: things.filter(({ kind }) => kind === 'event'),
  }
}

/** What costs more isn't paid by money alone. */
const PROVINCE_COST = 8

const PROVINCES = (money: number): PlanLine[] => [
  line('province', over('money', money)),
  line('duchy', atMost('endgame', 4)),
  line('estate', atMost('endgame', 2)),
]

const leanDownTo = (coins: number): readonly PlanLine[] => [
  line('curse'),
  line('estate', over('endgame', 3)),
  line('copper', over('money', coins)),
]
const LEAN = leanDownTo(4)

const POTION = line('potion', fewer('potion', 1))
const potionFor = (...things: readonly (Thing | undefined)[]): PlanLine[] =>
  things.some(thing => thing?.potion === true) ? [POTION] : []

const named = (kind: string, ...things: readonly (Thing | undefined)[]): string =>
  `${kind}: ${things.flatMap(thing => thing?.name ?? []).join(', ')}`

/** What kind of plan it is: the words before the cards in the name of an archetype; all others are one kind. */
export const kindOf = ({ name }: Plan): string => (name.includes(':') ? (name.split(':')[0] ?? '') : '')

const once = ({ name }: Thing): PlanLine => line(name, fewer(name, 1))
const twice = ({ name }: Thing): PlanLine => line(name, fewer(name, 2))

/** A lean deck of one card over and over, with what it pays with. */
function stack(cantrip: Thing, trasher: Thing | undefined, payload: Thing | undefined): Plan {
  const lines = [
    ...PROVINCES(trasher === undefined ? 10 : 7),
    ...(trasher === undefined ? [] : [line(trasher.name, fewer(trasher.name, 1), atMost('turn', 4))]),
    ...(payload === undefined ? [] : [once(payload)]),
    line('gold', fewer('gold', 1)),
    line(cantrip.name),
    line('gold'),
    ...potionFor(cantrip, payload),
    line('silver', ...(trasher === undefined ? [] : [fewer('silver', 3)])),
  ]
  const plan = planOf(lines, named('stack', cantrip, trasher, payload))
  return trasher === undefined ? plan : { ...plan, trash: LEAN }
}

/** Villages and cards that draw, one for one, on a lean deck, and what is paid with. */
function engine(village: Thing, drawing: Thing, trasher: Thing | undefined, payload: Thing | undefined): Plan {
  const [v, d] = [village.name, drawing.name]
  const lines = [
    ...PROVINCES(8),
    ...(trasher === undefined ? [] : [line(trasher.name, fewer(trasher.name, 1), atMost('turn', 4))]),
    ...(payload === undefined ? [] : [once(payload)]),
    line('gold', fewer('gold', 1)),
    line(d, fewer(d, 1)),
    line(v, fewerThan(v, d, 1)),
    line(d, fewerThan(d, v, 1)),
    ...(payload === undefined ? [] : [twice(payload)]),
    line('gold'),
    ...potionFor(village, drawing, payload),
    line('silver', fewer('silver', 3)),
  ]
  const plan = planOf(lines, named('engine', village, drawing, trasher, payload))
  return trasher === undefined ? plan : { ...plan, trash: LEAN }
}

/** Money on a lean deck, with one card that pays. */
function lean(trasher: Thing, payload: Thing): Plan {
  const lines = [
    ...PROVINCES(9),
    line(trasher.name, fewer(trasher.name, 1), atMost('turn', 2)),
    once(payload),
    line('gold'),
    twice(payload),
    ...potionFor(payload),
    line('silver'),
  ]
  return { ...planOf(lines, named('lean', trasher, payload)), trash: LEAN }
}

/** Gainers take each other and points until three piles are empty. */
function rush(points: Thing, gainer: Thing): Plan[] {
  const [p, g] = [points.name, gainer.name]
  const opening = line('silver', fewer(g, 1))
  return [
    planOf([line(g), line(p), line('duchy'), line('estate'), opening, line('copper')], named('rush', points, gainer)),
    planOf(
      [
        line(p, more(g, 2)),
        line(g, fewer(g, 5)),
        line(p),
        line('estate', more(p, 3)),
        opening,
        line(g),
        line('estate'),
        line('copper'),
      ],
      named('slower rush', points, gainer),
    ),
  ]
}

/** Points that count others, bought together with Duchies once there is money enough. */
function duchies(points: Thing, silver: number, helper?: Thing): Plan {
  const p = points.name
  const lines = [
    line('duchy', more('silver', silver), fewer('duchy', 5)),
    line(p, more('duchy', 3), fewerThan(p, 'duchy')),
    line('duchy', more('duchy', 3)),
    line(p, more('duchy', 3)),
    line('gold', fewer('gold', 1)),
    ...(helper === undefined ? [] : [line(helper.name, fewer(helper.name, 3))]),
    line('duchy', atMost('endgame', 6)),
    line('estate', atMost('endgame', 2)),
    line('silver'),
  ]
  return planOf(lines, named('duchies', points, helper))
}

/** Many Actions, and points that count them. */
function manyActions(points: Thing, stacked: Thing, others: readonly Thing[]): Plan {
  const p = points.name
  const lines = [
    line(p, more('action', 9)),
    line('province', over('money', 15)),
    ...(points.potion ? [line('potion', fewer('potion', 2))] : []),
    // What costs a potion itself must leave some for the points.
    stacked.potion ? line(stacked.name, fewer(stacked.name, 3)) : line(stacked.name),
    ...others.filter(({ name }) => name !== stacked.name).map(({ name }) => line(name)),
    line('gold', fewer('gold', 1)),
    line(p, atMost('endgame', 4)),
    line('duchy', atMost('endgame', 3)),
    line('silver'),
  ]
  return planOf(lines, named('many', points, stacked))
}

/** An event bought once the deck needs it, then money with the best card for it. */
const prepared = (event: Thing, payload: Thing): Plan[] =>
  [
    { when: atLeast('turn', 3), trash: LEAN },
    // All at once is soon too much: what is left has to pay for a Province before long.
    { when: atLeast('turn', 3), trash: leanDownTo(7) },
    { when: atLeast('turn', 6), trash: LEAN },
  ].map(({ when, trash }) => ({
    ...planOf(
      [
        ...PROVINCES(8),
        line(event.name, when, over('endgame', 5), more('estate', 0)),
        line('gold'),
        ...upTo(payload.name, 2),
        ...potionFor(payload),
        line('silver'),
      ],
      named('prepared', event, payload),
    ),
    trash,
  }))

/** One trasher, then every card that leaves an Action and a card, the best first, and what is paid with. */
function lively(cards: readonly Thing[], trasher: Thing | undefined, payload: Thing | undefined): Plan {
  const lines = [
    // Points too early are in the way of a deck that grows together.
    ...PROVINCES(12),
    ...(trasher === undefined ? [] : [line(trasher.name, fewer(trasher.name, 1), atMost('turn', 4))]),
    line('gold', fewer('gold', 1)),
    ...cards.map(({ name }) => line(name, fewer(name, 4))),
    ...(payload === undefined ? [] : [once(payload)]),
    ...cards.map(({ name }) => line(name)),
    line('gold'),
    ...potionFor(...cards, payload),
    line('silver'),
  ]
  const plan = planOf(lines, named('lively', ...cards, trasher, payload))
  return trasher === undefined ? plan : { ...plan, trash: LEAN }
}

/** A dear event again and again, from a lean deck that grows until it can be paid. */
function goalOf(event: Thing, cards: readonly Thing[], trasher: Thing | undefined): Plan {
  const lines = [
    line(event.name),
    line('province', atMost('endgame', 4)),
    line('duchy', atMost('endgame', 4)),
    line('estate', atMost('endgame', 2)),
    ...(trasher === undefined ? [] : [line(trasher.name, fewer(trasher.name, 1), atMost('turn', 4))]),
    line('gold', fewer('gold', 3)),
    ...cards.map(({ name }) => line(name, fewer(name, 4))),
    ...cards.map(({ name }) => line(name)),
    line('gold'),
    ...potionFor(...cards),
    line('silver'),
  ]
  const plan = planOf(lines, named('goal', event, ...cards, trasher))
  return trasher === undefined ? plan : { ...plan, trash: LEAN }
}

/** One of each card, and points that count how many there are. */
function oneOfAll(points: Thing, cards: readonly Thing[], stacked: Thing | undefined): Plan {
  const lines = [
    line('province', over('money', 14)),
    line(points.name, atMost('endgame', 6)),
    line('duchy', atMost('endgame', 4)),
    line('estate', atMost('endgame', 2)),
    line('gold', fewer('gold', 2)),
    ...(stacked === undefined ? [] : [line(stacked.name, fewer(stacked.name, 3))]),
    ...cards.map(once),
    line('gold'),
    ...potionFor(...cards, points),
    line('silver'),
  ]
  return planOf(lines, named('variety', points, stacked))
}

/** Two kinds of terminal beside money. */
const pair = (one: Thing, other: Thing): Plan =>
  planOf(
    [...PROVINCES(13), once(one), line('gold'), once(other), ...potionFor(one, other), line('silver')],
    named('money', one, other),
  )

/** What strong players would think of in a kingdom, each kind of plan for the cards that fit it. */
export function archetypes(things: readonly Thing[]): Plan[] {
  const { trashers, villages, stacks, drawing, payloads, attacks, gainers, points, events } = rolesOf(things)
  const [trasher] = trashers
  const [payload] = payloads
  const [attack = payload] = attacks
  const goals = [...new Set([attack, payload])]
  const cantrips = stacks.filter(({ cards }) => cards >= 1)
  const terminals = best([...drawing, ...payloads, ...attacks], ({ use }) => use, 5)
  return [
    ...stacks.flatMap(cantrip => [
      stack(cantrip, undefined, undefined),
      ...goals.map(goal => stack(cantrip, undefined, goal)),
      ...(trasher === undefined ? [] : [undefined, ...goals].map(goal => stack(cantrip, trasher, goal))),
    ]),
    ...(cantrips.length < 2 ? [] : goals.flatMap(goal => [undefined, trasher].map(one => lively(cantrips, one, goal)))),
    ...villages.flatMap(village =>
      drawing.flatMap(draw =>
        goals.flatMap(goal => [engine(village, draw, undefined, goal), engine(village, draw, trasher, goal)]),
      ),
    ),
    ...trashers.flatMap(one =>
      [...new Set([...attacks, ...drawing.slice(0, 1), ...payloads.slice(0, 1)])].map(goal => lean(one, goal)),
    ),
    ...points.flatMap(point => gainers.flatMap(gainer => rush(point, gainer))),
    ...points
      .filter(({ countsDeck }) => countsDeck)
      .flatMap(point => [undefined, ...payloads].flatMap(helper => [2, 4].map(n => duchies(point, n, helper)))),
    ...points
      .filter(({ countsDeck }) => countsDeck)
      .flatMap(point => [
        ...stacks.map(one => manyActions(point, one, cantrips)),
        oneOfAll(
          point,
          best(
            things.filter(({ kind }) => kind === 'action'),
            ({ use }) => use,
            8,
          ),
          stacks[0],
        ),
      ]),
    ...events
      .filter(({ cost }) => cost > PROVINCE_COST)
      .flatMap(event => [undefined, trasher].map(one => goalOf(event, cantrips, one))),
    ...events.flatMap(event =>
      [...new Set([...drawing.slice(0, 1), ...goals])].flatMap(goal =>
        goal === undefined ? [] : prepared(event, goal),
      ),
    ),
    ...terminals.flatMap((one, i) => terminals.slice(i + 1).map(other => pair(one, other))),
  ]
}
