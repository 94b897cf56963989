import { expect, test } from 'vitest'
import { phrasebook, untranslated } from '../src/index.ts'
import { books } from '../src/words/say.ts'
import { litmusBooks } from '../src/words/say-litmus.ts'

test('all that the table says it says in every language', () => {
  expect([...untranslated(books), ...untranslated(litmusBooks)]).toEqual([])
})

test('a number takes what is counted along in the form that goes with it', () => {
  const say = phrasebook({
    en: { drawn: '{name} draws {n:card|cards}.' },
    de: { drawn: '{name} zieht {n:Karte|Karten}.' },
  })
  expect(say('drawn', { name: 'Anna', n: 1 })).toEqual({ en: 'Anna draws 1 card.', de: 'Anna zieht 1 Karte.' })
  expect(say('drawn', { name: 'Anna', n: 0 })).toEqual({ en: 'Anna draws 0 cards.', de: 'Anna zieht 0 Karten.' })
})

test('a blank that one language lacks is found', () => {
  const books = { en: { drawn: '{n:card|cards} by {name}' }, de: { drawn: '{n:Karte|Karten}' } }
  expect(untranslated(books)).toEqual(['"drawn" has other blanks in de than in en.'])
})
