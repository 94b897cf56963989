import type { selections as en } from '../en/selections.ts'

export const selections: Readonly<Record<keyof typeof en, string>> = {
  piles: 'Stapel',
  events: 'Ereignisse',
  landmarks: 'Landmarken',
  bane: 'Bann',
  blackMarket: 'Schwarzmarkt',
  toPlay: 'zum Spielen',
}
