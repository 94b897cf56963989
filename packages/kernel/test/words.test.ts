import { expect, test } from 'vitest'
import { untranslated } from '../src/index.ts'
import { books } from '../src/words/say.ts'

test('all that the table says it says in every language', () => {
  expect(untranslated(books)).toEqual([])
})
