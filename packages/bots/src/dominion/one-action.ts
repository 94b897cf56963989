import { rulesWith, type Sight } from '@kartentisch/dominion'
import type { Player, Seed } from '@kartentisch/kernel'
import { ByKingdom } from './by-kingdom.ts'
import { planPlayer } from './player.ts'
import { bestWithOneAction } from './tune/one-action.ts'

type Maker = (seed: Seed) => Player<Sight>

/** The best plans with one kind of Action, by kingdom: finding one takes thousands of games. */
const plans = new ByKingdom<Maker>()

function planFor({ tables }: Sight): Maker {
  const known = plans.get(tables)
  if (known !== undefined) return known
  const maker = planPlayer(bestWithOneAction(rulesWith(tables)))
  plans.set(tables, maker)
  return maker
}

/** Big Money with the one kind of Action that serves it best in the kingdom at hand: the yardstick of Dominion. */
export function oneAction(seed: Seed): Player<Sight> {
  let player: Player<Sight> | undefined
  return {
    name: 'one-action',
    answer(question, sight) {
      player ??= planFor(sight)(seed)
      return player.answer(question, sight)
    },
  }
}
