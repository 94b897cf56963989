import { expect, test } from 'vitest'
import { same } from '../src/table/same.ts'

test('a pile that says the same in the next view is the same, and one that differs anywhere is not', () => {
  const pile = { pile: 'village', left: 10, cards: ['village', 'village'], whyNot: null }
  expect(same(pile, structuredClone(pile))).toBe(true)
  expect(same(pile, { ...pile, left: 9 })).toBe(false)
  expect(same(pile, { ...pile, cards: ['village'] })).toBe(false)
  expect(same(pile, { ...pile, cards: ['village', 'smithy'] })).toBe(false)
  expect(same(pile, { ...pile, marks: [] })).toBe(false)
  expect(same({ ...pile, whyNot: undefined }, { ...pile, vp: 1 })).toBe(false)
  expect(same([], {})).toBe(false)
})

test('what a pile does when it is picked is the same only if it is the very same', () => {
  const pick = () => undefined
  expect(same({ pick }, { pick })).toBe(true)
  expect(same({ pick }, { pick: () => undefined })).toBe(false)
})
