import type { Sight as BurgundSight } from '@kartentisch/burgund'
import type { Sight as DominionSight } from '@kartentisch/dominion'
import { didYouMean, Mistake, type Player, type Seed } from '@kartentisch/kernel'
import { greedy } from './burgund/greedy.ts'
import { searchable as burgund } from './burgund/search.ts'
import { type Plan, parsePlan } from './dominion/plan/plan.ts'
import { planPlayer } from './dominion/player.ts'
import { searchable as dominion } from './dominion/search.ts'
import { type Budget, during } from './search/budget.ts'
import { SearchingPlayer } from './search/player.ts'

/** How strong an opponent one wants. */
export const LEVELS = ['easy', 'medium', 'hard'] as const

export type LevelName = (typeof LEVELS)[number]

/** What bounds a player's thinking besides its level. */
export interface Thinking {
  /** Whether only simulations are counted and no time: what is answered then follows from the seed alone. */
  readonly untimed?: boolean
  /** How many simulations for each question, instead of as many as the level wants. */
  readonly simulations?: number
  /** In milliseconds. */
  readonly clock?: () => number
  /** Once this says no, whatever is best so far is answered at once. */
  readonly goOn?: () => boolean
}

/** Makes a player of some strength. */
export type Level<Sight> = (seed: Seed, thinking?: Thinking) => Player<Sight>

export type Levels<Sight> = Readonly<Record<LevelName, Level<Sight>>>

/** The most a level thinks about one question: by then it is sure, or the time is over. */
interface Limit {
  readonly simulations: number
  readonly milliseconds: number
}

const now = () => performance.now()

function budget(limit: Limit, { untimed = false, clock = now, goOn = () => true }: Thinking): Budget {
  if (untimed) return { simulations: limit.simulations, goOn }
  const inTime = during(limit.milliseconds, clock)
  return { simulations: limit.simulations, goOn: () => goOn() && inTime() }
}

const BURGUND = {
  medium: { simulations: 20, milliseconds: 250, candidates: 4, cycles: 2 },
  hard: { simulations: 240, milliseconds: 1400, candidates: 8, cycles: 4 },
}

const burgundLevel =
  (name: keyof typeof BURGUND): Level<BurgundSight> =>
  (seed, thinking = {}) => {
    const { candidates, cycles, simulations, milliseconds } = BURGUND[name]
    const limit = { simulations: thinking.simulations ?? simulations, milliseconds }
    return new SearchingPlayer(name, burgund(candidates, cycles), () => budget(limit, thinking), seed)
  }

const DOMINION = {
  medium: { simulations: 60, milliseconds: 150, planning: { simulations: 900, milliseconds: 130 } },
  hard: { simulations: 400, milliseconds: 1400, planning: { simulations: 12_000, milliseconds: 4800 } },
}

/** Plans that were chosen for a kingdom: players are often made anew for each question. */
const keptPlans = () => ({ timed: new Map<string, Plan>(), untimed: new Map<string, Plan>() })
const plans = { medium: keptPlans(), hard: keptPlans() }

const dominionLevel =
  (name: keyof typeof DOMINION): Level<DominionSight> =>
  (seed, thinking = {}) => {
    const { planning, simulations, milliseconds } = DOMINION[name]
    const limit = { simulations: thinking.simulations ?? simulations, milliseconds }
    const kept = thinking.untimed === true ? plans[name].untimed : plans[name].timed
    const game = dominion(() => budget(planning, thinking), kept)
    return new SearchingPlayer(name, game, () => budget(limit, thinking), seed)
  }

/** Money and Provinces: what somebody plays who has learnt the game an hour ago. */
const BEGINNER = parsePlan(`
name: easy
buy: [province, duchy when endgame <= 2, gold, silver]
`)

const GAMES: { readonly dominion: Levels<DominionSight>; readonly burgund: Levels<BurgundSight> } = {
  dominion: { easy: planPlayer(BEGINNER), medium: dominionLevel('medium'), hard: dominionLevel('hard') },
  burgund: { easy: () => greedy, medium: burgundLevel('medium'), hard: burgundLevel('hard') },
}

export function levels(game: 'dominion'): Levels<DominionSight>
export function levels(game: 'burgund'): Levels<BurgundSight>
export function levels(game: string): Levels<unknown>
/** The levels of a game, from the easiest up. */
export function levels(game: string): Levels<DominionSight> | Levels<BurgundSight> {
  if (game === 'dominion' || game === 'burgund') return GAMES[game]
  const known = Object.keys(GAMES)
  throw new Mistake(`Unknown game "${game}".${didYouMean(game, known)} Games: ${known.join(', ')}.`)
}
