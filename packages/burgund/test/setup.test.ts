import { burgund, type View } from '@kartentisch/burgund'
import { Match, NOBODY } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { rulesFor, tableWith } from './table.ts'

const heights = (stacks: readonly (readonly unknown[])[]) => stacks.map(stack => stack.length)
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

describe('setting up', () => {
  test.each([
    { players: 1, goods: [9, 8], animals: [10, 9], draw: 76, display: 7, workers: [1] },
    { players: 2, goods: [8, 8], animals: [9, 9], draw: 95, display: 7, workers: [0, 1] },
    { players: 3, goods: [8, 7], animals: [9, 8], draw: 86, display: 10, workers: [0, 1, 1] },
    { players: 4, goods: [7, 7], animals: [8, 8], draw: 77, display: 13, workers: [0, 1, 1, 2] },
  ])('puts out everything for $players', ({ players, goods, animals, draw, display, workers }) => {
    const state = rulesFor(players, 0).deal('R11')
    expect(heights(state.goods)).toEqual(goods)
    expect(heights(state.animals)).toEqual(animals)
    expect(state.draw).toHaveLength(draw)
    expect(state.discard).toEqual([])
    expect(sum(heights(state.display))).toBe(display)
    expect(state.players.map(player => player.workers)).toEqual(workers)
    for (const player of state.players) {
      expect(player.silver).toBe(1)
      expect([sum(player.goods), sum(player.animals)]).toEqual([1, 1])
      expect(player.stack).toHaveLength(6)
    }
  })

  test('gives four players their all-seven cards and the first of them the start player card (R11)', () => {
    const view: View = rulesFor(4, 2).view(rulesFor(4, 2).deal('R11'), NOBODY)
    expect(view.bonus.filter(id => id.startsWith('all-seven'))).toEqual([
      'all-seven:1',
      'all-seven:2',
      'all-seven:3',
      'all-seven:4',
    ])
    expect(view.start).toEqual({ holder: 2, face: 'front', first: 2 })
  })

  test('hands out workers in turn order from the start player', () => {
    const state = rulesFor(4, 2).deal('order')
    expect(state.players.map(player => player.workers)).toEqual([1, 2, 0, 1])
  })

  test('picks the start player at random if nobody says who it is', () => {
    const rules = rulesFor(4)
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => rules.deal(seed).first))
    expect([...seen].sort()).toEqual([0, 1, 2, 3])
  })

  test('lays every card of the box somewhere', () => {
    for (const players of [1, 2, 3, 4]) {
      const rules = rulesFor(players)
      expect(rules.constant(rules.deal('a'))).toEqual(rules.constant(rules.deal('b')))
    }
  })
})

test('two play unless something else is said', () => {
  expect(burgund.parseSetup({})).toEqual({ players: 2 })
})

test('a solo game begins with three cards of Egon turned up (R14)', () => {
  const rules = rulesFor(1)
  const dealt = rules.deal('R14')
  const stacks = dealt.egon?.stacks ?? []
  expect(heights(stacks).reverse()).toEqual([3, 4, 5, 6, 7])
  const table = Match.deal(rules, 'R14')
  const view = rules.view(table.state, NOBODY)
  expect(view.egon?.stacks).toEqual([4, 5, 6, 7])
  const turnedUp = view.egon?.estate.flatMap(set => set.cards) ?? []
  expect(turnedUp).toHaveLength(3)
  expect(view.draw).toBe(76)
  expect(view.bonus.filter(id => id.startsWith('all-seven'))).toEqual(['all-seven:1', 'all-seven:3'])
  const cloisters = turnedUp.filter(name => name.startsWith('cloister')).length
  expect(view.players[0]).toMatchObject({ silver: 1, workers: 1, vp: cloisters, handSize: 2, stack: 4 })
  expect(view.start).toBeNull()
})

test('the first turn begins with two cards in every hand', () => {
  const table = tableWith(3, () => {})
  expect(table.state.players.map(player => [player.hand.length, player.stack.length])).toEqual([
    [2, 4],
    [2, 4],
    [2, 4],
  ])
  expect(table.question).toMatchObject({ seat: 0, about: 'start-of-turn', step: 'move' })
})

describe('a set-up that is wrong is refused with what would be right', () => {
  test.each([
    [{ players: 5 }, 'Burgund is for 1 to 4 players, not 5.'],
    [{ players: 0 }, 'Burgund is for 1 to 4 players, not 0.'],
    [{ players: '2' }, 'Burgund is for 1 to 4 players'],
    [{ player: 2 }, 'Unknown field "player" in the set-up. Did you mean "players"?'],
    [{ players: 3, first: 3 }, '"first" is a seat from 0 to 2, not 3.'],
    [{ players: 2.5 }, 'Burgund is for 1 to 4 players, not 2.5.'],
    [{ players: 3, first: -1 }, '"first" is a seat from 0 to 2, not -1.'],
    [{ players: 3, first: 0.5 }, '"first" is a seat from 0 to 2, not 0.5.'],
    [{ players: 3, first: '1' }, '"first" is a seat from 0 to 2, not 1.'],
    [[2], 'A set-up is an object'],
  ])('%j', (given, reason) => {
    expect(() => burgund.parseSetup(given)).toThrow(reason)
  })
})
