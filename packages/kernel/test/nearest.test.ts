import { didYouMean, Mistake, nearest } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

const cards = ['militia', 'mine', 'moat', 'market', 'throne-room']

test.each([
  ['milita', 'militia'],
  ['maot', 'moat'],
  ['Market', 'market'],
  ['throneroom', 'throne-room'],
  ['thr', 'throne-room'],
])('"%s" is most like "%s"', (typed, meant) => {
  expect(nearest(typed, cards)).toBe(meant)
})

test('nothing is suggested for what is like nothing', () => {
  expect(didYouMean('xyzzy', cards)).toEqual({ de: '', en: '' })
})

test('what is suggested is said in every language', () => {
  expect(didYouMean('maot', cards)).toEqual({ de: ' Meintest du „moat“?', en: ' Did you mean "moat"?' })
})

test('a mistake is told in English unless somebody wants it in German', () => {
  const mistake = new Mistake({ de: 'Das geht nicht.', en: 'That is not possible.' })
  expect(mistake.message).toBe('That is not possible.')
  expect(mistake.wording.de).toBe('Das geht nicht.')
  expect(new Mistake('Plain.').wording).toEqual({ de: 'Plain.', en: 'Plain.' })
})
