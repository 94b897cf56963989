import { expect, test } from 'vitest'
import { type Flight, mannerOf } from '../src/table/flying.ts'

const flight = (from: string, to: string, id?: string): Flight => ({ from, to, id })

test('where a card comes from and goes to says how it flies', () => {
  expect(mannerOf(flight('deck:0', 'hand:0', 'moat'), 0)).toBe('flip')
  expect(mannerOf(flight('deck:1', 'hand:1'), 0)).toBe('plain')
  expect(mannerOf(flight('hand:0', 'trash', 'copper'), 0)).toBe('burn')
  expect(mannerOf(flight('discard:0', 'deck:0', 'copper'), 0)).toBe('plain')
})

test('cards that are shuffled in come from both sides in turn', () => {
  const shuffled = flight('discard:0', 'deck:0')
  expect([0, 1, 2, 3].map(nth => mannerOf(shuffled, nth))).toEqual(['left', 'right', 'left', 'right'])
})
