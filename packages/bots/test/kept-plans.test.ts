import { dominion } from '@kartentisch/dominion'
import { expect, test } from 'vitest'
import { KeptPlans } from '../src/dominion/kept-plans.ts'
import { writePlan } from '../src/dominion/plan/written.ts'
import { tuner } from '../src/dominion/tune/tune.ts'

const KINGDOM = ['chapel', 'village', 'smithy', 'militia', 'market', 'laboratory', 'witch', 'moat']
const { tables } = dominion.prepare(dominion.parseSetup({ players: 2, kingdom: KINGDOM, first: 0 }))

/** Says no after so many games, as a clock would. */
function hurry(games: number): () => boolean {
  let left = games
  return () => left-- > 0
}

test('a plan that was begun in a hurry is the same in the end as one that was found at leisure', () => {
  const [slow, quick] = [new KeptPlans(rules => tuner(rules)), new KeptPlans(rules => tuner(rules))]
  const whole = slow.plansFor(tables, { simulations: 1500 })
  quick.plansFor(tables, { simulations: 1500, goOn: hurry(400) })
  quick.plansFor(tables, { simulations: 1500, goOn: hurry(500) })
  const pieced = quick.plansFor(tables, { simulations: 1500 })
  expect(writePlan(pieced.plan)).toBe(writePlan(whole.plan))
})

test('once all games have been played, the plans stay as they are', () => {
  const kept = new KeptPlans(rules => tuner(rules))
  const found = kept.plansFor(tables, { simulations: 300 })
  expect(kept.plansFor(tables, { simulations: 300 })).toBe(found)
})
