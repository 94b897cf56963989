import { untranslated } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { BOOKS } from '../src/words/say.ts'

test('everything is said in every language', () => {
  expect(untranslated(BOOKS)).toEqual([])
})
