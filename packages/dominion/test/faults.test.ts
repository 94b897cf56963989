import { dominion, type State } from '@kartentisch/dominion'
import { at } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

const rules = dominion.prepare(
  dominion.parseSetup({
    players: 2,
    kingdom: ['catapult/rocks', 'merchant', 'tournament', 'black-market'],
    landmarks: ['aqueduct'],
    events: ['tax'],
    blackMarket: ['moat', 'village', 'smithy'],
  }),
)
const { tables } = rules
const catapult = tables.pile('catapult/rocks')

test.each<[string, (state: State) => void]>([
  ['actions is -1.', ({ turn }) => (turn.actions = -1)],
  ['buys is 0.5.', ({ turn }) => (turn.buys = 0.5)],
  ['coins is -2.', ({ turn }) => (turn.coins = -2)],
  ['potions is -1.', ({ turn }) => (turn.potions = -1)],
  ['purchases is -1.', ({ turn }) => (turn.purchases = -1)],
  ['silvers is -1.', ({ turn }) => (turn.counters = turn.counters.map((n, i) => (i === 0 ? -1 : n)))],
  ['coffers of p1 is -1.', ({ players }) => (at(players, 0).coffers = -1)],
  ['debt of p2 is -1.', ({ players }) => (at(players, 1).debt = -1)],
  ['vp of p1 is 0.5.', ({ players }) => (at(players, 0).vp = 0.5)],
  ['turns of p2 is -1.', ({ players }) => (at(players, 1).turns = -1)],
  ['p1 has cards in play without a mark.', ({ players }) => at(players, 0).play.push(tables.card('merchant'))],
  ['The pile of merchant is -1.', state => (state.piles[tables.pile('merchant')] = -1)],
  ['VP on merchant is -1.', state => (state.pileVp[tables.pile('merchant')] = -1)],
  ['Debt on merchant is -1.', state => (state.pileDebt[tables.pile('merchant')] = -1)],
  [
    'The stack of catapult/rocks and its count differ.',
    state => (state.piles[catapult] = at(state.piles, catapult) - 1),
  ],
  ['VP on aqueduct is -1.', state => (state.landmarkVp[0] = -1)],
])('it is seen that something is wrong: %s', (fault, change) => {
  const state = rules.deal('faults')
  expect(rules.faults(state)).toEqual([])
  change(state)
  expect(rules.faults(state)).toEqual([fault])
})

test('what must always be there counts every card wherever it lies', () => {
  const places: ((state: State) => unknown)[] = [
    ({ players }) => at(players, 0).hand.pop(),
    ({ players }) => at(players, 1).deck.pop(),
    ({ prizes }) => prizes.pop(),
    ({ blackMarket }) => blackMarket.pop(),
    ({ market }) => market.push(tables.card('moat')),
    ({ trash }) => trash.push(tables.card('moat')),
    ({ stacks }) => at(stacks, 0).pop(),
    ({ piles }) => {
      piles[0] = at(piles, 0) - 1
    },
  ]
  const whole = rules.constant(rules.deal('places'))
  for (const change of places) {
    const state = rules.deal('places')
    change(state)
    expect(rules.constant(state)).not.toEqual(whole)
  }
})
