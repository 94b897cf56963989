import { NOBODY, type Question, seat } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { sameAgain } from '../src/table/repeating.ts'

const asked = (about: string, choices: readonly number[], max = 2): Question => ({
  seat: seat(0),
  whose: seat(0),
  about,
  step: 'discard',
  of: 'card',
  from: 'hand',
  choices,
  min: 0,
  max,
  orNone: false,
  ordered: false,
  shown: [],
  concerns: NOBODY,
})

const last = { number: 4, question: asked('cellar', [7, 7, 9]), answer: [7, 7] }

test('what was answered is offered again where the same card asks the same', () => {
  expect(sameAgain(last, 5, asked('cellar', [9, 7, 7]))).toEqual([7, 7])
})

test('another card, too few of the cards, or too many answers for it: nothing is offered', () => {
  expect(sameAgain(last, 5, asked('warehouse', [7, 7]))).toBeUndefined()
  expect(sameAgain(last, 5, asked('cellar', [7, 9]))).toBeUndefined()
  expect(sameAgain(last, 5, asked('cellar', [7, 7], 1))).toBeUndefined()
})

test('taking back an answer takes back what would be offered after it', () => {
  expect(sameAgain(last, 4, asked('cellar', [7, 7]))).toBeUndefined()
})
