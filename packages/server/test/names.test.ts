import { describe, expect, test } from 'vitest'
import { isPlainName } from '../src/people/names.ts'

describe('a name', () => {
  test.each([
    'Anna',
    'José Ñandú',
    'Ødegård',
    'Łukasz 2',
    "O'Neil",
    'Борис',
    'Ελένη',
    '山田',
    'علي',
    'Anna Борис',
    '👩‍👩‍👧 Ann',
    '🧙🏽',
  ])('may be %s', name => {
    expect(isPlainName(name)).toBe(true)
  })

  test.each([
    ['with a letter of another script that looks like it', 'Аnna'],
    ['with a Greek letter among Latin ones', 'Αnna'],
    ['with something that has no width', 'An\u200bna'],
    ['that is turned round', 'An\u202ena'],
    ['with an empty letter', 'Anna\u3164'],
    ['with a control', 'An\u0007na'],
    ['of two lines', 'An\u2028na'],
    ['under a pile of marks', `A${'\u0335'.repeat(9)}nna`],
  ])('is refused %s', (_, name) => {
    expect(isPlainName(name)).toBe(false)
  })
})
