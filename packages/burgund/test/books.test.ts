import { untranslated } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { chronicleBooks } from '../src/words/chronicle.ts'
import { letterBooks } from '../src/words/letters.ts'
import { setupBooks } from '../src/words/setup.ts'

test.each(Object.entries({ chronicleBooks, letterBooks, setupBooks }))(
  '%s says the same in every language',
  (_, books) => {
    expect(untranslated(books)).toEqual([])
  },
)
