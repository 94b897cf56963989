import { LANGUAGES, untranslated } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { books, nouns } from '../src/words/books.ts'
import { litmusBooks } from '../src/words/say-litmus.ts'

test.each(Object.entries({ ...books, litmus: litmusBooks }))(
  'the book of %s says the same in every language',
  (_, book) => {
    expect(untranslated(book)).toEqual([])
  },
)

test('everything that is counted is counted in every language', () => {
  for (const language of LANGUAGES) expect(Object.keys(nouns[language])).toEqual(Object.keys(nouns.en))
})
