import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: Readonly<Record<keyof typeof en, string>> = {
  length: 'Durchgänge',
  earned: 'Silber je Zug',
  got: 'Platzierte Projekte',
  means: 'Silber und Arbeiter',
}
