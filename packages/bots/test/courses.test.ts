import { expect, test } from 'vitest'
import type { Plan } from '../src/dominion/plan/plan.ts'
import { searchable } from '../src/dominion/search.ts'
import { SearchingPlayer } from '../src/search/player.ts'
import { boughtBy, COPPERS, MONEY } from './fountain.ts'

const bought = (...others: readonly Plan[]): string => {
  const game = searchable(() => ({ plan: MONEY, others }))
  return boughtBy(new SearchingPlayer('somebody', game, () => ({ simulations: 60 }), 'seed'))
}

test('a plan is left for another that is better as things stand', () => {
  expect(bought(COPPERS)).toBe('copper')
})

test('what no plan knows isn’t thought of', () => {
  expect(bought()).toBe('end-turn')
})
