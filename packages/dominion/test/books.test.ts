import { LANGUAGES, untranslated } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { books, nouns } from '../src/words/books.ts'
import { litmusBooks } from '../src/words/say-litmus.ts'
import { logHeadBooks, logLineBooks, logMistakeBooks } from '../src/words/say-logs.ts'
import { selectionBooks, setupBooks, setupPlaces } from '../src/words/say-setup.ts'

const logs = { logHeads: logHeadBooks, logLines: logLineBooks, logMistakes: logMistakeBooks }
const all = {
  ...books,
  ...logs,
  litmus: litmusBooks,
  selection: selectionBooks,
  setup: setupBooks,
  places: setupPlaces,
}

test.each(Object.entries(all))('the book of %s says the same in every language', (_, book) => {
  expect(untranslated(book)).toEqual([])
})

test('everything that is counted is counted in every language', () => {
  for (const language of LANGUAGES) expect(Object.keys(nouns[language])).toEqual(Object.keys(nouns.en))
})
