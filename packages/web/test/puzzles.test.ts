import { dominion, dominionLitmus, moveNumber } from '@kartentisch/dominion'
import { Given, readPuzzle, sureOf } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { nextAfter, ofTheDay, standingOf, streak } from '../src/puzzles/solved.ts'

const puzzle = readPuzzle(
  dominionLitmus(dominion.catalogue),
  new Given({
    name: 'last Province',
    game: 'dominion',
    kingdom: ['village'],
    goal: 'win',
    given: { phase: 'buy', supply: { province: 1 }, p1: { hand: [], coins: 8 }, p2: { hand: ['copper'] } },
  }),
)

test('a try is solved when the goal is reached at the end of the turn, and not before', () => {
  expect(standingOf(puzzle, [])).toEqual({ over: false })
  const { first } = sureOf(puzzle, 1000)
  expect(first).toBeDefined()
  const province = first ?? []
  expect(standingOf(puzzle, [province])).toEqual({ over: false })
  const endTurn = [moveNumber('end-turn')]
  expect(standingOf(puzzle, [province, endTurn])).toMatchObject({ over: true, solved: true })
})

test('the puzzles of the days go through all before one comes again', () => {
  const all = Array.from({ length: 14 }, (_, i) => i)
  const days = Array.from({ length: 14 }, (_, day) => ofTheDay(all, day))
  expect(new Set(days).size).toBe(14)
  expect(ofTheDay([], 3)).toBeUndefined()
})

test('after a puzzle comes the next of the list that is still to be solved', () => {
  const all = [
    { name: 'long', length: 3 },
    { name: 'short', length: 1 },
    { name: 'middle', length: 2 },
  ]
  const after = (name: string, ...solved: readonly string[]) =>
    nextAfter(all, name, puzzle => solved.includes(puzzle.name))?.name
  expect(after('short', 'short')).toBe('middle')
  expect(after('short', 'short', 'middle')).toBe('long')
  expect(after('long', 'long')).toBe('short')
  expect(after('long', 'long', 'short', 'middle')).toBeUndefined()
})

test('a streak lasts until a whole day was missed', () => {
  expect(streak([3, 4, 5], 5)).toBe(3)
  expect(streak([3, 4, 5], 6)).toBe(3)
  expect(streak([3, 4, 5], 7)).toBe(0)
})
