import type { Amount, Fact, Truth } from '../plan/expression.ts'
import type { Plan, PlanLine } from '../plan/plan.ts'
import { writeTruth } from '../plan/written.ts'

const number = (value: number): Amount => ({ is: 'number', value })
const owned = (name: string): Amount => ({ is: 'own', name })
const factOf = (fact: Fact): Amount => ({ is: 'fact', fact })

/** Fewer of these owned than so many. */
export const fewer = (name: string, n: number): Truth => ({ is: '<', left: owned(name), right: number(n) })

/** More of these owned than so many. */
export const more = (name: string, n: number): Truth => ({ is: '>', left: owned(name), right: number(n) })

/** Fewer of these owned than of others, and so many more. */
export const fewerThan = (name: string, other: string, besides = 0): Truth => ({
  is: '<',
  left: owned(name),
  right: besides === 0 ? owned(other) : { is: '+', left: owned(other), right: number(besides) },
})

export const atMost = (fact: Fact, n: number): Truth => ({ is: '<=', left: factOf(fact), right: number(n) })
export const atLeast = (fact: Fact, n: number): Truth => ({ is: '>=', left: factOf(fact), right: number(n) })
export const over = (fact: Fact, n: number): Truth => ({ is: '>', left: factOf(fact), right: number(n) })

const both = (first: Truth, second: Truth): Truth => ({ is: 'and', first, second })

/** All that must hold together. */
export const parts = (when: Truth | undefined): readonly Truth[] =>
  when === undefined ? [] : when.is === 'and' ? [...parts(when.first), ...parts(when.second)] : [when]

/** Something wanted when all of these hold. */
export function line(name: string, ...conditions: readonly Truth[]): PlanLine {
  const [first, ...others] = conditions
  if (first === undefined) return { name, text: name, when: undefined }
  const when = others.reduce(both, first)
  return { name, text: `${name} when ${writeTruth(when)}`, when }
}

/** Up to so many of a card, the later ones as the deck has grown. */
export const upTo = (name: string, n: number): PlanLine[] =>
  n === 1
    ? [line(name, fewer(name, 1))]
    : [line(name, fewer(name, 1)), line(name, fewer(name, n), atLeast('deck', 8 * n))]

/** Leaves out what can never come into play: lines said twice, or after one that always holds. */
export function tidied(lines: readonly PlanLine[]): PlanLine[] {
  const said = new Set<string>()
  return lines.filter(({ name, text }) => {
    if (said.has(text) || said.has(name)) return false
    said.add(text)
    return true
  })
}

const BASIC: readonly string[] = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse', 'potion']

/** A plan named after what it buys of the kingdom, and requiring it. */
export function titled(plan: Plan): Plan {
  const requires = [...new Set(plan.buy.map(({ name }) => name))].filter(name => !BASIC.includes(name))
  return { ...plan, name: requires.length === 0 ? 'Big Money' : requires.slice(0, 4).join(', '), requires }
}
