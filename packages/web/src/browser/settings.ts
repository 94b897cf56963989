import { LANGUAGES, type Language } from '@kartentisch/kernel'
import { useSyncExternalStore } from 'react'
import { preferredLanguage } from '../words/language.ts'

export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const
export const CLOTHS = ['game', 'green', 'midnight', 'wood'] as const
export const SORTS = ['type', 'cost', 'name'] as const

/** What a person has settled for this machine. */
export interface Settings {
  readonly language: Language
  readonly motion: (typeof MOTIONS)[number]
  readonly sort: (typeof SORTS)[number]
  /** Equal cards of the hand lie over each other, also where there is room. */
  readonly stackEqual: boolean
  /** Treasures are played by themselves when the buy phase begins. */
  readonly autoTreasures: boolean
  /** Buying plays the Treasures in hand first. */
  readonly buyPlaysTreasures: boolean
  /** The turn ends by itself when nothing else can be done. */
  readonly autoEnd: boolean
  /** The cloth on the table; by the game if nothing else was chosen. */
  readonly cloth: (typeof CLOTHS)[number]
  /** One's points are shown while one plays. */
  readonly points: boolean
  /** Sounds were offered. */
  readonly soundsOffered: boolean
  /** What happens can be heard. */
  readonly sounds: boolean
  readonly largerType: boolean
  readonly highContrast: boolean
  /** Single keys do things. */
  readonly keys: boolean
  /** The browser tells when it has become one's turn at a table online. */
  readonly notify: boolean
  /** The name by which one sits at the table. */
  readonly name: string
  /** The server was last told one's account: one is connected to it wherever one is on the page. */
  readonly member: boolean
  /** A server was behind the page when it was last opened: what leads to it has its place from the beginning. */
  readonly served: boolean
}

const KEY = 'kartentisch settings'

const defaults = (): Settings => ({
  language: preferredLanguage(navigator.languages),
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
  sort: 'type',
  stackEqual: false,
  autoTreasures: false,
  buyPlaysTreasures: true,
  autoEnd: false,
  cloth: 'game',
  points: true,
  soundsOffered: false,
  sounds: false,
  largerType: false,
  highContrast: matchMedia('(prefers-contrast: more)').matches,
  keys: true,
  notify: false,
  name: '',
  member: false,
  served: false,
})

/** What was kept, as far as it still means something. */
function read(): Settings {
  const settings: Record<string, unknown> = { ...defaults() }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    for (const [key, value] of Object.entries(kept ?? {})) {
      if (typeof value === typeof settings[key]) settings[key] = value
    }
  } catch {
    // Nothing readable was kept: the defaults hold.
  }
  const { language, motion, sort, cloth } = settings
  if (!LANGUAGES.some(known => known === language)) settings.language = defaults().language
  if (!MOTIONS.some(known => known === motion)) settings.motion = defaults().motion
  if (!SORTS.some(known => known === sort)) settings.sort = defaults().sort
  if (!CLOTHS.some(known => known === cloth)) settings.cloth = defaults().cloth
  return settings as unknown as Settings
}

let current = read()
const listeners = new Set<() => void>()

export const settings = (): Settings => current

export function change(changes: Partial<Settings>): void {
  current = { ...current, ...changes }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Without storage the settings hold until the page is closed.
  }
  for (const listener of listeners) listener()
}

export function watchSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(watchSettings, settings, settings)

/** How long a bot's move is shown before the next. */
export const botPace = ({ motion }: Settings): number => ({ off: 0, fast: 260, normal: 620, slow: 1200 })[motion]
