import { at, below, oneOf, type Random } from '@kartentisch/kernel'
import type { Truth } from '../plan/expression.ts'
import type { Plan, PlanLine } from '../plan/plan.ts'
import { planKey } from '../plan/written.ts'
import { atLeast, atMost, fewer, fewerThan, line, over, parts, tidied } from './lines.ts'
import type { Thing } from './things.ts'

const chance = (random: Random, percent: number): boolean => below(random, 100) < percent

/** From one number to another, both included. */
const between = (random: Random, from: number, to: number): number => from + below(random, to - from + 1)

type Change = (random: Random, lines: readonly PlanLine[], things: readonly Thing[]) => readonly PlanLine[]

/** What every kingdom has counts in some of them more than elsewhere, as Copper does beside a Fountain. */
const BASIC_CARDS = ['copper', 'silver', 'gold', 'estate', 'duchy']
/** In percent of what is added. */
const BASIC_SHARE = 15

function basicLine(random: Random): PlanLine {
  const name = oneOf(random, BASIC_CARDS)
  const few = [fewer(name, between(random, 1, 12))]
  return line(name, ...oneOf(random, [few, [atMost('endgame', between(random, 3, 8))], [atMost('turn', 4)]]))
}

/** Something of the kingdom, wanted at some time, perhaps only as long as there is less of it than of another card. */
function newLines(random: Random, lines: readonly PlanLine[], things: readonly Thing[]): PlanLine[] {
  if (chance(random, BASIC_SHARE)) return [basicLine(random)]
  const { name, kind, terminal, potion } = oneOf(random, things)
  const early = [atMost('turn', between(random, 4, 12))]
  const late = [atMost('endgame', between(random, 3, 8))]
  if (kind === 'event') return [line(name, ...oneOf(random, [[], early, late]))]
  const few = [fewer(name, between(random, 1, terminal ? 3 : 6))]
  const opening = [fewer(name, 1), atMost('turn', between(random, 2, 4))]
  const others = things.filter(thing => thing.kind === 'action' && lines.some(wish => wish.name === thing.name))
  const partner = others.length === 0 ? undefined : oneOf(random, others).name
  const asMany = partner === undefined || partner === name ? few : [fewerThan(name, partner, below(random, 2))]
  const wanted = line(name, ...oneOf(random, [[], few, few, opening, early, late, asMany]))
  return potion ? [wanted, line('potion', fewer('potion', 1))] : [wanted]
}

/** Adds something of the kingdom. */
const add: Change = (random, lines, things) => {
  if (things.length === 0) return lines
  const [wanted, potion] = newLines(random, lines, things)
  if (wanted === undefined) return lines
  const added = lines.toSpliced(below(random, lines.length), 0, wanted)
  return potion === undefined ? added : added.toSpliced(-1, 0, potion)
}

const drop: Change = (random, lines) => (lines.length < 3 ? lines : lines.toSpliced(below(random, lines.length), 1))

const move: Change = (random, lines) => {
  const from = below(random, lines.length)
  const to = Math.max(0, Math.min(lines.length - 1, from + between(random, -3, 3)))
  return lines.toSpliced(from, 1).toSpliced(to, 0, at(lines, from))
}

/** A comparison with a number has another number, a little more or less; what else there is stays as it is. */
function shifted(random: Random, truth: Truth): Truth {
  if (!('right' in truth) || truth.right.is !== 'number') return truth
  const { left, right } = truth
  const small = left.is === 'own' || (left.is === 'fact' && left.fact === 'endgame')
  const most = small ? 2 : 4
  const by = between(random, 1, most) * (chance(random, 50) ? 1 : -1)
  return { ...truth, right: { is: 'number', value: Math.max(small ? 1 : 0, right.value + by) } }
}

