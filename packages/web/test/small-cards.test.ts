import { expect, test } from 'vitest'
import { gistSize } from '../src/cards/text.ts'
import { leftOf } from '../src/dominion/piles.ts'

const SHORT = 'Gain a card costing 4 or less.'
const LONG = `${SHORT} `.repeat(8)

test('a short text stands large on a small card, a long one smaller', () => {
  expect(gistSize(SHORT, 'Workshop')).toBeGreaterThan(gistSize(LONG, 'Workshop'))
})

test('lines of their own take room, and so does a name of two lines', () => {
  const lines = SHORT.split(' ').join('\n')
  expect(gistSize(lines, 'Workshop')).toBeLessThan(gistSize(SHORT, 'Workshop'))
  const some = `${SHORT} `.repeat(4)
  expect(gistSize(some, 'Royal Blacksmith')).toBeLessThan(gistSize(some, 'Workshop'))
})

test('of a pile of two kinds one sees how many of each are left', () => {
  expect(leftOf(['patrician', 'patrician', 'emporium', 'emporium', 'emporium'])).toBe('2 + 3')
  expect(leftOf(['humble-castle', 'crumbling-castle', 'small-castle'])).toBe('3')
})
