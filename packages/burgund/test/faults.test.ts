import { account, burgund, type State } from '@kartentisch/burgund'
import { at, seat } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { cards, rulesFor } from './table.ts'

const dealt = (players = 2): State => rulesFor(players, 0).deal('faults')

test.each<[string, number, (state: State) => void]>([
  ['p1 has -1 of silver.', 2, state => (at(state.players, 0).silver = -1)],
  ['p2 has 0.5 of workers.', 2, state => (at(state.players, 1).workers = 0.5)],
  ['p1 has -2 of vp.', 2, state => (at(state.players, 0).vp = -2)],
  ['p1 has -1 of a good or an animal.', 2, state => (at(state.players, 0).goods[0] = -1)],
  ['p1 has 0.5 of a good or an animal.', 2, state => (at(state.players, 0).animals[1] = 0.5)],
  ['p1 has -1 of a good or an animal.', 2, state => (at(state.players, 0).sold[2] = -1)],
  ['p1 has 4 projects.', 2, state => (at(state.players, 0).projects = cards('ship-1 ship-2 ship-3 ship-4'))],
  ['p1 has 3 cards in hand.', 2, state => (at(state.players, 0).hand = cards('ship-1 ship-2 ship-3'))],
  ['p1 has two all-seven cards.', 2, state => (at(state.players, 0).bonus = state.bonus.slice(-2))],
  ['p1 has a set of the wrong size.', 2, state => (at(state.players, 0).estate = [[]])],
  [
    'p1 has a set of the wrong size.',
    2,
    state => (at(state.players, 0).estate = [cards('ship-1 ship-2 ship-3 ship-4')]),
  ],
  [
    'p1 has two unfinished sets of kind ship.',
    2,
    state => (at(state.players, 0).estate = [cards('ship-1'), cards('ship-2')]),
  ],
  [
    'Egon has two unfinished sets of kind ship.',
    1,
    state => Object.assign(state.egon ?? {}, { estate: [cards('ship-1'), cards('ship-2 ship-3')] }),
  ],
  ['The goods lie in one stack.', 2, state => (state.goods = [[], [0, 1]])],
  ['The animals lie in one stack.', 2, state => (state.animals = [[0, 1], []])],
  [
    'Who is to play a card has none.',
    2,
    state => {
      state.phase = 'start-of-turn'
      at(state.players, state.turn).hand = []
    },
  ],
  ['There is no round 6.', 2, state => (state.round = 5)],
])('it is seen that something is wrong: %s', (fault, players, change) => {
  const state = dealt(players)
  expect(rulesFor(players).faults(state)).toEqual([])
  change(state)
  expect(rulesFor(players).faults(state)).toEqual([fault])
})

test('nothing is wrong with full hands, full projects, finished sets and the last card of a stack', () => {
  const state = dealt()
  const own = at(state.players, 0)
  own.hand = cards('ship-1 ship-2')
  own.projects = cards('ship-1 ship-2 ship-3')
  own.estate = [cards('ship-1 ship-2 ship-3'), cards('ship-4'), cards('mine-1 mine-2')]
  own.bonus = state.bonus.slice(-1)
  state.goods = [[], [0]]
  state.phase = 'start-of-turn'
  state.round = 4
  expect(rulesFor(2).faults(state)).toEqual([])
})

test('what must always be there counts every card wherever it lies', () => {
  const places: ((state: State) => unknown[])[] = [
    state => at(state.players, 1).stack,
    state => state.draw,
    state =>
      at(
        state.display,
        state.display.findIndex(row => row.length > 0),
      ),
    state => at(state.goods, 0),
    state => at(state.animals, 1),
    state => state.bonus,
  ]
  const rules = rulesFor(2, 0)
  const whole = rules.constant(dealt())
  for (const place of places) {
    const state = dealt()
    place(state).pop()
    expect(rules.constant(state)).not.toEqual(whole)
  }
  for (const counts of ['goods', 'animals', 'sold'] as const) {
    const state = dealt()
    at(state.players, 1)[counts][0] = (at(state.players, 1)[counts][0] ?? 0) + 1
    expect(rules.constant(state)).not.toEqual(whole)
  }
})

test('Egon’s account adds up triples and bonus cards, and without Egon there are no points of his', () => {
  const state = dealt(1)
  Object.assign(state.egon ?? {}, { estate: [cards('ship-1 ship-2 ship-3')], bonus: state.bonus.slice(0, 1) })
  const { egon } = rulesFor(1).view(state, seat(0))
  const points = egon?.account.reduce((sum, line) => sum + line.points, 0)
  expect(points).toBe(egon?.score)
  expect(points).toBeGreaterThan(0)
  expect(rulesFor(2).sight(dealt(), seat(0)).egonScore).toBe(0)
})

test('an account adds up every kind of points', () => {
  const state = dealt()
  Object.assign(at(state.players, 0), {
    estate: [cards('ship-1 ship-2 ship-3'), cards('mine-1')],
    vp: 5,
    sold: [1, 0, 2],
    animals: [2, 1, 1, 0],
    bonus: [...state.bonus.slice(0, 1), ...state.bonus.slice(-1)],
  })
  state.phase = 'over'
  state.holder = seat(0)
  const lines = account(state, seat(0))
  expect(Object.fromEntries(lines.map(({ id, count }) => [id, count]))).toEqual({
    triple: 1,
    'first-triple': 1,
    'all-seven': 1,
    'vp-card': 5,
    good: 3,
    animal: 4,
    'start-player-card': 1,
  })
  const points = lines.reduce((sum, line) => sum + line.points, 0)
  expect(points).toBe(at(rulesFor(2).scores(state), 0))
  expect(account(state, seat(1)).find(({ id }) => id === 'start-player-card')).toMatchObject({ count: 0, points: 0 })
  expect(burgund.id).toBe('burgund')
})
