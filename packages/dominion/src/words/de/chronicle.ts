import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: Readonly<Record<keyof typeof en, string>> = {
  length: 'Züge',
  earned: 'Münzen je Zug',
  got: 'Genommene Karten und gekaufte Ereignisse',
  coins: 'Münzen',
}
