import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language, untranslated } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'

const source = join(import.meta.dirname, '..', 'src')
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
const read = (file: string): string => readFileSync(join(source, file), 'utf8')
const isWords = (file: string): boolean => LANGUAGES.some(language => file.startsWith(join('words', language)))

type Books = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** Every phrasebook of the page: what lies in `words` and has books. */
const phrasebooks = await Promise.all(
  sources
    .filter(file => /^words.\w[\w-]*\.ts$/.test(file) && read(file).includes('export const books'))
    .map(async file => {
      const { books }: { readonly books: Books } = await import(join(source, file))
      return [file, books] as const
    }),
)

test('every phrasebook is found', () => {
  expect(phrasebooks.map(([file]) => file)).toContain(join('words', 'pages.ts'))
})

describe.each(phrasebooks)('the phrasebook %s', (_, books) => {
  test('says the same things in every language', () => {
    expect(untranslated(books)).toEqual([])
  })

  test('says nothing that nobody hears', () => {
    const code = sources
      .filter(file => !isWords(file))
      .map(read)
      .join('\n')
    // Some phrases are named by a word and what it is about: `play ${purpose}`.
    const begun = [...code.matchAll(/say\(`([a-z ]+ )\$\{/g)].map(([, beginning]) => beginning ?? '')
    const heard = (key: string) =>
      code.includes(`'${key}'`) || code.includes(`"${key}"`) || begun.some(beginning => key.startsWith(beginning))
    expect(Object.keys(books.en).filter(key => !heard(key) && key !== key.toUpperCase())).toEqual([])
  })
})

test('no sentence stands in one language outside the folders of words', () => {
  expect(sources.filter(file => !isWords(file) && /\bde: *['`"]/.test(read(file)))).toEqual([])
})

test('what refuses a player says why in every language', () => {
  expect(sources.filter(file => /new Mistake\(\s*['`]/.test(read(file)))).toEqual([])
})
