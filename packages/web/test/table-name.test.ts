import { expect, test } from 'vitest'
import { tableName } from '../src/online/words.ts'
import { sayIn } from '../src/words/language.ts'

test('a table nobody has named is called by whose it is, in the language of whoever reads it', () => {
  const table = { name: "Eva's table", openedBy: 'Eva' }
  expect(tableName(table, sayIn('de'))).toBe('Tisch von Eva')
  expect(tableName(table, sayIn('en'))).toBe("Eva's table")
  expect(tableName({ name: 'Friday', openedBy: null }, sayIn('de'))).toBe('Friday')
})
