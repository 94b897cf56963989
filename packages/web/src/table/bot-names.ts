import type { PlainKey } from '../words/pages.ts'

/** The bots one can choose, as every game's worker knows them, and what they are called; the first is the usual. */
export const BOT_KEYS = {
  easy: 'bot easy',
  medium: 'bot medium',
  hard: 'bot hard',
  random: 'bot random',
} as const satisfies Readonly<Record<string, PlainKey>>

/** What bots are called at a table, in the order they sit there. */
export const BOT_NAMES = ['Berta', 'Emil', 'Cosima', 'Otto', 'Dora']
