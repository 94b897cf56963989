import type { Sight, Tables } from '@kartentisch/dominion'
import { type Judging, type MakePlayer, type Player, seeded, type Thinking } from '@kartentisch/kernel'
import { budget } from '../level.ts'
import type { Budget } from '../search/budget.ts'
import { SearchingPlayer } from '../search/player.ts'
import { Adapting } from './adapting.ts'
import { KeptPlans, type Planning } from './kept-plans.ts'
import { parsePlan } from './plan/plan.ts'
import { shippedFor } from './plans-for.ts'
import { planPlayer } from './player.ts'
import { followed, type PlanAhead, searchable } from './search.ts'
import { isKnown } from './trial/lore-of.ts'
import { quickPlanner } from './tune/quick.ts'
import type { Repertoire } from './tune/repertoire.ts'
import { tuner } from './tune/tune.ts'

/**
 * At each question; where there is no time for all of the planning at the first one, it goes on at the next. While others
 * think, planning goes on until so many games have been played `ahead`; whoever counts simulations instead of time has them
 * all at the first question. What is left of the time for planning may be used for suiting the plan to the game, by so many
 * simulations before each purchase. From so many trials of an answer on as `trusting` says, less and less proof is asked for.
 */
const SEARCHING = {
  medium: {
    simulations: 300,
    milliseconds: 130,
    planning: { simulations: 6000, milliseconds: 150 },
    ahead: 6000,
    adapting: 0,
    trusting: Infinity,
  },
  hard: {
    simulations: 3000,
    milliseconds: 1000,
    planning: { simulations: 20_000, milliseconds: 1200 },
    ahead: 60_000,
    adapting: 0,
    trusting: Infinity,
  },
  expert: {
    simulations: 6000,
    milliseconds: 1700,
    planning: { simulations: 60_000, milliseconds: 1200 },
    ahead: 400_000,
    adapting: 40_000,
    trusting: 64,
  },
}

/** Plans found against the clock aren't those that follow from a number of simulations. */
const kept = (planning: Planning) => ({ timed: new KeptPlans(planning), untimed: new KeptPlans(planning) })
const tuned: Planning = rules => tuner(rules, { plans: shippedFor(rules.tables) })

const plans = {
  medium: kept(rules => quickPlanner(rules, { known: shippedFor(rules.tables) })),
  hard: kept(tuned),
  expert: kept(tuned),
}

/** What plans may cost at a question. */
function budgetForPlans(name: keyof typeof SEARCHING, thinking: Thinking): Budget {
  const { planning, ahead } = SEARCHING[name]
  return budget(thinking.untimed === true ? { ...planning, simulations: ahead } : planning, thinking)
}

const searching =
  (name: keyof typeof SEARCHING): MakePlayer<Sight> =>
  (seed, thinking = {}) => {
    const { ahead, adapting, simulations, milliseconds, trusting } = SEARCHING[name]
    const limit = { simulations: thinking.simulations ?? simulations, milliseconds }
    const known = thinking.untimed === true ? plans[name].untimed : plans[name].timed
    let spent = budgetForPlans(name, thinking)
    const inTime = () => spent.goOn?.() !== false
    // Who has no time to get to know the cards has none for plans either.
    const plansOf = (tables: Tables): Repertoire => {
      spent = budgetForPlans(name, thinking)
      return isKnown(tables, inTime) ? known.plansFor(tables, spent) : UNPLANNED
    }
    // Whoever counts simulations has as many as that, however long the others think.
    const planAhead: PlanAhead = (tables, mayGoOn) => {
      if (thinking.untimed === true || known.hasPlayed(tables, ahead)) return false
      if (isKnown(tables, mayGoOn)) known.plansFor(tables, { simulations: ahead, goOn: mayGoOn })
      return true
    }
    const suiting = { simulations: Math.min(adapting, thinking.simulations ?? adapting), goOn: inTime }
    const suited = adapting > 0 && { adapting: new Adapting(suiting, seeded(`${seed} adapting`)) }
    const game = searchable(plansOf, { ...thinking, goOn: inTime }, { planAhead, trusting, ...suited })
    return new SearchingPlayer(name, game, () => budget(limit, thinking), seed)
  }

const judged = searchable(tables => plans.medium.untimed.plansFor(tables, budgetForPlans('medium', { untimed: true })))

/** Money and Provinces: what somebody plays who has learnt the game an hour ago. */
const BEGINNER = parsePlan(`
name: easy
buy: [province, duchy when endgame <= 2, gold, silver]
`)

/** Only how a game may end with the turn is looked at: that takes hardly any time. */
const GLANCE = { simulations: 0, milliseconds: 90 }

const UNPLANNED: Repertoire = { plan: BEGINNER, others: [] }

/** The levels of Dominion, from the easiest up. */
export const dominionLevels = {
  easy: (seed, thinking = {}) =>
    new SearchingPlayer(BEGINNER.name, followed(BEGINNER, thinking), () => budget(GLANCE, thinking), seed),
  medium: searching('medium'),
  hard: searching('hard'),
  expert: searching('expert'),
} satisfies Readonly<Record<string, MakePlayer<Sight>>>

/** A level's plan for the kingdom, without a thought of how the game stands: what searching adds shows against it. */
const planOf =
  (name: keyof typeof SEARCHING): MakePlayer<Sight> =>
  (seed, thinking = {}) => {
    const known = thinking.untimed === true ? plans[name].untimed : plans[name].timed
    let player: Player<Sight> | undefined
    return {
      name: `${name}-plan`,
      answer(question, sight) {
        player ??= planPlayer(known.plansFor(sight.tables, budgetForPlans(name, thinking)).plan)(seed)
        return player.answer(question, sight)
      },
    }
  }

export const levelPlans = {
  'medium-plan': planOf('medium'),
  'hard-plan': planOf('hard'),
  'expert-plan': planOf('expert'),
} satisfies Readonly<Record<string, MakePlayer<Sight>>>

/** How games are judged: everybody plays on by the plan that their deck is most like, of those that are good here. */
export const dominionJudging: Judging<Sight> = {
  likely: (sight, goOn) => judged.others?.(sight, goOn) ?? judged.policy(sight),
  alternatives: (question, sight) => {
    const usual = judged.policy(sight)(0).answer(question, sight)
    return judged.candidates(question, sight, usual)
  },
  share: ({ winners }, seat) => (winners.includes(seat) ? 1 / winners.length : 0),
}
