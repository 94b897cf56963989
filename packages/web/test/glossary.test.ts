import { LANGUAGES, type Language, type Rulings } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { burgundRulings, dominionRulings } from '../build/rulings.ts'
import { pieces, termsOf } from '../src/glossary/find.ts'
import { books as burgundLesson } from '../src/words/burgund-lesson.ts'
import { books as dominionLesson } from '../src/words/dominion-lesson.ts'
import { glossaries } from '../src/words/glossary.ts'

const underlined = (text: string, game = 'dominion', language: Language = 'en') =>
  pieces(text, game, language).filter(piece => typeof piece !== 'string')

test('a text stays as it is, with its words of the game told apart where they come up first', () => {
  const text = 'Trash a card; what was trashed lies in the trash, not on the discard pile.'
  expect(pieces(text, 'dominion', 'en')).toEqual([
    { id: 'trash', words: 'Trash' },
    ' a card; what was trashed lies in the trash, not on the ',
    { id: 'discard pile', words: 'discard pile' },
    '.',
  ])
})

test('a word inside another is not meant', () => {
  expect(underlined('Handsome buyers shuffleboard')).toEqual([])
  expect(underlined('Die Handwerkerin und der Kaufmann', 'dominion', 'de')).toEqual([])
})

test('a game without a glossary has nothing underlined', () => {
  expect(pieces('Take the trash', 'toy', 'en')).toEqual(['Take the trash'])
})

/** Everything a game says where its words are underlined. */
const SAID: Readonly<Record<string, (language: Language) => readonly string[]>> = {
  dominion: language => [...sentences(dominionRulings(language)), ...Object.values(dominionLesson[language])],
  burgund: language => [...sentences(burgundRulings(language)), ...Object.values(burgundLesson[language])],
}

const sentences = (rulings: Rulings): string[] =>
  Object.values(rulings).flatMap(ruled => [...ruled.steps, ...ruled.rulings])

test.each(Object.keys(glossaries).flatMap(game => LANGUAGES.map(language => [game, language] as const)))(
  'every word of %s in %s comes up in its lesson or its rulings',
  (game, language) => {
    const said = SAID[game]?.(language) ?? []
    const met = new Set(said.flatMap(text => underlined(text, game, language)).map(({ id }) => id))
    expect([...met].toSorted()).toEqual(Object.keys(termsOf(game, language)).toSorted())
  },
)
