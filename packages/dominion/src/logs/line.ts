import { inEvery, LANGUAGES, type Language } from '@kartentisch/kernel'
import { nouns } from '../words/books.ts'
import {
  logAside as asideDe,
  logAsideEnds as endsDe,
  logLines as linesDe,
  logVariants as variantsDe,
} from '../words/de/logs.ts'
import {
  logAside as asideEn,
  logAsideEnds as endsEn,
  logLines as linesEn,
  logVariants as variantsEn,
} from '../words/en/logs.ts'

export type LineKey = keyof typeof linesEn

const LINES: Readonly<Record<Language, Readonly<Record<LineKey, string>>>> = { en: linesEn, de: linesDe }
const VARIANTS: Readonly<Record<Language, Partial<Record<LineKey, readonly string[]>>>> = {
  en: variantsEn,
  de: variantsDe,
}

const ASIDE: readonly string[] = [...asideEn, ...asideDe]
const ASIDE_ENDS: readonly string[] = [...endsEn, ...endsDe]

/** Whether a line says nothing about how the game went. */
export function isAside(text: string): boolean {
  const small = text.toLowerCase()
  return ASIDE.some(head => small.startsWith(head)) || ASIDE_ENDS.some(end => small.endsWith(end))
}

/** What a line says, as it is written there. */
export interface WrittenLine {
  readonly key: LineKey
  readonly who: string
  readonly cards: string
  /** What came instead of it. */
  readonly other: string
  readonly n: number
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const nounForms = (noun: keyof typeof nouns.en): string =>
  Object.values(inEvery(language => nouns[language][noun]))
    .flat()
    .join('|')

/** The pattern of a phrase: what stands in its blanks is caught by name. */
function patternOf(phrase: string): RegExp {
  const parts = phrase.split(/(\{[a-z]+\})/)
  const source = parts.map(part => {
    switch (part) {
      case '{who}':
        return '(?<who>\\S.*?)'
      case '{name}':
        return '(?<who>.+?)'
      case '{other}':
        return '(?<other>.+?)'
      case '{left}':
        return '\\S.*?'
      case '{cards}':
        return '(?<cards>.+?)'
      case '{n}':
        return '(?<n>\\d+)'
      case '{money}':
        return '\\$(?<n>\\d+)'
      case '{action}':
      case '{buy}':
      case '{potion}':
      case '{coffers}':
      case '{debt}':
      case '{vp}':
        return `(?<n>\\d+|an?|eine?n?) (?:${nounForms(part.slice(1, -1) as keyof typeof nouns.en)})`
      default:
        return escaped(part)
    }
  })
  return new RegExp(`^${source.join('')}$`, 'iu')
}

const isLineKey = (key: string): key is LineKey => Object.hasOwn(LINES.en, key)

/** The longer a phrase without its blanks, the more it says: it is tried first. */
const PATTERNS = LANGUAGES.flatMap(language =>
  Object.keys(LINES[language])
    .filter(isLineKey)
    .flatMap(key =>
      [LINES[language][key], ...(VARIANTS[language][key] ?? [])].map(phrase => ({
        key,
        pattern: patternOf(phrase),
        weight: phrase.replace(/\{[a-z]+\}/g, '').length + (phrase.includes('{cards}') ? 0 : 0.5),
      })),
    ),
).sort((a, b) => b.weight - a.weight)

/** What stands beside a line in brackets is told by the rules as well. */
const BESIDE = /\s*\((?!extra|zusätzlich)[^)]*\)(?=[.\s]*$)/u

/** All that a line may say, most telling first: a name may look like the beginning of a phrase. */
export function readLine(text: string): WrittenLine[] {
  const bare = text.trim().replace(BESIDE, '').trim()
  const whole = /[.)]$/.test(bare) ? bare : `${bare}.`
  return PATTERNS.flatMap(({ key, pattern }) => {
    const { who, cards = '', other = '', n } = (pattern.exec(bare) ?? pattern.exec(whole))?.groups ?? {}
    if (who === undefined) return []
    return [{ key, who, cards, other, n: n === undefined ? 0 : /^\d/.test(n) ? Number(n) : 1 }]
  })
}
