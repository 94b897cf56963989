import { expect, test } from 'vitest'
import { clock, progressLine } from '../src/progress.ts'

test('the bar tells how much is done, how fast it goes and how long it will take', () => {
  expect(progressLine(500, 2000, 'games', 20)).toBe('██████░░░░░░░░░░░░░░░░░░ 500/2000 games 20/s 1:15')
  expect(progressLine(0, 2000, 'games', 0)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░ 0/2000 games')
})

test('an hour and more is told in hours', () => {
  expect([5, 65, 3599, 3600, 7384].map(clock)).toEqual(['0:05', '1:05', '59:59', '1:00:00', '2:03:04'])
})
