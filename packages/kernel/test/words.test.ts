import { expect, test } from 'vitest'
import { untranslated } from '../src/index.ts'
import { books } from '../src/words/say.ts'
import { litmusBooks } from '../src/words/say-litmus.ts'

test('all that the table says it says in every language', () => {
  expect([...untranslated(books), ...untranslated(litmusBooks)]).toEqual([])
})
