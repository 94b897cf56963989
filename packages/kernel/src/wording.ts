export const LANGUAGES = ['de', 'en'] as const

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

/** The first of these keys that has a wording. */
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

/** `1 card`, `2 cards`. */
export function amount(n: number, noun: NounForms, language: Language): string {
  const [one, several] = noun[language]
  return `${n} ${n === 1 ? one : several}`
}

const joints = {
  and: { de: ' und ', en: ' and ' },
  or: { de: ' oder ', en: ' or ' },
} as const

/** `a`, `a and b`, `a, b and c`. */
export function joined(parts: readonly string[], joint: keyof typeof joints, language: Language): string {
  const end = parts.slice(-2).join(joints[joint][language])
  return [...parts.slice(0, -2), end].join(', ')
}

/** Whose it is: `Anna's`, `Annas`. */
export function possessive(name: string, language: Language): string {
  if (language === 'en') return name.endsWith('s') ? `${name}'` : `${name}'s`
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`
}
