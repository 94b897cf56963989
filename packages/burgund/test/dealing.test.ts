import { cardName, type State } from '@kartentisch/burgund'
import { at } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { cards, pile, player, say, tableWith } from './table.ts'

const T15 =
  'castle-3 mine-3 ship-1 pasture-6 bank-4 cloister-2 ship-6 knowledge-1 church-2 pasture-6 mine-4 town-hall-5 ship-1'

/** The last card of a round is in the hand of the one to move. */
function lastCard(state: State): void {
  for (const one of state.players) {
    one.hand = []
    one.stack = []
    one.silver = 0
    one.workers = 2
  }
  const first = state.players[0]
  if (first !== undefined) first.hand = cards('ship-2')
}

const rows = (state: State) => state.display.map(row => row.map(cardName).join(' '))

test.each([
  [2, ['castle-3', 'mine-3', 'ship-1', 'pasture-6', 'bank-4', 'cloister-2 ship-6']],
  [3, ['castle-3 knowledge-1', 'mine-3 church-2', 'ship-1', 'pasture-6', 'bank-4', 'cloister-2 ship-6 pasture-6']],
  [
    4,
    [
      'castle-3 ship-6 ship-1',
      'mine-3 knowledge-1',
      'ship-1 church-2',
      'pasture-6 pasture-6',
      'bank-4 mine-4',
      'cloister-2 town-hall-5',
    ],
  ],
])('the display for %i players goes by row and then by die (T15)', (players, expected) => {
  const table = tableWith(players, state => {
    lastCard(state)
    state.draw.push(...pile(T15))
  })
  say(table, 'play ship-2', 'hire')
  expect(rows(table.state)).toEqual(expected)
})

// All forty show a 6, so that the card laid by its die comes to row 6 whatever the shuffle gives.
test('the discard pile is shuffled in the middle of dealing (T16)', () => {
  const table = tableWith(2, state => {
    lastCard(state)
    at(state.players, 0).hand = cards('ship-6')
    state.round = 1
    state.display = state.display.map(() => [])
    state.display[5] = cards('bank-6 bank-6')
    state.draw = pile('castle-3 mine-3 ship-1 pasture-6')
    state.discard = new Array(37).fill(cards('knowledge-6')[0])
  })
  const events = say(table, 'play ship-6', 'hire')
  expect(rows(table.state).slice(0, 4)).toEqual(['castle-3', 'mine-3', 'ship-1', 'pasture-6'])
  expect(table.state.display.flat()).toHaveLength(7)
  const dealt = events.map(event => event.type).filter(type => ['deal-display', 'shuffle'].includes(type))
  expect(dealt.indexOf('shuffle')).toBe(4)
  expect(events.find(event => event.type === 'shuffle')?.count).toBe(40)
  expect(events.find(event => event.type === 'clear-display')?.about).toBe('round')
  expect(events.find(event => event.type === 'cycle')?.count).toBe(1)
  expect([player(table, 0), player(table, 1)].map(one => one.hand.length + one.stack.length)).toEqual([6, 6])
  expect([table.state.draw.length, table.state.discard.length]).toEqual([25, 0])
})

test('the first card dealt to a player is the first in hand', () => {
  const table = tableWith(2, state => {
    lastCard(state)
    state.draw.push(
      ...pile('mine-1 mine-2 mine-3 mine-4 mine-5 mine-6 mine-1 ship-1 ship-2 ship-3 ship-4 ship-5 ship-6'),
    )
  })
  say(table, 'play ship-2', 'hire')
  const { hand, stack } = player(table, 0)
  expect(hand.map(cardName)).toEqual(['ship-1', 'ship-2'])
  expect(stack.toReversed().map(cardName)).toEqual(['ship-3', 'ship-4', 'ship-5', 'ship-6'])
})
