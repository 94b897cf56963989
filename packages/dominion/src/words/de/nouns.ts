import type { nouns as en } from '../en/nouns.ts'

export const nouns: Readonly<Record<keyof typeof en, readonly [one: string, several: string]>> = {
  card: ['Karte', 'Karten'],
  action: ['Aktion', 'Aktionen'],
  buy: ['Kauf', 'Käufe'],
  coin: ['Münze', 'Münzen'],
  potion: ['Trank', 'Tränke'],
  coffers: ['Taler', 'Taler'],
  debt: ['Schuld', 'Schulden'],
  vp: ['SP', 'SP'],
  point: ['Punkt', 'Punkte'],
  turn: ['Zug', 'Züge'],
}
