import { dominion, moveOf } from '@kartentisch/dominion'
import { at, Match, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { type Plan, parsePlan } from '../src/dominion/plan/plan.ts'
import { searchable } from '../src/dominion/search.ts'
import { SearchingPlayer } from '../src/search/player.ts'

const setup = { players: 2, kingdom: ['smithy', 'village', 'market'], landmarks: ['fountain'], first: 0 }
const rules = dominion.prepare(dominion.parseSetup(setup))
const { tables } = rules

const MONEY = parsePlan('[province, gold, silver]')
const COPPERS = parsePlan('[province, copper when own(copper) < 10, gold, silver]')

/** What is bought without a coin by whoever owns nine Coppers, ten of which score 15 points, and is a Province behind. */
function bought(...others: readonly Plan[]): string {
  const state = rules.lay(seeded('courses'))
  const cards = (n: number, id: string) => Array.from({ length: n }, () => tables.card(id))
  Object.assign(at(state.players, 0), { hand: cards(3, 'estate'), deck: cards(9, 'copper'), turns: 10 })
  const deck = [...cards(6, 'gold'), ...cards(1, 'province')]
  Object.assign(at(state.players, 1), { hand: cards(5, 'gold'), deck, turns: 10 })
  state.piles[tables.pile('province')] = 2
  Object.assign(state.turn, { phase: 'buy' })
  const game = searchable(() => ({ plan: MONEY, others }))
  const player = new SearchingPlayer('somebody', game, () => ({ simulations: 60 }), 'seed')
  const { kind, of } = moveOf(at(Match.from(rules, state).consult(player), 0))
  return kind === 'buy' ? tables.name(of) : kind
}

test('a plan is left for another that is better as things stand', () => {
  expect(bought(COPPERS)).toBe('copper')
})

test('what no plan knows isn’t thought of', () => {
  expect(bought()).toBe('end-turn')
})
