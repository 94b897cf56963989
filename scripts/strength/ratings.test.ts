import { expect, test } from 'vitest'
import { pointsAhead, ratingsFrom } from './ratings.ts'

test('ten games of eleven are 400 points, half of them none', () => {
  expect(pointsAhead({ games: 1_000_000, score: 10 / 11 })).toBeCloseTo(400, 1)
  expect(pointsAhead({ games: 50, score: 0.5 })).toBe(0)
})

test('who has won every game is not without bounds', () => {
  expect(pointsAhead({ games: 10, score: 1 })).toBeLessThan(600)
})

test('points add up from one to the next, up and down from the usual one', () => {
  const ratings = ratingsFrom(
    [
      { one: 'expert', other: 'hard', games: 10_000, score: 10 / 11 },
      { one: 'medium', other: 'easy', games: 10_000, score: 10 / 11 },
      { one: 'hard', other: 'medium', games: 5000, score: 10 / 11 },
      { one: 'stranger', other: 'nobody', games: 10, score: 0.5 },
      { one: 'unmeasured', other: 'medium', games: 0, score: 0 },
    ],
    'medium',
  )
  expect(ratings).toEqual({
    easy: { points: 1100, games: 10_000 },
    medium: { points: 1500, games: 15_000 },
    hard: { points: 1900, games: 5000 },
    expert: { points: 2300, games: 10_000 },
  })
})
