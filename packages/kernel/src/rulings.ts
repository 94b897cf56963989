import type { Language } from './wording.ts'
import { say } from './words/say.ts'

/** What the rules say about a thing beyond its text: what it does step by step, and how doubtful cases are decided. */
export interface Ruled {
  readonly steps: readonly string[]
  readonly rulings: readonly string[]
}

/** The rulings of a game, by the ids of its things. */
export type Rulings = Readonly<Record<string, Ruled>>

/** Says what stands in a file of rulings, by its place in the game's package. They are long, and read when somebody asks. */
export type ReadRulings = (file: string) => unknown

/** A section of a file of rulings. */
export interface RulingsSection {
  readonly title?: string
  readonly steps?: readonly string[]
  readonly lines?: readonly (string | { readonly text: string })[]
  readonly rulings?: readonly Readonly<Record<string, string>>[]
}

/** The same in German: what is shown of a section, sentence by sentence. */
export interface GermanSection {
  readonly title?: string
  readonly steps?: readonly string[]
  readonly lines?: readonly string[]
  readonly rulings?: readonly string[]
}

/** The sections of a file, by their ids. */
export type RulingsFile<Section> = Readonly<Record<string, Section>>

/** The same with a capital letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The rulings of a section. Decisions of ours are rulings like any other here; notes are for those who write tests. */
export function rulingsIn(
  { rulings = [] }: RulingsSection,
  language: Language,
  german: readonly string[] = [],
): string[] {
  return rulings
    .flatMap(({ ruling, decision, edition }) => {
      const text = ruling ?? decision ?? edition
      return text === undefined ? [] : [{ text: text.trim(), between: edition === text }]
    })
    .map(({ text, between }, i) => {
      const told = capitalised(language === 'de' ? (german[i] ?? text) : text)
      return between ? say('betweenEditions', { told })[language] : told
    })
}
