import type { Language, Ruled, Wording } from '@kartentisch/kernel'
import type { ComponentType } from 'react'
import type { Say } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'
import type { Entry } from './entry.ts'

/** The part of the encyclopedia that is about one game. */
export interface Volume {
  readonly game: string
  readonly name: PlainKey
  readonly entries: readonly Entry[]
  /** What the boxes it comes in are called, in their order; none where the game is one box. */
  readonly sets: Readonly<Record<string, Wording>>
  /** Says that all sets are meant, where there are several. */
  readonly all?: PlainKey
  /** The kinds of things by which one can look for them. */
  kinds(say: Say, language: Language): readonly (readonly [id: string, name: string])[]
  /** What a thing costs, in words. */
  costOf?(id: string, say: Say): string
  readonly Face: ComponentType<{ readonly entry: Entry; readonly size: 'small' | 'large' }>
  /** What there is to know besides the rulings: before them, and after. */
  readonly Facts: ComponentType<{ readonly id: string }>
  readonly Uses?: ComponentType<{ readonly id: string }>
  /** Loaded when somebody reads one. */
  readonly rulings: Readonly<Record<Language, () => Promise<{ readonly default: Readonly<Record<string, Ruled>> }>>>
  /** What the rulings call a thing that they name by its id; nothing where they name things in words. */
  named?(id: string): Wording | undefined
}
