import { counted, LANGUAGES, type Language, type Wording } from './wording.ts'

/** The words in braces of a phrase, which are filled in: `{name}`, or a number with what is counted, `{n:card|cards}`. */
type Blanks<Phrase extends string> = Phrase extends `${string}{${infer Blank}}${infer Rest}`
  ? (Blank extends `${infer Name}:${string}` ? Name : Blank) | Blanks<Rest>
  : never

const BLANK = /\{(\w+)(?::([^{}]+))?\}/g

/** What fills in the blanks: a word or number, or what differs by language. */
type Filling = string | number | Wording

type Fillings<Phrase extends string> = Readonly<Record<Blanks<Phrase>, Filling>>

/** Says a phrase. One that isn't there, or a blank left empty, doesn't compile. */
type Saying<Phrases extends Readonly<Record<string, string>>, Said> = <Key extends keyof Phrases & string>(
  key: Key,
  ...fillings: Blanks<Phrases[Key]> extends never ? [] : [Fillings<Phrases[Key]>]
) => Said

/** Says a phrase in every language. */
export type Say<Phrases extends Readonly<Record<string, string>>> = Saying<Phrases, Wording>

/** Says a phrase in one language. */
export type SayIn<Phrases extends Readonly<Record<string, string>>> = Saying<Phrases, string>

/** The phrases of a book in one language. */
export const sayIn =
  <Phrases extends Readonly<Record<string, string>>>(say: Say<Phrases>, language: Language): SayIn<Phrases> =>
  (key, ...fillings) =>
    say(key, ...fillings)[language]

/** The phrases of a package, by language; the English ones say which there are. */
type Books<Phrases extends Readonly<Record<string, string>>> = { readonly en: Phrases } & Readonly<
  Record<Language, Readonly<Record<keyof Phrases, string>>>
>

/** The phrases of a package in one language, for whoever needs no other: a page says hundreds whenever it is drawn. */
export const phrasesIn =
  <const Phrases extends Readonly<Record<string, string>>>(books: Books<Phrases>, language: Language): SayIn<Phrases> =>
  (key, ...[fillings]) => {
    const values: Readonly<Record<string, Filling>> = fillings ?? {}
    return books[language][key].replace(BLANK, (blank, name: string, forms?: string) => {
      const value = values[name]
      if (forms !== undefined && typeof value === 'number') return counted(value, forms.split('|'), language)
      return value === undefined ? blank : String(typeof value === 'object' ? value[language] : value)
    })
  }

/**
 * The phrases of a package: one record a language, of which the English one says which phrases there are. Another
 * language is another record; what it lacks doesn't compile, and `untranslated` finds what types can't see.
 */
export function phrasebook<const Phrases extends Readonly<Record<string, string>>>(
  books: Books<Phrases>,
): Say<Phrases> {
  const spoken = inEvery(language => phrasesIn(books, language))
  return (key, ...fillings) => inEvery(language => spoken[language](key, ...fillings))
}

/** The same for every language. */
export const inEvery = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map(language => [language, of(language)])) as Record<Language, T>

/** What is missing between languages: empty phrases, phrases that another language lacks, blanks that differ. */
export function untranslated(books: Readonly<Record<Language, Readonly<Record<string, string>>>>): string[] {
  const blanks = (phrase = ''): string =>
    [...new Set([...phrase.matchAll(BLANK)].map(([, name]) => name))].sort().join(' ')
  const keys = new Set(LANGUAGES.flatMap(language => Object.keys(books[language])))
  return [...keys].flatMap(key =>
    LANGUAGES.flatMap(language => {
      const phrase = books[language][key]
      if (phrase === undefined || phrase.trim() === '') return [`"${key}" is missing in ${language}.`]
      if (blanks(phrase) !== blanks(books.en[key])) return [`"${key}" has other blanks in ${language} than in en.`]
      return []
    }),
  )
}
