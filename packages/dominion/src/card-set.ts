import type { Language, Rulings } from '@kartentisch/kernel'
import type { CardFace } from './face.ts'
import type { SplitPile } from './pile.ts'
import type { PromptKey } from './questions.ts'
import type { Recommended } from './recommended/recommended.ts'
import type { EventFace, LandmarkFace } from './sideways.ts'

/** What a card says to its reader. Lines of `text` are parted by \n; a line of `---` is the dividing line. */
export interface Face {
  readonly name: string
  readonly text: string
  /** What its questions ask, where the words that any card can use don't do. */
  readonly prompts?: Readonly<Partial<Record<PromptKey, string>>>
  /** What the options it offers are called. */
  readonly options?: Readonly<Record<string, string>>
}

/** Names and texts of a set in one language, by the ids of its cards, events and landmarks. */
export type Texts = Readonly<Record<string, Face>>

/** The first is how the set is called; by the others it may be named too. */
export type SetNames = readonly [string, ...string[]]

type ByLanguage<T> = Readonly<Record<Language, T>>

/** A set of cards as it came in a box, with all that is said about it. */
export interface CardSet {
  readonly id: string
  readonly names: ByLanguage<SetNames>
  readonly cards: readonly CardFace[]
  readonly splitPiles: readonly SplitPile[]
  readonly events: readonly EventFace[]
  readonly landmarks: readonly LandmarkFace[]
  readonly texts: ByLanguage<Texts>
  /** Those of the standard sets are long and kept in files of their own, which the page reads when somebody asks. */
  readonly rulings: ByLanguage<Rulings> | 'in files'
  /** Kingdoms that its rulebook recommends. */
  readonly recommended: readonly Recommended[]
}

type Optional = 'splitPiles' | 'events' | 'landmarks' | 'recommended'

/** Declares a set; what it leaves out it has none of. */
export const cardSet = (set: Omit<CardSet, Optional> & Partial<Pick<CardSet, Optional>>): CardSet => ({
  splitPiles: [],
  events: [],
  landmarks: [],
  recommended: [],
  ...set,
})

/** Whether something from a module looks like a set of cards; `createDominion` says what is wrong with one. */
export const isCardSet = (value: unknown): value is CardSet =>
  typeof value === 'object' && value !== null && 'cards' in value && 'texts' in value && 'names' in value
