import { type ComponentType, lazy } from 'react'
import type { PlainKey } from '../words/pages.ts'
import { playBurgund, playDominion } from './play.ts'

/** What there is to learn a game by. */
export interface Teaching {
  /** The first game, step by step. */
  readonly Lesson: ComponentType
  /** The rules in a few sentences. */
  readonly inShort: readonly PlainKey[]
  /** Begins a whole game in which one can ask for hints; `guest` is one's name if there is none. */
  play(guest: string): void
}

/** By the games' ids; a game without an entry has no lesson. */
export const lessons: Readonly<Record<string, Teaching>> = {
  dominion: {
    Lesson: lazy(() => import('./dominion/DominionLesson.tsx').then(page => ({ default: page.DominionLesson }))),
    inShort: ['dominion in short', 'dominion in short turn', 'dominion in short deck', 'dominion in short end'],
    play: playDominion,
  },
  burgund: {
    Lesson: lazy(() => import('./burgund/BurgundLesson.tsx').then(page => ({ default: page.BurgundLesson }))),
    inShort: ['burgund in short', 'burgund in short turn', 'burgund in short effect', 'burgund in short end'],
    play: playBurgund,
  },
}
