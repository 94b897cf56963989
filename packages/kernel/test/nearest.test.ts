import { didYouMean, nearest } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

const cards = ['militia', 'mine', 'moat', 'market', 'throne-room']

test.each([
  ['milita', 'militia'],
  ['maot', 'moat'],
  ['Market', 'market'],
  ['throneroom', 'throne-room'],
])('"%s" is most like "%s"', (typed, meant) => {
  expect(nearest(typed, cards)).toBe(meant)
})

test('nothing is suggested for what is like nothing', () => {
  expect(didYouMean('xyzzy', cards)).toBe('')
})
