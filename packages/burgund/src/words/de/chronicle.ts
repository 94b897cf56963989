import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: Readonly<Record<keyof typeof en, string>> = {
  length: 'Durchgänge',
  earned: 'Silber je Zug',
  got: 'Platzierte Projekte',
  means: 'Silber und Arbeiter',
  points: 'Punkte',
  estate: 'Karten im Fürstentum',
  animals: 'Punkte für Tiere',
  goods: 'Waren, gelagert und verkauft',
  placed: 'Platziert',
  silver: 'Silber',
  workers: 'Arbeiter',
  'goods got': 'Waren',
  'animals got': 'Tiere',
  part: 'Durchgang {letter}',
}
