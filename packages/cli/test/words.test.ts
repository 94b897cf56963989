import { untranslated } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { books } from '../src/words/say.ts'

test('the command line says the same in every language', () => {
  expect(untranslated(books)).toEqual([])
})
