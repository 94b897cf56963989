import type { DominionRules, Sight } from '@kartentisch/dominion'
import type { MakePlayer } from '@kartentisch/kernel'
import { budget } from '../level.ts'
import { SearchingPlayer } from '../search/player.ts'
import { KeptPlans } from './kept-plans.ts'
import type { Plan } from './plan/plan.ts'
import { searchable } from './search.ts'
import { kindOf } from './tune/archetypes.ts'
import { quickPlanner } from './tune/quick.ts'
import type { Repertoire } from './tune/repertoire.ts'
import { thingsOf } from './tune/things.ts'

const LIMIT = { simulations: 300, milliseconds: 130 }
const PLANNING = { simulations: 6000, milliseconds: 150 }

/** Whether somebody likes to play a plan in a kingdom. */
type Liking = (rules: DominionRules) => (plan: Plan) => boolean

const ofKind =
  (...kinds: readonly string[]): Liking =>
  () =>
  plan =>
    kinds.includes(kindOf(plan))

/** A plan that buys something by which others get Curses or fewer cards. */
const attacks: Liking = rules => {
  const hurts = thingsOf(rules).filter(({ traits }) => traits.curses > 0 || traits.handLoss > 0)
  const names = new Set(hurts.map(({ name }) => name))
  return ({ buy }) => buy.some(({ name }) => names.has(name))
}

/** Never goes over to another plan. */
const NO_OTHERS: Repertoire['others'] = []
const faithful = ({ plan }: Repertoire): Repertoire => ({ plan, others: NO_OTHERS })

/** As strong as a medium player, but always after their own heart as far as the kingdom allows. */
function character(name: string, likes: Liking): MakePlayer<Sight> {
  const kept = new KeptPlans(rules => quickPlanner(rules, { likes: likes(rules) }))
  return (seed, thinking = {}) => {
    const game = searchable(tables => faithful(kept.plansFor(tables, budget(PLANNING, thinking))))
    const limit = { ...LIMIT, simulations: thinking.simulations ?? LIMIT.simulations }
    return new SearchingPlayer(name, game, () => budget(limit, thinking), seed)
  }
}

/** Players with a taste of their own, for the fun of it. */
export const characters = {
  rusher: character('rusher', ofKind('rush', 'slower rush', 'duchies')),
  builder: character('builder', ofKind('engine', 'stack', 'lively', 'lean', 'many')),
  attacker: character('attacker', attacks),
} satisfies Readonly<Record<string, MakePlayer<Sight>>>
