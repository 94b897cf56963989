import type { nouns as en } from '../en/nouns.ts'

export const nouns: Readonly<Record<keyof typeof en, readonly [one: string, several: string]>> = {
  card: ['Karte', 'Karten'],
  worker: ['Arbeiter', 'Arbeiter'],
  silver: ['Silber', 'Silber'],
  vp: ['SP', 'SP'],
  good: ['Ware', 'Waren'],
  animal: ['Tier', 'Tiere'],
}

/** A good's name as an adjective before what is counted: `leichte Waren`. */
export const adjective = (name: string): string => `${name}e`
