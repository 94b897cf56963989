import { type Dominion, dominion, type Sight } from '@kartentisch/dominion'
import { Mistake, type PlayersKit, randomPlayer } from '@kartentisch/kernel'
import { MEASURED } from '../measured.ts'
import { playersKit } from '../players-kit.ts'
import { say } from '../words/say.ts'
import { adviser } from './adviser.ts'
import { bigMoney } from './big-money.ts'
import { characters } from './characters.ts'
import { dominionJudging, dominionLevels, levelPlans } from './levels.ts'
import { oneAction } from './one-action.ts'
import { type Plan, parsePlan } from './plan/plan.ts'
import { PlanMistake } from './plan/source.ts'
import { planPlayer } from './player.ts'
import { studyKingdom } from './study/study.ts'
import { planTuning } from './tuning.ts'

/** A plan is a mapping or a list, in a line of its own or written out; a name is neither. */
const isPlan = (text: string): boolean => /^[[{]/.test(text) || /[\n:]/.test(text)

/** A list alone has no name but itself; what is wrong in a plan is said with the plan's name. */
function readPlan({ catalogue }: Dominion, text: string, name: string): Plan {
  try {
    const plan = parsePlan(text, catalogue)
    return text.startsWith('[') ? { ...plan, name } : plan
  } catch (fault) {
    if (!(fault instanceof PlanMistake)) throw fault
    throw new Mistake(say('inPlan', { plan: name, problem: fault.wording }))
  }
}

/** Plans whose speed is watched. */
const MONEY = '[province, gold, silver]'
const ENGINE =
  '[province, gold, market when own(market) < 5, smithy when own(smithy) < 3, village when own(village) < 3, silver]'
const PLAIN_KINGDOM = 'cellar,chapel,moat,village,workshop,smithy,militia,market,laboratory,witch'

/** Everybody who plays a Dominion of these sets and isn't a person. */
export const dominionPlayersOf = (game: Dominion): PlayersKit<Sight> =>
  playersKit<Sight>({
    game: game.id,
    levels: dominionLevels,
    usual: 'medium',
    measured: MEASURED.dominion,
    // Who plays in an experiment where nobody is named are the first and the last of them.
    others: {
      'big-money': () => bigMoney,
      'one-action': oneAction,
      ...levelPlans,
      ...characters,
      random: randomPlayer,
    },
    adviser,
    judging: dominionJudging,
    tuning: planTuning,
    study: studyKingdom,
    bench: [
      { name: 'bigMoney', players: ['big-money', 'big-money'] },
      { name: 'planMoney', players: [MONEY, MONEY], selection: PLAIN_KINGDOM },
      { name: 'planEngine', players: [ENGINE, ENGINE], selection: PLAIN_KINGDOM },
      { name: 'randomBase', players: ['random', 'random'], selection: 'base, base1', settings: 50 },
      { name: 'randomAllSets', players: ['random', 'random'], selection: '1 event, 1 landmark', settings: 50 },
    ],
    written: (text, name) => (isPlan(text) ? planPlayer(readPlan(game, text, name)) : undefined),
  })

/** The players of the Dominion that comes with the program. */
export const dominionPlayers = dominionPlayersOf(dominion)
