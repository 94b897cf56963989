import { DominionRules, type Sight } from '@kartentisch/dominion'
import type { Player, Seed } from '@kartentisch/kernel'
import { kingdomKey } from './kingdom-key.ts'
import { planPlayer } from './player.ts'
import { bestWithOneAction } from './tune/one-action.ts'

type Maker = (seed: Seed) => Player<Sight>

/** The best plans with one kind of Action, by kingdom: finding one takes thousands of games. */
const plans = new Map<string, Maker>()
const KEPT = 100

function planFor({ tables: { setup } }: Sight): Maker {
  const key = kingdomKey(setup)
  const known = plans.get(key)
  if (known !== undefined) return known
  if (plans.size >= KEPT) plans.clear()
  const maker = planPlayer(bestWithOneAction(new DominionRules(setup)))
  plans.set(key, maker)
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
