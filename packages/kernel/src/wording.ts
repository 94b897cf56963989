import { grammar as de } from './words/de/grammar.ts'
import { grammar as en } from './words/en/grammar.ts'

/** The languages there are. */
export const LANGUAGES = ['de', 'en'] as const

/** A language by its code. */
export type Language = (typeof LANGUAGES)[number]

/** The same in each language. */
export type Wording = Readonly<Record<Language, string>>

/** Wordings by what they are for. In them {word} stands for something that is filled in. */
export type Wordings = Readonly<Record<string, Wording>>

/** Something that is counted: one of it, and several. */
export type NounForms = Readonly<Record<Language, readonly [one: string, several: string]>>

/** Fills in a wording. */
export const fill = (wording: string, value: (word: string) => string): string =>
  wording.replace(/\{([a-z-]+)\}/g, (_, word: string) => value(word))

/** The first of these keys that has a phrase in a book. */
export function firstKey<Key extends string>(book: Readonly<Record<Key, string>>, keys: readonly string[]): Key {
  const key = keys.find((candidate): candidate is Key => Object.hasOwn(book, candidate))
  if (key === undefined) throw new RangeError(`There are no words for "${keys.join('", "')}".`)
  return key
}

/** A phrase by a key that may have none. */
export const phraseIn = (
  books: Readonly<Record<Language, Readonly<Record<string, string>>>>,
  key: string,
  language: Language,
): string | undefined => (Object.hasOwn(books[language], key) ? books[language][key] : undefined)

interface Grammar {
  /** The name by which `Intl` knows it. */
  readonly locale: string
  possessive(name: string): string
  didYouMean(word: string): string
}

export const GRAMMARS: Readonly<Record<Language, Grammar>> = { de, en }

/** Makes something for the first who wants it. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** How a language counts and lists. Made once, and not before it is needed: making one takes longer than many sentences. */
const formats = ({ locale }: Grammar) => ({
  plural: once(() => {
    const rules = new Intl.PluralRules(locale)
    return { rules, categories: rules.resolvedOptions().pluralCategories }
  }),
  and: once(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
})

const FORMATS: Readonly<Record<Language, ReturnType<typeof formats>>> = { de: formats(de), en: formats(en) }

/** The form of a word that goes with a number; the forms stand in the order of the language's plural categories. */
export function counted(n: number, forms: readonly string[], language: Language): string {
  const { rules, categories } = FORMATS[language].plural()
  const form = forms[categories.indexOf(rules.select(n))]
  return `${n} ${form ?? forms.at(-1)}`
}

/** `1 card`, `2 cards`. */
export const amount = (n: number, noun: NounForms, language: Language): string => counted(n, noun[language], language)

/** `a`, `a and b`, `a, b and c`. */
export const joined = (parts: readonly string[], joint: 'and' | 'or', language: Language): string =>
  FORMATS[language][joint]().format(parts)

/** Whose it is: `Anna's`, `Annas`. */
export const possessive = (name: string, language: Language): string => GRAMMARS[language].possessive(name)
