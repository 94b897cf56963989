import { expect, test } from 'vitest'
import { amount, fill, firstKey, joined, phraseIn, possessive } from '../src/index.ts'

const books = { de: { draw: '{who} zieht.' }, en: { draw: '{who} draws.' } }

test('a phrase is filled in, and the first key that has one is taken', () => {
  const key = firstKey(books.en, ['draw from deck', 'draw'])
  expect(fill(books.en[key], word => (word === 'who' ? 'Anna' : ''))).toBe('Anna draws.')
  expect(phraseIn(books, 'draw', 'de')).toBe('{who} zieht.')
  expect(phraseIn(books, 'toString', 'de')).toBeUndefined()
  expect(() => firstKey(books.en, ['a', 'b'])).toThrow('no words for "a", "b"')
})

test('things are counted and joined as the language does it', () => {
  const card = { de: ['Karte', 'Karten'], en: ['card', 'cards'] } as const
  expect([0, 1, 2].map(n => amount(n, card, 'en'))).toEqual(['0 cards', '1 card', '2 cards'])
  expect(joined(['a'], 'and', 'de')).toBe('a')
  expect(joined(['a', 'b', 'c'], 'or', 'de')).toBe('a, b oder c')
  expect(joined([], 'and', 'en')).toBe('')
})

test('whose something is has an s, an apostrophe or both', () => {
  expect(['Anna', 'Boris'].map(name => possessive(name, 'en'))).toEqual(["Anna's", "Boris'"])
  expect(['Anna', 'Boris', 'Max'].map(name => possessive(name, 'de'))).toEqual(['Annas', 'Boris’', 'Max’'])
})
