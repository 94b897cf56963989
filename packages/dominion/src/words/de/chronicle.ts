import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: Readonly<Record<keyof typeof en, string>> = {
  length: 'Züge',
  earned: 'Münzen je Zug',
  got: 'Genommene Karten und gekaufte Ereignisse',
  coins: 'Münzen',
  averageCoins: 'Münzen je Zug, im Mittel',
  chanceOfEight: 'Chance auf 8 Münzen im Zug',
  cardsSeen: 'Gezogene Karten je Zug, im Mittel',
  played: 'Gespielt',
  cardsDrawn: 'Karten',
  points: 'Punkte',
}
