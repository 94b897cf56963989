import type { Say } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'

/** What the usual bots are called; the first is the one to begin with. */
const BOT_KEYS: Readonly<Record<string, PlainKey>> = {
  easy: 'bot easy',
  medium: 'bot medium',
  hard: 'bot hard',
  expert: 'bot expert',
  random: 'bot random',
}

/** The bots one can choose where a game doesn't say. */
export const BOTS = Object.keys(BOT_KEYS)

/** Of the bots of a game those that have a word in both languages are for people; others are for who makes bots. */
export function levelsToChoose(bots: readonly string[]): readonly string[] {
  const known = bots.filter(level => BOTS.includes(level))
  return known.length > 0 ? known : bots
}

/** A bot's level in words; by its own name where the page knows no word for it. */
export function levelName(level: string, say: Say): string {
  const key = BOT_KEYS[level]
  return key === undefined ? level : say(key)
}

/** The level alone, without what it does, which stands behind a colon. */
export const levelTitle = (level: string, say: Say): string => levelName(level, say).split(':')[0] ?? level

/** What bots are called at a table, in the order they sit there. */
export const BOT_NAMES = ['Berta', 'Emil', 'Cosima', 'Otto', 'Dora']