/** Changes a number in a condition. */
const shift: Change = (random, lines) => {
  const able = [...lines.keys()].filter(i => parts(at(lines, i).when).length > 0)
  if (able.length === 0) return lines
  const i = oneOf(random, able)
  const { name, when } = at(lines, i)
  const conditions = parts(when)
  const k = below(random, conditions.length)
  return lines.with(i, line(name, ...conditions.with(k, shifted(random, at(conditions, k)))))
}

/** Adds a condition to a line, or takes one away. */
const condition: Change = (random, lines, things) => {
  const i = below(random, lines.length)
  const { name, when } = at(lines, i)
  const conditions = parts(when)
  if (conditions.length > 0 && chance(random, 50))
    return lines.with(i, line(name, ...conditions.toSpliced(below(random, conditions.length), 1)))
  const isEvent = things.some(thing => thing.name === name && thing.kind === 'event')
  const more: Truth[] = [
    atLeast('deck', between(random, 12, 24)),
    atMost('turn', between(random, 2, 8)),
    atLeast('turn', between(random, 3, 10)),
    over('money', between(random, 6, 20)),
    over('endgame', between(random, 2, 6)),
    atMost('endgame', between(random, 2, 8)),
    atLeast('coins', between(random, 3, 8)),
    atLeast('lead', between(random, 0, 6)),
    atMost('lead', between(random, 0, 4)),
    ...(isEvent ? [] : [fewer(name, between(random, 1, 6))]),
  ]
  return lines.with(i, line(name, ...conditions, oneOf(random, more)))
}

/** Wants something else in the place of a thing of the kingdom. */
const replace: Change = (random, lines, things) => {
  const able = [...lines.keys()].filter(i => things.some(({ name }) => name === at(lines, i).name))
  if (able.length === 0 || things.length === 0) return add(random, lines, things)
  const [wanted, potion] = newLines(random, lines, things)
  if (wanted === undefined) return lines
  const replaced = lines.with(oneOf(random, able), wanted)
  return potion === undefined ? replaced : replaced.toSpliced(-1, 0, potion)
}

/** Several times, what should be tried oftener. */
const CHANGES: readonly Change[] = [add, add, add, drop, move, move, shift, shift, shift, condition, replace]

/** What is better gone, and until when. */
const trashing = (endgame: number, money: number): PlanLine[] => [
  line('curse'),
  line('estate', over('endgame', endgame)),
  line('copper', over('money', money)),
]

/** A plan changed in one place or a few. */
export function mutated(random: Random, plan: Plan, things: readonly Thing[]): Plan {
  const before = planKey(plan)
  let changed = plan
  do {
    const buy = tidied(oneOf(random, CHANGES)(random, changed.buy, things))
    changed = { ...changed, buy }
    if (chance(random, 5))
      changed = {
        ...changed,
        trash: chance(random, 30) ? undefined : trashing(between(random, 1, 5), between(random, 2, 9)),
      }
  } while (planKey(changed) === before || chance(random, 45))
  return changed
}

/** The lines of one plan, and those of another for what the first doesn't name, after the same neighbours. */
export function merged(one: Plan, other: Plan, takes: (line: PlanLine) => boolean = () => true): Plan {
  const named = new Set(one.buy.map(({ name }) => name))
  let buy: readonly PlanLine[] = one.buy
  let before: PlanLine | undefined
  for (const wanted of other.buy) {
    if (!named.has(wanted.name) && takes(wanted)) {
      const { text, name } = before ?? {}
      const same = buy.findIndex(({ text: known }) => known === text)
      const place = same >= 0 ? same : buy.findLastIndex(({ name: known }) => known === name)
      buy = buy.toSpliced(place + 1, 0, wanted)
    }
    before = wanted
  }
  return { ...one, buy: tidied(buy), trash: one.trash ?? other.trash }
}

/** A child of two plans: most of the one, some of the other, perhaps changed. */
export function crossed(random: Random, one: Plan, other: Plan, things: readonly Thing[]): Plan {
  const child = merged(one, other, () => chance(random, 70))
  return planKey(child) === planKey(one) || chance(random, 40) ? mutated(random, child, things) : child
}
