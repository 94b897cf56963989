import type { Sight } from '@kartentisch/dominion'
import { Mistake, type PlayersKit, randomPlayer } from '@kartentisch/kernel'
import { playersKit } from '../players-kit.ts'
import { adviser } from './adviser.ts'
import { bigMoney } from './big-money.ts'
import { dominionLevels } from './levels.ts'
import { oneAction } from './one-action.ts'
import { type Plan, parsePlan } from './plan/plan.ts'
import { PlanMistake } from './plan/source.ts'
import { planPlayer } from './player.ts'

/** A plan is a mapping or a list, in a line of its own or written out; a name is neither. */
const isPlan = (text: string): boolean => /^[[{]/.test(text) || /[\n:]/.test(text)

/** A list alone has no name but itself; what is wrong in a plan is said with the plan's name. */
function readPlan(text: string, name: string): Plan {
  try {
    const plan = parsePlan(text)
    return text.startsWith('[') ? { ...plan, name } : plan
  } catch (fault) {
    if (!(fault instanceof PlanMistake)) throw fault
    throw new Mistake(`${name}: ${fault.message}`)
  }
}

/** Everybody who plays Dominion and isn't a person. */
export const dominionPlayers: PlayersKit<Sight> = playersKit<Sight>({
  game: 'dominion',
  levels: dominionLevels,
  usual: 'medium',
  others: { 'big-money': () => bigMoney, 'one-action': oneAction, random: randomPlayer },
  adviser,
  written: (text, name) => (isPlan(text) ? planPlayer(readPlan(text, name)) : undefined),
})
