import type { Tables } from '@kartentisch/dominion'
import type { Plan } from '../plan/plan.ts'
import { kindOf } from '../tune/archetypes.ts'
import type { Thing } from '../tune/things.ts'

/** The kinds of plans that people tell apart. */
export const KINDS = ['money', 'engine', 'rush', 'points', 'attack'] as const
export type Kind = (typeof KINDS)[number]

const ENGINES = ['engine', 'stack', 'lively']
const RUSHES = ['rush', 'slower rush']
const POINTS = ['duchies', 'many']

/** What a plan buys of the kingdom. */
export const usesOf = ({ buy }: Plan, things: readonly Thing[]): string[] =>
  things.filter(({ name }) => buy.some(line => line.name === name)).map(({ name }) => name)

const attacks = ({ catalogue }: Tables, id: string): boolean =>
  catalogue.cards.get(id)?.types.includes('attack') === true

export const usesAttack = (plan: Plan, things: readonly Thing[], tables: Tables): boolean =>
  usesOf(plan, things).some(id => attacks(tables, id))

/** Which kind a plan is, by what it buys; the words of its name tell how it was made. */
export function kindOfPlan(plan: Plan, things: readonly Thing[], tables: Tables): Kind {
  const made = kindOf(plan)
  const uses = usesOf(plan, things)
  if (RUSHES.includes(made)) return 'rush'
  if (usesAttack(plan, things, tables)) return 'attack'
  if (ENGINES.includes(made)) return 'engine'
  const isPoints = (id: string) => things.some(({ name, kind }) => name === id && kind === 'victory')
  return POINTS.includes(made) || uses.some(isPoints) ? 'points' : 'money'
}
