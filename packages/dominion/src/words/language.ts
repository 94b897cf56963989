export const LANGUAGES = ['de', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

/** The same in each language. */
export type Wording = Readonly<Record<Language, string>>

/** Wordings by what they are for. In them {word} stands for something that is filled in. */
export type Wordings = Readonly<Record<string, Wording>>

/** Fills in a wording. */
export const fill = (wording: string, value: (word: string) => string): string =>
  wording.replace(/\{([a-z-]+)\}/g, (_, word: string) => value(word))

/** The wording for the first of these keys that has one. */
export function firstKey(wordings: Wordings, keys: readonly string[]): string {
  const key = keys.find(candidate => wordings[candidate] !== undefined)
  if (key === undefined) throw new RangeError(`There are no words for "${keys.join('", "')}".`)
  return key
}

export function wording(wordings: Wordings, key: string, language: Language): string {
  const found = wordings[key]
  if (found === undefined) throw new RangeError(`There are no words for "${key}".`)
  return found[language]
}
